import '../../run/dom';
import * as assert from 'uvu/assert';
import { toAbort, toAction, toSheetErrors } from '../../../src/core/errors/actions';
import { t } from '../../../src/core/i18n/messages';
import { errorResult } from '../../../src/core/storefront/result';
import type { SheetAction } from '../../../src/core/types/action';
import type { AbortReason, CartError, Result } from '../../../src/core/types/result';
import { contextOf } from '../../fakes/context';
import { createCart } from '../../fakes/fake-cart';
import { recordErrors } from '../../fakes/fake-console';
import { test } from '../../run/suite';

const ASKER = contextOf('GooglePay');
const data = createCart();

/** What an answer says, before it is judged. */
interface Said extends Partial<Omit<Result, 'errors'>> {
  errors?: CartError[];
}

const toResult = ({ errors = [], ...said }: Said): Result => ({
  ...said,
  errors: errorResult(...errors).errors,
});
const toNext = (said: Said) => toAction(toResult(said), ASKER);

const ORDER: [what: string, result: Said, type: SheetAction['type']][] = [
  [
    'decelerates before all else',
    {
      data,
      decelerationReason: 'not_enough_stock',
      abortReason: 'out_of_stock',
      errors: [{ code: 'NO_DELIVERY_GROUPS' }],
    },
    'decelerate',
  ],
  [
    'aborts before it shows an error',
    { data, abortReason: 'out_of_stock', errors: [{ code: 'NO_DELIVERY_GROUPS' }] },
    'abort',
  ],
  ['shows an error before it updates', { data, errors: [{ code: 'NO_DELIVERY_GROUPS' }] }, 'show_error'],
  [
    'shows an error before it gives up waiting',
    { data, errors: [{ code: 'PENDING_DELIVERY_GROUPS' }, { code: 'NO_DELIVERY_GROUPS' }] },
    'show_error',
  ],
  ['updates where nothing is wrong', { data }, 'update'],
  ['aborts where there is neither a cart nor an error', {}, 'abort'],
];

for (const [what, result, type] of ORDER)
  test(what, () => {
    assert.is(toNext(result).type, type);
  });

test('hands the cart on', () => {
  assert.equal(toNext({ data }), { type: 'update', cart: data });
});

test('goes to the checkout where the server is still not done', () => {
  assert.equal(toNext({ data, errors: [{ code: 'PENDING_DELIVERY_GROUPS' }] }), {
    type: 'decelerate',
    reason: 'cart_not_ready',
  });
});

test('shows every error that the shopper can mend, with its place', () => {
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
const ITS_WORDS = 'Só um por pessoa.';
const OUR_WORDS = 'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.';

const CHECKS: [what: string, errors: CartError[], message: string][] = [
  ['the server’s own words for a check', [{ code: CHECK, message: ITS_WORDS }], ITS_WORDS],
  ['ours for a check without words', [{ code: CHECK }], OUR_WORDS],
  ['ours for a check of blanks', [{ code: CHECK, message: ' \n' }], OUR_WORDS],
  [
    'those of the first check that has some',
    [
      { code: CHECK, message: '' },
      { code: CHECK, message: ITS_WORDS },
    ],
    ITS_WORDS,
  ],
  [
    'those of a check beside another reason to end',
    [{ code: 'INVALID_QUANTITY' }, { code: CHECK, message: ITS_WORDS }],
    ITS_WORDS,
  ],
];

for (const [what, errors, message] of CHECKS)
  test(`says, titled with the wallet’s name, ${what}`, () => {
    assert.equal(toAction(errorResult(...errors), ASKER), {
      type: 'abort',
      reason: 'validation_custom',
      title: 'Google Pay indisponível',
      message,
      ...(message === ITS_WORDS && { isFromServer: true }),
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
    test(`shows for ${code} with ${JSON.stringify(message)} the text of ${isShown ? 'the server' : 'the script'}`, () => {
      assert.equal(toAction(errorResult({ code, field: 'input.lines.quantity', message }), ASKER), {
        type: 'abort',
        reason: `quantity_${key}`,
        title: 'Falha na transação',
        message: isShown ? message : t(`error_dialogs.quantity.${key}`),
        ...(isShown && { isFromServer: true }),
      });
    });

test('shows an invalid quantity as a failure of the checkout, whatever the server writes', () => {
  const action = toNext({
    abortReason: 'checkout_error',
    errors: [{ code: 'INVALID', field: 'input.lines.quantity', message: 'No máximo 6.' }],
  });
  assert.is(action.type === 'abort' && action.message, t('error_dialogs.checkout.generic_error'));
});

test('titles a check with the checkout’s failure where the button has no name of a wallet', () => {
  for (const [message, shown] of [
    [ITS_WORDS, ITS_WORDS],
    ['', t('error_dialogs.checkout.generic_error')],
  ]) {
    const action = toAction(errorResult({ code: CHECK, message }), contextOf('BuyItNow'));
    assert.is(action.type === 'abort' && action.title, 'Falha na transação');
    assert.is(action.type === 'abort' && action.message, shown);
  }
});

test('never says the server’s words for anything else', () => {
  const { abortReason, errors } = {
    abortReason: 'wallet_error',
    errors: [{ code: 'HTTP', message: 'secret' }],
  } as const;
  assert.not.match(JSON.stringify(toNext({ abortReason, errors: [...errors] })), 'secret');
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
  ['empty_cart', TITLE, t('error_dialogs.checkout.eligibility_error')],
  [
    'wallet_error',
    'Google Pay indisponível',
    'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.',
  ],
  [
    'wallet_service',
    'Google Pay indisponível',
    'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.',
  ],
  ['silent', '', ''],
];

for (const [reason, title, message] of DIALOGS)
  test(`has the dialog of ${reason}`, () => {
    assert.equal(toAbort(reason, ASKER), { type: 'abort', reason, title, message });
  });

for (const instrument of ['BuyItNow', 'MoreOptions', 'Unknown'])
  test(`fails as the checkout does where ${instrument} has no name of its own`, () => {
    const action = toAbort('wallet_error', contextOf(instrument));
    assert.is(action.type === 'abort' && action.title, TITLE);
    assert.is(action.type === 'abort' && action.reason, 'wallet_error');
  });

for (const instrument of ['PayPal', 'Venmo'])
  test(`says that a call of the cart has failed, also to who pays with ${instrument}`, () => {
    const errors = [{ code: 'INTERNAL_SERVER_ERROR' }];
    const action = toAction(toResult({ errors, abortReason: 'wallet_service' }), contextOf(instrument));
    assert.match(action.type === 'abort' ? action.message : '', `problema com ${instrument}`);
  });

test('names no shop that has no name', () => {
  const errors = [{ code: 'DELIVERY_NO_DELIVERY_AVAILABLE' }];
  const action = toAction(toResult({ errors }), contextOf('GooglePay', { shop: '' }));
  assert.is(
    action.type === 'show_error' && action.errors[0]?.message,
    'Esta loja não faz entregas neste endereço. Escolha outro endereço.',
  );
});

test('says that the server has crashed, also where the wallet has no name', () => {
  const errors = [{ code: 'INTERNAL_SERVER_ERROR' }];
  const action = toAction(toResult({ errors, abortReason: 'wallet_service' }), contextOf('BuyItNow'));
  assert.is(action.type === 'abort' && action.message, t('error_dialogs.checkout.generic_error'));
});

test('is pure: it reports nothing', () => {
  const { lines } = recordErrors();
  toNext({ errors: [{ code: 'CODE_OF_TOMORROW' }], abortReason: 'wallet_error' });
  assert.equal(lines, []);
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
    'the words of an abort',
    { type: 'abort', reason: 'out_of_stock', title: 't', message: 'm' },
    [{ on: 'other', message: 'm' }],
  ],
  [
    'an empty message on the way to the checkout',
    { type: 'decelerate', reason: 'dynamic_tax' },
    [{ on: 'other', message: '' }],
  ],
];

for (const [what, action, errors] of SHOWN)
  test(`shows in a sheet ${what}`, () => {
    assert.equal(toSheetErrors(action), errors);
  });

test('asks for the emirate in the Emirates, and for the state elsewhere', () => {
  const missing = { errors: [{ code: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY' }] };
  for (const [country, message] of [
    ['AE', 'Selecione um emirado.'],
    ['BR', 'Selecione um estado.'],
  ]) {
    const action = toAction(toResult(missing), ASKER, { delivery: country });
    assert.is(action.type === 'show_error' && action.errors[0]?.message, message);
  }
});

test('asks for the emirate of the address that the message is about', () => {
  const errors = [{ code: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY' }, { code: 'PAYMENTS_ZONE_REQUIRED' }];
  const read = (delivery: string, billing: string) => {
    const action = toAction(toResult({ errors }), ASKER, { delivery, billing });
    return action.type === 'show_error' && action.errors.map(({ message }) => message);
  };
  assert.equal(read('AE', 'BR'), ['Selecione um emirado.', 'Selecione um estado.']);
  assert.equal(read('BR', 'AE'), ['Selecione um estado.', 'Selecione um emirado.']);
});

test.run();
