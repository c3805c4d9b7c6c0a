import '../../run/dom';
import * as assert from 'uvu/assert';
import { toAbort, toAction, toSheetErrors } from '../../../src/core/errors/actions';
import { t } from '../../../src/core/i18n/messages';
import { errorResult } from '../../../src/core/storefront/result';
import type { SheetAction } from '../../../src/core/types/action';
import type { Cart } from '../../../src/core/types/cart';
import type { AbortReason, CartError, Result } from '../../../src/core/types/result';
import { contextOf } from '../../fakes/context';
import { CART_CHOICE, createCart } from '../../fakes/fake-cart';
import { test } from '../../run/suite';

const CONTEXT = contextOf('GooglePay');
const data = createCart();

/** Creates the result of a response with these errors, and a cart if `data` is set. */
const toResult = ({ data, errors = [] }: { data?: Cart; errors?: CartError[] }): Result => ({
  ...errorResult(...errors),
  data,
});
const toNext = (response: Parameters<typeof toResult>[0]) => toAction(toResult(response), CONTEXT);

const ORDER: [what: string, result: Parameters<typeof toResult>[0], type: SheetAction['type']][] = [
  [
    'decelerates before any other action',
    {
      data,
      errors: [{ code: 'NO_DELIVERY_GROUPS' }, { code: 'VALIDATION_CUSTOM' }, { code: 'CART_THROTTLED' }],
    },
    'decelerate',
  ],
  [
    'aborts before it shows an error',
    { data, errors: [{ code: 'NO_DELIVERY_GROUPS' }, { code: 'MERCHANDISE_OUT_OF_STOCK' }] },
    'abort',
  ],
  ['shows an error before it updates', { data, errors: [{ code: 'NO_DELIVERY_GROUPS' }] }, 'show_error'],
  [
    'shows an error before it stops waiting',
    { data, errors: [{ code: 'PENDING_DELIVERY_GROUPS' }, { code: 'NO_DELIVERY_GROUPS' }] },
    'show_error',
  ],
  ['updates without errors', { data }, 'update'],
  ['aborts with neither a cart nor an error', {}, 'abort'],
];

for (const [what, result, type] of ORDER)
  test(what, () => {
    assert.is(toNext(result).type, type);
  });

test('passes on the cart', () => {
  assert.equal(toNext({ data }), { type: 'update', cart: data });
});

test('redirects to the checkout if the server is still pending', () => {
  assert.equal(toNext({ data, errors: [{ code: 'PENDING_DELIVERY_GROUPS' }] }), {
    type: 'decelerate',
    reason: 'cart_not_ready',
  });
});

test('shows every error that the shopper can fix, with its field', () => {
  const action = toNext({
    errors: [
      { code: 'ADDRESS_FIELD_IS_REQUIRED', field: 'deliveryAddress.city' },
      { code: 'DELIVERY_NO_DELIVERY_AVAILABLE' },
    ],
  });
  assert.equal(action, {
    type: 'show_error',
    errors: [
      { on: 'field', field: 'city', message: 'Preencha o campo cidade.' },
      {
        on: 'unserviceable',
        field: undefined,
        message: 'Loja Exemplo não faz entregas neste endereço. Escolha outro endereço.',
      },
    ],
  });
});

const CHECK = 'VALIDATION_CUSTOM';
const SERVER_MESSAGE = 'Só um por pessoa.';
const OWN_MESSAGE = 'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.';

const CHECKS: [what: string, errors: CartError[], message: string][] = [
  ["the server's message of a check", [{ code: CHECK, message: SERVER_MESSAGE }], SERVER_MESSAGE],
  ['its own message for a check without one', [{ code: CHECK }], OWN_MESSAGE],
  ['its own message for a check with a blank one', [{ code: CHECK, message: ' \n' }], OWN_MESSAGE],
  [
    'the first non-empty message of several checks',
    [
      { code: CHECK, message: '' },
      { code: CHECK, message: SERVER_MESSAGE },
    ],
    SERVER_MESSAGE,
  ],
  [
    'the message of a check next to another reason to abort',
    [{ code: 'INVALID_QUANTITY' }, { code: CHECK, message: SERVER_MESSAGE }],
    SERVER_MESSAGE,
  ],
];

for (const [what, errors, message] of CHECKS)
  test(`titles the dialog with the wallet's name and shows ${what}`, () => {
    assert.equal(toAction(errorResult(...errors), CONTEXT), {
      type: 'abort',
      reason: 'validation_custom',
      title: 'Não foi possível pagar com Google Pay',
      message,
      ...(message === SERVER_MESSAGE && { isFromServer: true }),
    });
  });

const RULES: [code: string, key: string][] = [
  ['MINIMUM_NOT_MET', 'minimum'],
  ['MAXIMUM_EXCEEDED', 'maximum'],
  ['INVALID_INCREMENT', 'increment'],
];
const RULE_TEXTS: [message: string | undefined, isShown: boolean][] = [
  ['A quantidade mínima é 6.', true],
  ['الحد الأدنى هو ٦.', true],
  ['Quantidade inválida.', false],
  [' ', false],
  [undefined, false],
];

for (const [code, key] of RULES)
  for (const [message, isShown] of RULE_TEXTS)
    test(`shows the text of ${isShown ? 'the server' : 'the script'} for ${code} with ${JSON.stringify(message)}`, () => {
      assert.equal(toAction(errorResult({ code, field: 'input.lines.quantity', message }), CONTEXT), {
        type: 'abort',
        reason: `quantity_${key}`,
        title: 'Falha na transação',
        message: isShown ? message : t(`error_dialogs.quantity.${key}`),
        ...(isShown && { isFromServer: true }),
      });
    });

test('shows the generic checkout error for an invalid quantity', () => {
  const action = toNext({
    errors: [{ code: 'INVALID', field: 'input.lines.quantity', message: 'No máximo 6.' }],
  });
  assert.is(action.type === 'abort' && action.message, t('error_dialogs.checkout.generic_error'));
});

test("titles a check with the checkout's failure if the button has no wallet name", () => {
  for (const [message, expected] of [
    [SERVER_MESSAGE, SERVER_MESSAGE],
    ['', t('error_dialogs.checkout.generic_error')],
  ]) {
    const action = toAction(errorResult({ code: CHECK, message }), contextOf('BuyItNow'));
    assert.is(action.type === 'abort' && action.title, 'Falha na transação');
    assert.is(action.type === 'abort' && action.message, expected);
  }
});

test("hides the server's message of any other error", () => {
  assert.not.match(JSON.stringify(toNext({ errors: [{ code: 'HTTP', message: 'secret' }] })), 'secret');
});

const TITLE = t('error_dialogs.checkout.title');
const DIALOGS: [reason: AbortReason, title: string, message: string][] = [
  ['out_of_stock', TITLE, t('error_dialogs.product.out_of_stock')],
  ['checkout_error', TITLE, t('error_dialogs.checkout.generic_error')],
  [
    'quantity_minimum',
    TITLE,
    'A quantidade está abaixo do mínimo para este item. Aumente-a e tente novamente.',
  ],
  [
    'quantity_maximum',
    TITLE,
    'A quantidade está acima do máximo para este item. Diminua-a e tente novamente.',
  ],
  [
    'quantity_increment',
    TITLE,
    'Este item só é vendido em determinadas quantidades. Altere a quantidade e tente novamente.',
  ],
  ['empty_cart', 'Seu carrinho mudou', t('error_dialogs.checkout.eligibility_error')],
  [
    'wallet_error',
    'Não foi possível pagar com Google Pay',
    'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.',
  ],
  [
    'wallet_service',
    'Não foi possível pagar com Google Pay',
    'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.',
  ],
  ['silent', '', ''],
];

for (const [reason, title, message] of DIALOGS)
  test(`has a dialog for ${reason}`, () => {
    assert.equal(toAbort(reason, CONTEXT), { type: 'abort', reason, title, message });
  });

const QUANTITY =
  'Um item do seu carrinho não é vendido nesta quantidade. Altere a quantidade e tente novamente.';
const CART_TEXTS: [reason: AbortReason, message: string][] = [
  ['out_of_stock', 'Um item do seu carrinho não está mais disponível.'],
  ['quantity_minimum', QUANTITY],
  ['quantity_maximum', QUANTITY],
  ['quantity_increment', QUANTITY],
];

for (const [reason, message] of CART_TEXTS)
  test(`names an item of the cart for ${reason} of a cart`, () => {
    assert.equal(toAbort(reason, { ...CONTEXT, source: CART_CHOICE }), {
      type: 'abort',
      reason,
      title: TITLE,
      message,
    });
  });

for (const instrument of ['BuyItNow', 'MoreOptions', 'Unknown'])
  test(`shows the checkout's failure for ${instrument}, which has no wallet name`, () => {
    const action = toAbort('wallet_error', contextOf(instrument));
    assert.is(action.type === 'abort' && action.title, TITLE);
    assert.is(action.type === 'abort' && action.reason, 'wallet_error');
  });

for (const instrument of ['PayPal', 'Venmo'])
  test(`shows a failed cart request as the checkout's failure with ${instrument}`, () => {
    const errors = [{ code: 'INTERNAL_SERVER_ERROR' }];
    const action = toAction(toResult({ errors }), contextOf(instrument));
    assert.match(action.type === 'abort' ? action.message : '', `problema com ${instrument}`);
  });

test('leaves out a missing shop name', () => {
  const errors = [{ code: 'DELIVERY_NO_DELIVERY_AVAILABLE' }];
  const action = toAction(toResult({ errors }), contextOf('GooglePay', { shop: '' }));
  assert.is(
    action.type === 'show_error' && action.errors[0]?.message,
    'Esta loja não faz entregas neste endereço. Escolha outro endereço.',
  );
});

test('shows a server crash also without a wallet name', () => {
  const errors = [{ code: 'INTERNAL_SERVER_ERROR' }];
  const action = toAction(toResult({ errors }), contextOf('BuyItNow'));
  assert.is(action.type === 'abort' && action.message, t('error_dialogs.checkout.generic_error'));
});

const SHOWN: [what: string, action: SheetAction, errors: object[]][] = [
  [
    'its own errors',
    {
      type: 'show_error',
      errors: [
        { on: 'billing', message: 'a' },
        { on: 'address', message: 'b' },
      ],
    },
    [
      { on: 'billing', message: 'a' },
      { on: 'address', message: 'b' },
    ],
  ],
  [
    'the message of an abort',
    { type: 'abort', reason: 'out_of_stock', title: 't', message: 'm' },
    [{ on: 'other', message: 'm' }],
  ],
  [
    'an empty message before a redirect',
    { type: 'decelerate', reason: 'dynamic_tax' },
    [{ on: 'other', message: '' }],
  ],
];

for (const [what, action, errors] of SHOWN)
  test(`shows ${what} in a sheet`, () => {
    assert.equal(toSheetErrors(action), errors);
  });

test('requests the emirate in the UAE, and the state in other countries', () => {
  const missing = { errors: [{ code: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY' }] };
  for (const [country, message] of [
    ['AE', 'Selecione um emirado.'],
    ['BR', 'Selecione um estado.'],
  ]) {
    const action = toAction(toResult(missing), { ...CONTEXT, delivery: country });
    assert.is(action.type === 'show_error' && action.errors[0]?.message, message);
  }
});

test('requests the emirate of the address that has the error', () => {
  const errors = [{ code: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY' }, { code: 'PAYMENTS_ZONE_REQUIRED' }];
  const read = (delivery: string, billing: string) => {
    const action = toAction(toResult({ errors }), { ...CONTEXT, delivery, billing });
    return action.type === 'show_error' && action.errors.map(({ message }) => message);
  };
  assert.equal(read('AE', 'BR'), ['Selecione um emirado.', 'Selecione um estado.']);
  assert.equal(read('BR', 'AE'), ['Selecione um estado.', 'Selecione um emirado.']);
});

test.run();
