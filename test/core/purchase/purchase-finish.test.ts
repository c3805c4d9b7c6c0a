import '../../run/dom';
import * as assert from 'uvu/assert';
import { t } from '../../../src/core/i18n/messages';
import { onMetric } from '../../../src/core/platform/metric';
import type { FinalAction } from '../../../src/core/types/action';
import type { PurchaseDetails } from '../../../src/core/types/purchase-details';
import type { CartError } from '../../../src/core/types/result';
import { ADDRESS, createResponses } from '../../fakes/answers';
import { cartNode, createCart, PRODUCT_CHOICE, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails } from '../../fakes/fake-graphql';
import { openPurchase } from '../../fakes/open-purchase';
import { settle } from '../../fakes/settle';
import { fixture, onEnd, test } from '../../run/suite';

fixture(fakeClock);

const CHECKOUT = 'https://shop.example/cart/c/hWN2mTp3?key=0f1e2d3c%3D%3D&storefront_wallet=true';
const cart = createCart();

const REDIRECTS: [what: string, action: FinalAction, url: string, over?: Partial<PurchaseDetails>][] = [
  ['an opened cart', { type: 'redirect', cart }, CHECKOUT],
  [
    'an update of the link',
    { type: 'redirect', cart },
    `${CHECKOUT}&skip_shop_pay=true`,
    { instrument: 'MoreOptions', parameters: { skip_shop_pay: 'true' } },
  ],
  [
    'an update of a wallet with two parameters',
    { type: 'redirect', cart },
    `${CHECKOUT}&payment=shop_pay&redirect_source=direct_checkout_cart`,
    { parameters: { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' } },
  ],
  [
    'a deceleration',
    { type: 'decelerate', reason: 'not_enough_stock' },
    `${CHECKOUT}&wallet_not_enough_stock=true`,
  ],
  [
    'a deceleration of the link',
    { type: 'decelerate', reason: 'not_enough_stock' },
    `${CHECKOUT}&skip_shop_pay=true&wallet_not_enough_stock=true`,
    { parameters: { skip_shop_pay: 'true' } },
  ],
  [
    'a completed order',
    { type: 'complete', redirectUrl: 'https://shop.example/thanks' },
    'https://shop.example/thanks',
  ],
];

for (const [what, action, url, over] of REDIRECTS)
  test(`redirects after ${what}, without a dialog`, async () => {
    const { purchase, visited, dialogs } = openPurchase({}, over);
    await purchase.open();
    purchase.finish(action);
    assert.equal(visited, [url]);
    assert.equal(dialogs, []);
    assert.is(purchase.status.value, action.type === 'complete' ? 'completed' : 'redirecting');
  });

const DIALOGS: [what: string, action: FinalAction, dialogs: [string, string][]][] = [
  [
    'an abort',
    { type: 'abort', reason: 'out_of_stock', title: 'Título', message: 'Texto' },
    [['Título', 'Texto']],
  ],
  [
    'an error that no sheet has shown',
    { type: 'show_error', errors: [{ on: 'address', message: 'Texto' }] },
    [['Falha na transação', 'Texto']],
  ],
];

for (const [what, action, expected] of DIALOGS)
  test(`opens a dialog after ${what}, without a redirect`, () => {
    const { purchase, visited, dialogs } = openPurchase();
    purchase.finish(action);
    assert.equal(dialogs, expected);
    assert.equal(visited, []);
    assert.is(purchase.status.value, 'failed');
  });

test('shows nothing after a silent abort', () => {
  const { purchase, visited, dialogs } = openPurchase();
  purchase.finish({ type: 'abort', reason: 'silent', title: '', message: '' });
  assert.equal([visited, dialogs], [[], []]);
  assert.is(purchase.status.value, 'failed');
});

for (const [what, action] of [
  ['a script URL in the response', { type: 'complete', redirectUrl: 'javascript:alert(1)' }],
  ['another site without TLS', { type: 'complete', redirectUrl: 'http://evil.example/' }],
] satisfies [string, FinalAction][])
  test(`opens the checkout's dialog and reports after ${what}`, () => {
    const { lines } = recordErrors();
    const { purchase, visited, dialogs } = openPurchase();
    purchase.finish(action);
    assert.equal(visited, []);
    assert.is(dialogs[0]?.[0], 'Falha na transação');
    assert.is(purchase.status.value, 'failed');
    // The same error is reported once a page.
    assert.is(lines.length, 1);
  });

test("redirects to the cart's checkout and reports if the response has an unsafe URL", async () => {
  const { lines } = recordErrors();
  const { purchase, visited } = openPurchase();
  await purchase.open();
  purchase.finish({ type: 'complete', redirectUrl: 'javascript:alert(1)' });
  assert.equal(visited, [createCart().checkoutUrl]);
  assert.match(lines.join(), 'Invalid Checkout URL');
});

test("opens the wallet's dialog if there is no checkout URL", async () => {
  const { purchase, visited, dialogs } = openPurchase({ cart: fails('CART_THROTTLED') });
  purchase.finish(await purchase.open());
  assert.equal([visited, dialogs[0]?.[0]], [[], 'Não foi possível pagar com Google Pay']);
  assert.is(purchase.status.value, 'failed');
});

test("opens the checkout's dialog for a deceleration without a cart", () => {
  const { lines } = recordErrors();
  const { purchase, visited, dialogs } = openPurchase();
  purchase.finish({ type: 'decelerate', reason: 'captcha_required' });
  assert.match(lines.join(), 'Invalid Checkout URL');
  assert.equal([visited, dialogs[0]?.[0]], [[], 'Falha na transação']);
  assert.is(purchase.status.value, 'failed');
});

for (const [what, action, status] of [
  ['a redirect', { type: 'redirect', cart }, 'redirecting'],
  ['a dialog', DIALOGS[0]?.[1], 'failed'],
] as [string, FinalAction, string][])
  test(`ends before ${what}, so that a sheet closes first`, async () => {
    const { purchase, statuses } = openPurchase();
    await purchase.open();
    purchase.finish(action);
    assert.equal(statuses, [status]);
  });

test('reports a failing dialog once and enables the button', () => {
  const { lines } = recordErrors();
  const { purchase } = openPurchase(
    {},
    {},
    {
      showDialog() {
        throw new Error('No dialog on this page');
      },
    },
  );
  purchase.finish({ type: 'abort', reason: 'wallet_error', title: 'a', message: 'b' });
  assert.is(lines.length, 1);
  assert.match(lines.join(), 'No dialog on this page');
  assert.is(purchase.status.value, 'failed');
});

test('ends once', () => {
  const { purchase, visited, dialogs } = openPurchase();
  purchase.finish({ type: 'complete', redirectUrl: 'https://shop.example/thanks' });
  purchase.finish({ type: 'complete', redirectUrl: 'https://shop.example/other' });
  purchase.finish({ type: 'abort', reason: 'wallet_error', title: 'a', message: 'b' });
  assert.equal(visited, ['https://shop.example/thanks']);
  assert.equal(dialogs, []);
});

test('does not end a cancelled purchase', async () => {
  const { purchase, visited } = openPurchase();
  await purchase.open();
  purchase.cancel();
  purchase.finish({ type: 'decelerate', reason: 'dynamic_tax' });
  assert.equal(visited, []);
  assert.is(purchase.status.value, 'cancelled');
});

test('counts the outcome', () => {
  const metrics: unknown[] = [];
  onEnd(onMetric(metric => metrics.push(metric)));
  openPurchase().purchase.finish({ type: 'abort', reason: 'silent', title: '', message: '' });
  assert.equal(metrics, [['finish', { instrument: 'GooglePay', action: 'abort', reason: 'silent' }]]);
});

const OPENED: [what: string, answer: unknown, title: string | undefined, url: string | undefined][] = [
  ['is there', payload(), undefined, CHECKOUT],
  [
    'is sold out',
    payload(cartNode({ lines: [{ quantity: 0, cost: cartNode().cost }] }), [], ['MERCHANDISE_OUT_OF_STOCK']),
    'Este item não está mais disponível.',
    undefined,
  ],
  [
    'has less stock than requested',
    payload(cartNode(), [], ['MERCHANDISE_NOT_ENOUGH_STOCK']),
    undefined,
    `${CHECKOUT}&wallet_not_enough_stock=true`,
  ],
  [
    'is in another currency',
    payload(cartNode({ total: { amount: '9.0', currencyCode: 'USD' } })),
    undefined,
    `${CHECKOUT}&wallet_currency_change=true`,
  ],
  [
    'fails a check of the shop',
    payload(null, [{ code: 'VALIDATION_CUSTOM', message: 'Só um por pessoa.' }]),
    'Só um por pessoa.',
    undefined,
  ],
  [
    'needs a selling plan',
    payload(null, [{ code: 'VARIANT_REQUIRES_SELLING_PLAN' }]),
    'A finalização da compra está indisponível devido a problemas técnicos. Tente novamente em alguns minutos.',
    undefined,
  ],
  [
    'never came',
    fails('TIMEOUT'),
    'A finalização da compra está indisponível devido a problemas técnicos. Tente novamente em alguns minutos.',
    undefined,
  ],
];

for (const [author, code, message, isFromServer] of [
  ['the server', 'VALIDATION_CUSTOM', 'Só um por pessoa.', true],
  ['the script', 'VARIANT_REQUIRES_SELLING_PLAN', 'Needs a plan.', undefined],
] as const)
  test(`marks the language of a message by ${author}`, async () => {
    const answers = { cartCreate: payload(null, [{ code, message }]) };
    const { purchase, dialogs } = openPurchase(answers, { source: PRODUCT_CHOICE });
    purchase.finish(await purchase.open());
    assert.is(dialogs[0]?.[2], isFromServer);
  });

/** Cart creation errors that the shopper can't correct (docs/specification.md#click). */
const UNRECOVERABLE: [what: string, error: CartError][] = [
  ['an invalid quantity', { code: 'INVALID', field: 'input.lines.quantity' }],
  ['a variant that requires a selling plan', { code: 'VARIANT_REQUIRES_SELLING_PLAN' }],
  ['a selling plan that is not applicable', { code: 'SELLING_PLAN_NOT_APPLICABLE' }],
  ['an invalid merchandise id', { code: 'INVALID', field: 'input.lines.merchandiseId' }],
];

for (const [what, { code, field }] of UNRECOVERABLE)
  test(`opens the generic dialog and counts a failed click after ${what}`, async () => {
    const ends: unknown[] = [];
    onEnd(onMetric(([name, labels]) => name === 'finish' && ends.push(labels)));
    const cartCreate = payload(null, [{ code, field: field?.split('.') }]);
    const { purchase, dialogs, visited } = openPurchase({ cartCreate }, { source: PRODUCT_CHOICE });
    purchase.finish(await purchase.open());
    assert.equal(dialogs, [[t('error_dialogs.checkout.title'), t('error_dialogs.checkout.generic_error')]]);
    assert.equal(visited, []);
    assert.is(purchase.status.value, 'failed');
    assert.equal(ends, [{ instrument: 'GooglePay', action: 'abort', reason: 'checkout_error' }]);
  });

for (const [what, answer, message, url] of OPENED)
  test(`ends a click on Buy it now whose cart ${what}`, async () => {
    const over = { instrument: 'BuyItNow', source: PRODUCT_CHOICE } as const;
    const { purchase, visited, dialogs, graphql } = openPurchase({ cartCreate: answer }, over);
    purchase.finish(await purchase.open());
    assert.equal(visited, url ? [url] : []);
    assert.is(dialogs[0]?.[1], message);
    assert.is(graphql.calls.length, 1);
  });

test('waits as for a redirect if the wallet navigates, and ignores other ends', async () => {
  const { purchase, visited, dialogs } = openPurchase();
  await purchase.open();
  purchase.redirect();
  assert.is(purchase.status.value, 'redirecting');
  purchase.finish({ type: 'redirect', cart });
  purchase.cancel(true);
  assert.is(purchase.status.value, 'redirecting');
  assert.equal([visited, dialogs], [[], []]);
});

test('keeps personal data in the cart if the wallet navigates, because the purchase continues', async () => {
  const { purchase, graphql } = openPurchase(createResponses());
  await purchase.setAddress(ADDRESS);
  purchase.redirect();
  await settle();
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
});

test("counts a wallet's navigation as an end, unless the purchase is over", () => {
  const metrics: unknown[] = [];
  const { purchase } = openPurchase();
  onEnd(onMetric(metric => metrics.push(metric)));
  purchase.redirect();
  purchase.redirect();
  assert.equal(metrics, [['finish', { instrument: 'GooglePay', action: 'leave' }]]);
});

test("ignores a wallet's navigation after a cancel", async () => {
  const { purchase } = openPurchase();
  await purchase.open();
  purchase.cancel();
  purchase.redirect();
  assert.is(purchase.status.value, 'cancelled');
});

test.run();
