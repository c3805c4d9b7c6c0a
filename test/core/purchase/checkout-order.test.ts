import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Cart } from '../../../src/core/types/cart';
import { createResponses, createShipped, PAYMENT, REFUSED, SUCCESS, THANKS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails, inOrder } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openCheckout, openPurchase } from '../../fakes/open-checkout';
import { fixture, test } from '../../run/suite';

const { checkoutUrl } = createShipped();
const UNKNOWN_URL = `${checkoutUrl}&storefront_wallet=true&wallet_cart_not_ready=true`;
const ABORT: SheetAction = { type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' };

const clock = fixture(fakeClock);
fixture(recordErrors);
const ACCEPTED = { result: { __typename: 'SubmitAlreadyAccepted' } };
const success = (redirectUrl: unknown) => ({ result: { __typename: 'SubmitSuccess', redirectUrl } });

/** Pays as a sheet does, and ends with the answer. */
async function buy(answers: Record<string, unknown>) {
  const opened = await openPurchase(answers);
  const action = await clock.run(opened.checkout.authorize(PAYMENT));
  opened.checkout.finish(action);
  await clock.advance(0);
  return { ...opened, operations: opened.graphql.operations() };
}

const ORDERED: [what: string, answer: unknown, url: string][] = [
  ['the thank-you page of a success', SUCCESS, THANKS],
  ['the checkout where a success names no page', success(null), checkoutUrl],
  ['the checkout where the page of a success is empty', success(''), checkoutUrl],
  ['the checkout where the page of a success is a script', success('javascript:alert(1)'), checkoutUrl],
  ['the checkout where the page of a success is not encrypted', success('http://evil.example/'), checkoutUrl],
  ['the checkout where the page of a success is no URL', success('https://'), checkoutUrl],
  ['the checkout after an earlier success', ACCEPTED, checkoutUrl],
];

for (const [what, cartSubmitForCompletion, url] of ORDERED)
  test(`leads to ${what}`, async () => {
    const { checkout, visited, told, operations } = await buy({ cartSubmitForCompletion });
    assert.equal(visited, [url]);
    assert.equal(told, []);
    assert.is(checkout.status.value, 'completed');
    assert.not(operations.includes('cartRemovePersonalData'), 'the data belongs to the order');
  });

for (const [email, removals] of [
  ['ana@example.com', 0],
  ['eva@example.com', 1],
] as const)
  test(`leads to the checkout with ${removals ? 'no' : 'the'} personal data if the cart is for ${email}`, async () => {
    const cart = createShipped({ buyerIdentity: { email }, total: { amount: '190.0', currencyCode: 'BRL' } });
    const opened = await openPurchase({ cartPaymentUpdate: { cart, errors: [], warnings: [] } });
    const payment = { ...PAYMENT, email: 'ana@example.com' };
    opened.checkout.finish(await clock.run(opened.checkout.authorize(payment)));
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
  ['the checkout that the submission names', CHALLENGE, `${CHALLENGE}&${MARKED}`],
  ['the cart’s where it names none', null, `${checkoutUrl}&${MARKED}`],
  ['the cart’s where it names a script', 'javascript:alert(1)', `${checkoutUrl}&${MARKED}`],
  ['the cart’s where it names one that is not encrypted', 'http://evil.example/', `${checkoutUrl}&${MARKED}`],
];

for (const [what, named, url] of CAPTCHAS)
  test(`leads a captcha to ${what}`, async () => {
    const { checkout, visited, told } = await buy({ cartSubmitForCompletion: captcha(named) });
    assert.equal(visited, [url]);
    assert.equal(told, []);
    assert.is(checkout.status.value, 'redirecting');
  });

const NOWHERE = createResponses(createShipped({ checkoutUrl: 'javascript:alert(1)' }));

for (const [what, answer] of [
  ['a success', success(null)],
  ['an earlier success', ACCEPTED],
] as const)
  test(`says that the order is placed where ${what} has no page to show it`, async () => {
    const { checkout, visited, told, operations } = await buy({
      ...NOWHERE,
      cartSubmitForCompletion: answer,
    });
    assert.equal(visited, []);
    assert.equal(told, [
      [
        'Pedido realizado',
        'Seu pedido foi realizado, mas não foi possível abrir a confirmação. Não pague outra vez.',
      ],
    ]);
    assert.is(checkout.status.value, 'completed');
    assert.not(operations.includes('cartRemovePersonalData'));
  });

const throttled = () => ({
  result: { __typename: 'SubmitThrottled', pollAfter: new Date(Date.now() + 4000).toISOString() },
});

const UNKNOWN: [what: string, create: () => unknown][] = [
  ['no answer comes', () => fails('NETWORK')],
  ['the answer can not be read', () => 'nonsense'],
  ['it stays throttled', () => throttled],
  ['a refusal follows a lost answer', () => inOrder(fails('TIMEOUT'), REFUSED)],
];

for (const [what, create] of UNKNOWN) {
  test(`leads to the checkout, which knows whether there is an order, where ${what}`, async () => {
    const { checkout, visited, told, operations } = await buy({ cartSubmitForCompletion: create() });
    assert.equal(visited, [UNKNOWN_URL]);
    assert.equal(told, []);
    assert.is(checkout.status.value, 'unconfirmed');
    assert.not(operations.includes('cartRemovePersonalData'));
  });

  test(`says that the payment is being checked where ${what} and there is no checkout to go to`, async () => {
    const { checkout, visited, told } = await buy({ ...NOWHERE, cartSubmitForCompletion: create() });
    assert.equal(visited, []);
    assert.equal(told, [['Seu pagamento está sendo verificado.', 'Não pague outra vez.']]);
    assert.is(checkout.status.value, 'unconfirmed', 'the order may be placed');
  });
}

test('leads once more to the checkout that alone knows of the order', async () => {
  const { checkout, visited } = await buy({ cartSubmitForCompletion: fails('NETWORK') });
  checkout.resume();
  assert.equal(visited, [UNKNOWN_URL, UNKNOWN_URL]);
  assert.is(checkout.status.value, 'unconfirmed');
});

test('says once more that the payment is being checked where there is no checkout to go to', async () => {
  const { checkout, told } = await buy({ ...NOWHERE, cartSubmitForCompletion: fails('NETWORK') });
  checkout.resume();
  assert.is(told.length, 2);
  assert.equal(told[0], told[1]);
});

test('leads once more to the thank-you page of an order', async () => {
  const { checkout, visited } = await buy({});
  checkout.resume();
  assert.equal(visited, [THANKS, THANKS]);
  assert.is(checkout.status.value, 'completed');
});

const GONE: [what: string, answer: object][] = [
  ['refuses', { cart: null, errors: [{ code: 'INVALID', field: ['cartId'] }] }],
  ['answers with no', { cart: null }],
];

for (const operation of ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'])
  for (const [what, answer] of GONE)
    test(`decelerates if ${operation} ${what} cart while the shopper pays`, async () => {
      const { cartBuyerIdentityUpdate } = createResponses();
      const { visited, told, operations } = await buy({
        [operation]:
          operation in { cartBuyerIdentityUpdate } ? inOrder(cartBuyerIdentityUpdate, answer) : answer,
      });
      assert.equal(visited, [UNKNOWN_URL]);
      assert.equal(told, []);
      assert.not(operations.includes('cartSubmitForCompletion'));
    });

test('decelerates if the second copy of a submission finds no cart', async () => {
  const refusal = { errors: [{ code: 'INVALID', field: ['cartId'] }] };
  const { visited, told, checkout } = await buy({
    cart: inOrder(createShipped(), null),
    cartSubmitForCompletion: inOrder(fails('TIMEOUT'), refusal),
  });
  assert.equal([visited, told], [[UNKNOWN_URL], []]);
  assert.is(checkout.status.value, 'unconfirmed');
});

test('leads nowhere once more while nothing is decided, and after a cancel', async () => {
  const opened = await openPurchase();
  opened.checkout.resume();
  opened.checkout.cancel();
  opened.checkout.resume();
  assert.equal([opened.visited, opened.told], [[], []]);
});

/** A purchase whose payment hangs at one of its steps. */
async function pay(operation: string, answer: unknown) {
  const { promise, release } = hold<unknown>();
  const opened = await openPurchase({ [operation]: () => promise });
  void opened.checkout.authorize(PAYMENT);
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
  test(`a sheet that breaks ${when} waits for the answer of the payment, which leads on`, async () => {
    const { checkout, visited, told, release } = await pay(operation, answer);
    checkout.finish(checkout.fail(new Error(`broken ${when}`)));
    assert.is(checkout.status.value, 'busy');
    assert.equal([visited, told], [[], []]);
    await release();
    assert.equal(visited, [THANKS]);
    assert.equal(told, []);
  });

test('a sheet that breaks hears of a refusal in the page, and the personal data goes', async () => {
  const { checkout, graphql, visited, told, release } = await pay('cartSubmitForCompletion', REFUSED);
  checkout.finish(ABORT);
  await release();
  assert.equal(visited, []);
  assert.equal(told, [['Falha na transação', 'Preencha o campo sobrenome.']]);
  assert.is(checkout.status.value, 'failed');
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
});

test('a sheet that broke gets the wallet’s error in the page where the payment hangs for 27 s', async () => {
  const { checkout, told } = await pay('cartPrepareForCompletion', READY);
  checkout.finish(ABORT);
  await clock.advance(27_000);
  assert.is(told[0]?.[0], 'Google Pay indisponível');
  assert.is(checkout.status.value, 'failed');
});

test('no other end counts once the order is placed', async () => {
  const { checkout, visited, told } = await openPurchase();
  await clock.run(checkout.authorize(PAYMENT));
  checkout.finish(ABORT);
  assert.equal(visited, [THANKS]);
  assert.equal(told, []);
});

test('what throws after the order is placed is answered with the order', async () => {
  const { checkout } = openCheckout(createResponses());
  await checkout.open();
  checkout.show(checkout.cart.value as Cart);
  await clock.run(checkout.authorize(PAYMENT));
  assert.equal(checkout.fail(new Error('after the order')), { type: 'complete', redirectUrl: THANKS });
});

test('what throws while a submission is under way is answered that the payment is being checked', async () => {
  const { checkout } = await pay('cartSubmitForCompletion', SUCCESS);
  const action = checkout.fail(new Error('under way'));
  assert.is(
    action.type === 'show_error' && action.errors[0]?.message,
    'Seu pagamento está sendo verificado. Não pague outra vez.',
  );
});

test.run();
