import '../../run/dom';
import * as assert from 'uvu/assert';
import { ADDRESS, createResponses, PAYMENT } from '../../fakes/answers';
import { payload } from '../../fakes/fake-cart';
import { openCheckout } from '../../fakes/open-checkout';
import { stub, test } from '../../run/suite';

const EVIL = 'https://evil.example/';

/** What a script of the page may write to `Object.prototype`: keys that a purchase may leave absent. */
const ADDED: Record<string, unknown> = {
  checkoutUrl: EVIL,
  redirectUrl: EVIL,
  outcome: { type: 'complete', redirectUrl: EVIL },
  parameters: { payment: 'elsewhere' },
  marker: 'elsewhere',
  keepsData: true,
  isFromServer: true,
  brand: 'Elsewhere',
  shop: 'Elsewhere',
  email: 'elsewhere@evil.example',
  phone: '+5511999999999',
  firstName: 'Elsewhere',
  lastName: 'Elsewhere',
  address1: 'Elsewhere',
  address2: 'Elsewhere',
  province: 'XX',
  deliveryId: 'elsewhere',
  billingAddress: { country: 'HK' },
  shippingAddress: { country: 'HK' },
  deliveryAddressPreferences: [{ deliveryAddress: { country: 'HK' } }],
  billing: 'HK',
  delivery: 'JP',
  hasNoAddress: true,
  uneditable: ['email'],
  displayed: {},
  agreed: {},
  sheetGone: 'cancelled',
  isDoubtful: true,
  decelerationReason: 'captcha_required',
  abortReason: 'out_of_stock',
  deliveryGroups: [],
  discountCodes: [],
  requiresShipping: false,
};

/** Records what the shopper and the server see of purchases that are paid, corrected, rejected and decelerated. */
async function buy() {
  const seen: unknown[] = [];
  const open = async (answers = {}, over = {}) => {
    const opened = openCheckout({ ...createResponses(), ...answers }, over);
    const first = await opened.checkout.open();
    if (first.type === 'update') opened.checkout.show(first.cart);
    return opened;
  };
  const record = async ({ checkout, graphql, visited, told }: ReturnType<typeof openCheckout>) => {
    await checkout.whenIdle();
    for (const { variables } of graphql.calls) Reflect.deleteProperty(variables, 'attemptToken');
    const calls = graphql.calls.map(({ operation, variables }) => [operation, variables]);
    seen.push(JSON.stringify([calls, visited, told, checkout.status.value]));
  };

  const paid = await open();
  await paid.checkout.setAddress(ADDRESS);
  paid.checkout.finish(await paid.checkout.authorize(PAYMENT));
  await record(paid);

  const slow = await open({ cartPaymentUpdate: payload(null, [], ['PAYMENTS_AMAZON_SCRIPT_REMOVED']) });
  slow.checkout.finish({ type: 'decelerate', reason: 'not_enough_stock' });
  await record(slow);

  const captcha = await open({
    cartSubmitForCompletion: { errors: [{ code: 'CAPTCHA_COMPLETION_REQUIRED' }] },
  });
  await captcha.checkout.setAddress(ADDRESS);
  captcha.checkout.finish(await captcha.checkout.authorize(PAYMENT));
  await record(captcha);

  const mended = await open({
    cartBuyerIdentityUpdate: payload(null, [{ code: 'DELIVERY_CITY_REQUIRED' }]),
  });
  const asked = await mended.checkout.setAddress({ ...ADDRESS, country: 'JP' });
  seen.push(JSON.stringify(asked));
  mended.checkout.finish(asked);
  await record(mended);

  const refused = await open({}, { shop: undefined, brand: undefined });
  await refused.checkout.setAddress(ADDRESS);
  refused.checkout.finish({ type: 'abort', reason: 'wallet_error', title: 'a', message: 'b' });
  await record(refused);
  return seen;
}

for (const [name, value] of Object.entries(ADDED))
  test(`buys the same if Object.prototype has ${name}`, async () => {
    const expected = await buy();
    // Not enumerable, because the test's own fakes copy objects.
    const restore = stub(Object.prototype, { [name]: value });
    const found = await buy();
    restore();
    assert.equal(found, expected);
  });

test.run();
