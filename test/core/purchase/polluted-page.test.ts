import '../../run/dom';
import * as assert from 'uvu/assert';
import { ADDRESS, createResponses, PAYMENT } from '../../fakes/answers';
import { payload } from '../../fakes/fake-cart';
import { openCheckout } from '../../fakes/open-checkout';
import { stub, test } from '../../run/suite';

const EVIL = 'https://evil.example/';

/** Properties that a script may add to `Object.prototype`, named like optional properties of a purchase. */
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

/** Records the results of paid, corrected, rejected and decelerated purchases. */
async function buy() {
  const seen: unknown[] = [];
  const open = async (answers = {}, over = {}) => {
    const opened = openCheckout({ ...createResponses(), ...answers }, over);
    const first = await opened.checkout.open();
    if (first.type === 'update') opened.checkout.show(first.cart);
    return opened;
  };
  const record = async ({ checkout, graphql, visited, dialogs }: ReturnType<typeof openCheckout>) => {
    await checkout.whenIdle();
    for (const { variables } of graphql.calls) Reflect.deleteProperty(variables, 'attemptToken');
    const calls = graphql.calls.map(({ operation, variables }) => [operation, variables]);
    seen.push(JSON.stringify([calls, visited, dialogs, checkout.status.value]));
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
  const action = await mended.checkout.setAddress({ ...ADDRESS, country: 'JP' });
  seen.push(JSON.stringify(action));
  mended.checkout.finish(action);
  await record(mended);

  const rejected = await open({}, { shop: undefined, brand: undefined });
  await rejected.checkout.setAddress(ADDRESS);
  rejected.checkout.finish({ type: 'abort', reason: 'wallet_error', title: 'a', message: 'b' });
  await record(rejected);
  return seen;
}

for (const [name, value] of Object.entries(ADDED))
  test(`buys the same if Object.prototype has ${name}`, async () => {
    const expected = await buy();
    // Not enumerable, because the fakes copy objects.
    const restore = stub(Object.prototype, { [name]: value });
    const found = await buy();
    restore();
    assert.equal(found, expected);
  });

test.run();
