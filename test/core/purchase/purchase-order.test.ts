import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Cart } from '../../../src/core/types/cart';
import { createResponses, createShipped, PAYMENT, REFUSED, SUCCESS, THANKS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails, inOrder } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openPurchase, openShownPurchase } from '../../fakes/open-purchase';
import { fixture, test } from '../../run/suite';

const { checkoutUrl } = createShipped();
const UNKNOWN_URL = `${checkoutUrl}&storefront_wallet=true&wallet_cart_not_ready=true`;
const ABORT: SheetAction = { type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' };

const clock = fixture(fakeClock);
fixture(recordErrors);
const ACCEPTED = { result: { __typename: 'SubmitAlreadyAccepted' } };
const success = (redirectUrl: unknown) => ({ result: { __typename: 'SubmitSuccess', redirectUrl } });

/** Pays as a sheet does, and finishes with the result. */
async function buy(answers: Record<string, unknown>) {
  const opened = await openShownPurchase(answers);
  const action = await clock.run(opened.purchase.authorize(PAYMENT));
  opened.purchase.finish(action);
  await clock.advance(0);
  return { ...opened, operations: opened.graphql.operations() };
}

const ORDERED: [what: string, answer: unknown, url: string][] = [
  ['the thank-you page of a success', SUCCESS, THANKS],
  ['the checkout if a success has no URL', success(null), checkoutUrl],
  ['the checkout if the URL of a success is empty', success(''), checkoutUrl],
  ['the checkout if the URL of a success is a script', success('javascript:alert(1)'), checkoutUrl],
  ['the checkout if the URL of a success has no TLS', success('http://evil.example/'), checkoutUrl],
  ['the checkout if the URL of a success is invalid', success('https://'), checkoutUrl],
  ['the checkout after an earlier success', ACCEPTED, checkoutUrl],
];

for (const [what, cartSubmitForCompletion, url] of ORDERED)
  test(`redirects to ${what}`, async () => {
    const { purchase, visited, dialogs, operations } = await buy({ cartSubmitForCompletion });
    assert.equal(visited, [url]);
    assert.equal(dialogs, []);
    assert.is(purchase.status.value, 'completed');
    assert.not(operations.includes('cartRemovePersonalData'), 'the data belongs to the order');
  });

for (const [email, removals] of [
  ['ana@example.com', 0],
  ['eva@example.com', 1],
] as const)
  test(`redirects to the checkout with ${removals ? 'no' : 'the'} personal data if the cart is for ${email}`, async () => {
    const cart = createShipped({ buyerIdentity: { email }, total: { amount: '190.0', currencyCode: 'BRL' } });
    const opened = await openShownPurchase({ cartPaymentUpdate: { cart, errors: [], warnings: [] } });
    const payment = { ...PAYMENT, email: 'ana@example.com' };
    opened.purchase.finish(await clock.run(opened.purchase.authorize(payment)));
    await clock.advance(0);
    assert.equal(opened.visited, [`${checkoutUrl}&storefront_wallet=true&wallet_dynamic_tax=true`]);
    const removed = opened.graphql.operations().filter(name => name === 'cartRemovePersonalData');
    assert.is(removed.length, removals);
  });

const CHALLENGE = 'https://shop.example/checkouts/captcha?token=t';
const MARKED = 'storefront_wallet=true&wallet_captcha_required=true';
const captcha = (checkoutUrl: unknown) => ({
  result: { __typename: 'SubmitFailed', checkoutUrl, errors: [{ code: 'CAPTCHA_COMPLETION_REQUIRED' }] },
});

const CAPTCHAS: [what: string, named: unknown, url: string][] = [
  ['the checkout of the submission', CHALLENGE, `${CHALLENGE}&${MARKED}`],
  ["the cart's if it has none", null, `${checkoutUrl}&${MARKED}`],
  ["the cart's if its URL is a script", 'javascript:alert(1)', `${checkoutUrl}&${MARKED}`],
  ["the cart's if its URL has no TLS", 'http://evil.example/', `${checkoutUrl}&${MARKED}`],
];

for (const [what, named, url] of CAPTCHAS)
  test(`redirects a captcha to ${what}`, async () => {
    const { purchase, visited, dialogs } = await buy({ cartSubmitForCompletion: captcha(named) });
    assert.equal(visited, [url]);
    assert.equal(dialogs, []);
    assert.is(purchase.status.value, 'redirecting');
  });

const NOWHERE = createResponses(createShipped({ checkoutUrl: 'javascript:alert(1)' }));

for (const [what, answer] of [
  ['a success', success(null)],
  ['an earlier success', ACCEPTED],
] as const)
  test(`shows that the order is placed if ${what} has no page`, async () => {
    const { purchase, visited, dialogs, operations } = await buy({
      ...NOWHERE,
      cartSubmitForCompletion: answer,
    });
    assert.equal(visited, []);
    assert.equal(dialogs, [
      [
        'Pedido realizado',
        'Seu pedido foi realizado, mas não foi possível abrir a confirmação. Por favor, não pague outra vez.',
      ],
    ]);
    assert.is(purchase.status.value, 'completed');
    assert.not(operations.includes('cartRemovePersonalData'));
  });

const throttled = () => ({
  result: { __typename: 'SubmitThrottled', pollAfter: new Date(Date.now() + 4000).toISOString() },
});

const UNKNOWN: [what: string, create: () => unknown][] = [
  ['no response arrives', () => fails('NETWORK')],
  ['the response is invalid', () => 'nonsense'],
  ['it stays throttled', () => throttled],
  ['a rejection follows a lost response', () => inOrder(fails('TIMEOUT'), REFUSED)],
];

for (const [what, create] of UNKNOWN) {
  test(`redirects to the checkout if ${what}, because there may be an order`, async () => {
    const { purchase, visited, dialogs, operations } = await buy({ cartSubmitForCompletion: create() });
    assert.equal(visited, [UNKNOWN_URL]);
    assert.equal(dialogs, []);
    assert.is(purchase.status.value, 'unconfirmed');
    assert.not(operations.includes('cartRemovePersonalData'));
  });

  test(`shows that the payment is being checked if ${what} without a checkout URL`, async () => {
    const { purchase, visited, dialogs } = await buy({ ...NOWHERE, cartSubmitForCompletion: create() });
    assert.equal(visited, []);
    assert.equal(dialogs, [
      [
        'Seu pagamento está sendo verificado.',
        'Por favor, não pague outra vez. Se não receber a confirmação por e-mail, fale com a loja.',
      ],
    ]);
    assert.is(purchase.status.value, 'unconfirmed', 'the order may be placed');
  });
}

test('redirects again to the checkout that may have the order', async () => {
  const { purchase, visited } = await buy({ cartSubmitForCompletion: fails('NETWORK') });
  purchase.resume();
  assert.equal(visited, [UNKNOWN_URL, UNKNOWN_URL]);
  assert.is(purchase.status.value, 'unconfirmed');
});

test('shows again that the payment is being checked without a checkout URL', async () => {
  const { purchase, dialogs } = await buy({ ...NOWHERE, cartSubmitForCompletion: fails('NETWORK') });
  purchase.resume();
  assert.is(dialogs.length, 2);
  assert.equal(dialogs[0], dialogs[1]);
});

test('redirects again to the thank-you page of an order', async () => {
  const { purchase, visited } = await buy({});
  purchase.resume();
  assert.equal(visited, [THANKS, THANKS]);
  assert.is(purchase.status.value, 'completed');
});

const GONE: [what: string, answer: object][] = [
  ['refuses', { cart: null, errors: [{ code: 'INVALID', field: ['cartId'] }] }],
  ['returns no', { cart: null }],
];

for (const operation of ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'])
  for (const [what, answer] of GONE)
    test(`decelerates if ${operation} ${what} cart while the shopper pays`, async () => {
      const { cartBuyerIdentityUpdate } = createResponses();
      const { visited, dialogs, operations } = await buy({
        [operation]:
          operation in { cartBuyerIdentityUpdate } ? inOrder(cartBuyerIdentityUpdate, answer) : answer,
      });
      assert.equal(visited, [UNKNOWN_URL]);
      assert.equal(dialogs, []);
      assert.not(operations.includes('cartSubmitForCompletion'));
    });

test('decelerates if a repeated submission finds no cart', async () => {
  const rejection = { errors: [{ code: 'INVALID', field: ['cartId'] }] };
  const { visited, dialogs, purchase } = await buy({
    cart: inOrder(createShipped(), null),
    cartSubmitForCompletion: inOrder(fails('TIMEOUT'), rejection),
  });
  assert.equal([visited, dialogs], [[UNKNOWN_URL], []]);
  assert.is(purchase.status.value, 'unconfirmed');
});

test('does not redirect again while nothing is decided, or after a cancel', async () => {
  const opened = await openShownPurchase();
  opened.purchase.resume();
  opened.purchase.cancel();
  opened.purchase.resume();
  assert.equal([opened.visited, opened.dialogs], [[], []]);
});

/** Starts a purchase whose payment hangs at one of its steps. */
async function pay(operation: string, answer: unknown) {
  const { promise, release } = hold<unknown>();
  const opened = await openShownPurchase({ [operation]: () => promise });
  void opened.purchase.authorize(PAYMENT);
  await clock.advance(0);
  return {
    ...opened,
    async release() {
      release(answer);
      await clock.advance(30_000);
    },
  };
}

const READY = createResponses().cartPrepareForCompletion;

for (const [when, operation, answer] of [
  ['before the submission', 'cartPrepareForCompletion', READY],
  ['after it', 'cartSubmitForCompletion', SUCCESS],
] as const)
  test(`a sheet that fails ${when} waits for the payment's result, which redirects`, async () => {
    const { purchase, visited, dialogs, release } = await pay(operation, answer);
    purchase.finish(purchase.fail(new Error(`broken ${when}`)));
    assert.is(purchase.status.value, 'busy');
    assert.equal([visited, dialogs], [[], []]);
    await release();
    assert.equal(visited, [THANKS]);
    assert.equal(dialogs, []);
  });

test('shows a rejection in the page after the sheet failed, and removes personal data', async () => {
  const { purchase, graphql, visited, dialogs, release } = await pay('cartSubmitForCompletion', REFUSED);
  purchase.finish(ABORT);
  await release();
  assert.equal(visited, []);
  assert.equal(dialogs, [['Falha na transação', 'Preencha o campo sobrenome.']]);
  assert.is(purchase.status.value, 'failed');
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
});

test("shows the wallet's error in the page if the payment hangs for 27 s after the sheet failed", async () => {
  const { purchase, dialogs } = await pay('cartPrepareForCompletion', READY);
  purchase.finish(ABORT);
  await clock.advance(27_000);
  assert.is(dialogs[0]?.[0], 'Não foi possível pagar com Google Pay');
  assert.is(purchase.status.value, 'failed');
});

test('ignores other ends once the order is placed', async () => {
  const { purchase, visited, dialogs } = await openShownPurchase();
  await clock.run(purchase.authorize(PAYMENT));
  purchase.finish(ABORT);
  assert.equal(visited, [THANKS]);
  assert.equal(dialogs, []);
});

test('returns the order for an exception after the order is placed', async () => {
  const { purchase } = openPurchase(createResponses());
  await purchase.open();
  purchase.show(purchase.cart.value as Cart);
  await clock.run(purchase.authorize(PAYMENT));
  assert.equal(purchase.fail(new Error('after the order')), { type: 'complete', redirectUrl: THANKS });
});

test('returns that the payment is being checked for an exception during a submission', async () => {
  const { purchase } = await pay('cartSubmitForCompletion', SUCCESS);
  const action = purchase.fail(new Error('under way'));
  assert.is(
    action.type === 'show_error' && action.errors[0]?.message,
    'Seu pagamento está sendo verificado. Por favor, não pague outra vez. Se não receber a confirmação por e-mail, fale com a loja.',
  );
});

test.run();
