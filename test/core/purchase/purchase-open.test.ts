import '../../run/dom';
import * as assert from 'uvu/assert';
import { loggedTexts } from '../../../src/core/platform/errors';
import { onMetric } from '../../../src/core/platform/metric';
import type { Fields } from '../../../src/core/types/page';
import { ADDRESS, createShipped } from '../../fakes/answers';
import { CONFIG } from '../../fakes/config';
import { cartNode, lineNode, PLAN, PRODUCT_CHOICE, payload } from '../../fakes/fake-cart';
import { recordErrors } from '../../fakes/fake-console';
import { fails, inOrder } from '../../fakes/fake-graphql';
import { openPurchase } from '../../fakes/open-purchase';
import { onEnd, test } from '../../run/suite';

const shipped = payload(createShipped());
/** Error codes of a service that is busy or temporarily unavailable. */
const BUSY = ['INTERNAL_SERVER_ERROR', 'THROTTLE_EXCEEDED', 'GENERIC_ERROR'];

for (const code of [
  'VARIANT_REQUIRES_SELLING_PLAN',
  'VALIDATION_CUSTOM',
  'MERCHANDISE_OUT_OF_STOCK',
  'INVALID_QUANTITY',
])
  test(`returns ${code} of the creation for every later step`, async () => {
    const { purchase, graphql } = openPurchase({ cart: fails(code) });
    const opened = await purchase.open();
    assert.is(opened.type, 'abort');
    assert.is(await purchase.setAddress(ADDRESS), opened);
    assert.is(await purchase.setAddress(ADDRESS), opened);
    assert.is(await purchase.setDelivery('fast'), opened);
    assert.is(await purchase.authorize({ wallet: {} }), opened);
    assert.equal(graphql.operations(), ['cart']);
  });

for (const code of ['NETWORK', 'TIMEOUT', 'HTTP', 'BAD_ANSWER', 'CART_THROTTLED', ...BUSY])
  test(`retries the cart on the next step after ${code}`, async () => {
    recordErrors();
    const { purchase, graphql } = openPurchase({
      cart: inOrder(fails(code), cartNode()),
      cartBuyerIdentityUpdate: shipped,
    });
    const opened = await purchase.open();
    assert.is(
      opened.type === 'abort' && opened.reason,
      BUSY.includes(code) ? 'wallet_service' : 'wallet_error',
    );
    assert.is((await purchase.setAddress(ADDRESS)).type, 'update');
    assert.equal(graphql.operations(), ['cart', 'cart', 'cartBuyerIdentityUpdate']);
  });

test("creates the cart of a product form in the buyer's country", async () => {
  const fields: Fields = [
    ['id', '101'],
    ['quantity', '3'],
  ];
  const { purchase, graphql } = openPurchase(
    { cartCreate: payload(cartNode()) },
    { source: { type: 'product', fields } },
  );
  assert.is((await purchase.open()).type, 'update');
  assert.equal(graphql.operations(), ['cartCreate']);
  assert.equal(graphql.calls[0]?.variables.input, {
    lines: [{ merchandiseId: 'gid://shopify/ProductVariant/101', quantity: 3, attributes: [] }],
    discountCodes: [],
    buyerIdentity: { countryCode: CONFIG.country },
  });
});

test('creates no second cart if the first came with an unknown error', async () => {
  recordErrors();
  const cartCreate = payload(cartNode(), [{ code: 'CODE_OF_TOMORROW' }]);
  const { purchase, graphql } = openPurchase({ cartCreate }, { source: PRODUCT_CHOICE });
  const opened = await purchase.open();
  assert.is(opened.type === 'abort' && opened.reason, 'wallet_error');
  assert.is(await purchase.setAddress(ADDRESS), opened);
  assert.equal(graphql.operations(), ['cartCreate']);
});

const CUSTOM = { code: 'VALIDATION_CUSTOM', message: 'Só um por pessoa.' };
const STOCK = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK' };

for (const errors of [
  [CUSTOM, STOCK],
  [STOCK, CUSTOM],
])
  test(`keeps the shop's own validation if ${errors.map(({ code }) => code).join(' and ')} came without a cart`, async () => {
    const { purchase, graphql } = openPurchase(
      { cartCreate: payload(null, errors) },
      { source: PRODUCT_CHOICE },
    );
    const opened = await purchase.open();
    assert.equal(opened.type === 'abort' && [opened.reason, opened.message, opened.isFromServer], [
      'validation_custom',
      CUSTOM.message,
      true,
    ]);
    assert.is(await purchase.setAddress(ADDRESS), opened);
    assert.equal(graphql.operations(), ['cartCreate']);
  });

test("decelerates if a cart came with the shop's own validation and a reason to decelerate", async () => {
  const cartCreate = payload(cartNode(), [CUSTOM, STOCK]);
  const { purchase } = openPurchase({ cartCreate }, { source: PRODUCT_CHOICE });
  assert.equal(await purchase.open(), { type: 'decelerate', reason: 'not_enough_stock' });
});

const FAILURES: [what: string, answer: unknown, text: string | RegExp][] = [
  ['a lost connection', fails('NETWORK'), 'NETWORK'],
  ['too little stock', payload(null, [STOCK]), 'MERCHANDISE_NOT_ENOUGH_STOCK'],
  ['a wrong address', payload(null, [{ code: 'PROVINCE_NOT_FOUND' }]), 'PROVINCE_NOT_FOUND'],
  [
    'an unknown variant',
    payload(null, [{ code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId'] }]),
    'INVALID: input.lines.merchandiseId. Check the variant in the form: see docs/embedding.md#server-errors',
  ],
  ['an unknown code', payload(null, [{ code: 'CODE_OF_TOMORROW' }]), 'CODE_OF_TOMORROW'],
  ['a cart without a checkout', payload({ ...cartNode(), checkoutUrl: '' }), /Invalid Checkout URL$/],
];

for (const [what, cartCreate, text] of FAILURES)
  test(`reports once that a cart could not be created after ${what}`, async () => {
    loggedTexts.clear();
    const { lines } = recordErrors();
    await openPurchase({ cartCreate }, { source: PRODUCT_CHOICE }).purchase.open();
    assert.is(lines.length, 1, lines.join());
    assert.match(lines.join(), text);
  });

for (const [what, cartCreate] of [
  ["the shop's own check", payload(null, [CUSTOM])],
  ['an invalid quantity', payload(null, [{ code: 'INVALID_QUANTITY' }])],
  ['nothing left', payload(null, [{ code: 'MERCHANDISE_OUT_OF_STOCK' }])],
  ['a cancel', fails('ABORTED')],
] as const)
  test(`does not report a cart that was not created after ${what}`, async () => {
    loggedTexts.clear();
    const { lines } = recordErrors();
    await openPurchase({ cartCreate }, { source: PRODUCT_CHOICE }).purchase.open();
    assert.equal(lines, []);
  });

test('requests the cart once for two concurrent steps, even if the response is lost', async () => {
  const { purchase, graphql } = openPurchase({ cart: fails('NETWORK') });
  const [first, second] = await Promise.all([purchase.open(), purchase.open()]);
  assert.is(first, second);
  assert.equal(graphql.operations(), ['cart']);
});

test('counts the purchase as opened once', async () => {
  const metrics: unknown[] = [];
  onEnd(onMetric(([name]) => metrics.push(name)));
  const { purchase } = openPurchase({ cart: inOrder(fails('NETWORK'), cartNode()) });
  await purchase.open();
  assert.equal(metrics, ['opened']);
  await purchase.open();
  assert.equal(metrics, ['opened']);
});

const CART_PAGE = { ...CONFIG, pageType: 'cart_page' as const };
const OTHERS: [what: string, reason: string, now: Parameters<typeof cartNode>[0]][] = [
  ['another currency', 'currency_changed', { total: { amount: '30.0', currencyCode: 'EUR' } }],
  ['nothing to ship', 'cart_not_ready', { lines: [lineNode({ merchandise: { requiresShipping: false } })] }],
  ['a selling plan', 'cart_not_ready', { lines: [lineNode({ sellingPlanAllocation: PLAN })] }],
];

for (const [what, reason, now] of OTHERS) {
  test(`decelerates a sheet that opens for a cart with ${what}`, async () => {
    const { purchase } = openPurchase({ cart: cartNode(now) }, { settings: CART_PAGE });
    const action = await purchase.open();
    assert.is(action.type === 'decelerate' && action.reason, reason);
  });

  test(`${reason === 'currency_changed' ? 'announces the currency' : 'announces nothing'} before it redirects a cart with ${what}`, async () => {
    const { purchase, visited, announced } = openPurchase({ cart: cartNode(now) }, { settings: CART_PAGE });
    purchase.finish(await purchase.open());
    assert.is(visited.length, 1);
    const sentence = 'O carrinho e a moeda foram atualizados de acordo com o país de entrega.';
    assert.equal(announced, reason === 'currency_changed' ? [[sentence, 0]] : []);
  });

  if (reason === 'cart_not_ready')
    test(`redirects without a marker for a wallet without a sheet and a cart with ${what}`, async () => {
      const over = { settings: CART_PAGE, instrument: 'BuyItNow' };
      const { purchase } = openPurchase({ cart: cartNode(now) }, over);
      assert.is((await purchase.open()).type, 'redirect');
    });
}

test.run();
