import '../run/dom';
import * as assert from 'uvu/assert';
import { settle } from '../fakes/settle';
import { test } from '../run/suite';
import type { Fault } from './network';
import type { PageOptions } from './page';
import { createWorld, type WalletName } from './world';

/** Optional properties that the sources read: of options, responses, actions, addresses and descriptors. */
const NAMES = `
  action additionalData address address1 address2 address3 addressLines administrativeArea agreed allowedPaymentMethods
  amount attempt attributes auth billing billingAddress billingContact billingPolicy brand buyerIdentity callbackTrigger cancelable
  canRedirect capture cart cartId cause checkout checkoutUrl city clockSkewMs code company companyRequired compat config cost country
  countryCode credentials css currency customerAccountEmail data delivery deliveryAddress
  deliveryAddressPreferences deliveryGroups deliveryId deliveryOptions deliveryPromise detail discountAllocations discountCodes
  onRender email emailAddress emailRequired enabledFlags entryTypes environment error errors estimatedCost expiresAt extensions
  familyName field firstName form givenName graphQLErrors hasDeferredOption hasMoreGroups hasMoreLines hasNext hasNextPage
  hasNoAddress hasNoCart hasPersonalData hasSellingPlan href id incremental info input isAbsent isAmount isDoubtful isOnDark isFromServer isWanted items
  keepalive keepsData key kind uneditable lastDigits lastName lines load locality locales message marker merchandise merchandiseId
  merchandiseName merchantId merchantInfo merchantName method mode mustDecelerate name networkError nonce notation on once orderCount outcome
  pageInfo parameters passive path pauseMs payload paymentData paymentMethodData pending personalized phone phoneNumber phoneRequired
  pollAfter postalCode price priceAdjustments promisedDays province quantity reaction reason redirectUrl referrer rejected remoteOrderId
  report requiresShipping response result retries retryAfterMs sdkUrl selectedDeliveryOption sellingPlan sellingPlanAllocation sellingPlanId
  sheet sheetGone shippingAddress shippingContact shippingOptionData shop displayed signal source src stage startsCheckout status statusCode
  subPath supports_def_opts supports_subs timeoutMs title token totalAmount totalDutyAmount totalQuantity totalTaxAmount type url variables
  wallet walletPaymentMethod warnings weekday zip __typename toJSON body headers
`
  .trim()
  .split(/\s+/);

const EVIL = 'https://evil.example/';

/** Values that a script of the page may add to all objects. */
const KINDS: Record<string, () => unknown> = {
  'an object': () => ({
    type: 'complete',
    redirectUrl: EVIL,
    checkoutUrl: EVIL,
    url: EVIL,
    href: EVIL,
    code: 'EVIL',
  }),
  'a property that throws': () => {
    throw new Error('This is not for you');
  },
};

const OPTIONS: PageOptions = {
  groups: 2,
  dropsOption: false,
  taxAtAddress: 0,
  regroups: 'no',
  ids: 'stable',
  sharesHandles: false,
  hasCommas: false,
  currency: 'BRL',
  respells: false,
  hidesCheckout: false,
  isCartPage: false,
  pending: 1,
  isGone: true,
  loadMs: 0,
  failedLoads: 0,
};

/** Runs one purchase. Returns everything the server and the shopper observe. */
async function buy(wallet: WalletName, faults: Fault[], isCartPage: boolean): Promise<string[]> {
  const world = createWorld(wallet, { ...OPTIONS, isCartPage });
  const { fetch } = window;
  const seen: string[] = [];
  window.fetch = (url, init = {}) => {
    seen.push(`${url} ${init.method} ${init.keepalive} ${JSON.stringify(init.headers)} ${init.body}`);
    return fetch(url, init);
  };
  try {
    const { page, shopper } = world;
    page.network.faults.push(...faults);
    shopper.click();
    await page.clock.advance(400);
    shopper.chooseAddress(0);
    await page.clock.advance(3000);
    shopper.chooseDelivery(1);
    await page.clock.advance(3000);
    world.pay();
    await world.finish();
    seen.push(page.timeline.print());
  } finally {
    world.dispose();
    await settle();
  }
  // Numbers that differ between purchases.
  return seen.map(text => text.replace(/page\d+#|"attemptToken":"[^"]*"|\bc\d+\b/g, ''));
}

const at = (operation: string, kind: Fault['kind']): Fault => ({ kind, operation, variant: 0 });

const PURCHASES: [what: string, wallet: WalletName, faults: Fault[], isCartPage?: boolean][] = [
  ['a purchase', 'GooglePay', []],
  ['a purchase', 'ApplePay', []],
  ['a purchase', 'PayPal', []],
  ['a purchase', 'BuyItNow', []],
  ['a purchase of a cart', 'ApplePay', [], true],
  ['a deceleration', 'GooglePay', [at('cartPaymentUpdate', 'tab after')]],
  ['a deceleration', 'ApplePay', [at('cartPaymentUpdate', 'tab after')]],
  ['a refusal', 'ApplePay', [at('cartSubmitForCompletion', 'refused')]],
  ['a lost submission', 'ApplePay', [at('cartSubmitForCompletion', 'lost after')]],
  ['a busy server', 'ApplePay', [at('cartCreate', 'http 429'), at('cartPaymentUpdate', 'http 503')]],
  ['a throttled submission', 'ApplePay', [at('cartSubmitForCompletion', 'throttled')]],
  ['a failed creation', 'BuyItNow', [at('cartCreate', 'null after')]],
  ['a response without groups', 'ApplePay', [at('cartBuyerIdentityUpdate', 'no groups after')]],
];

/**
 * Adds these names to all objects, only for the sources and urql, not for the fakes of the wallets and the shop. The keys of
 * descriptors and `then` are missing, because no page works with them.
 */
function pollute(give: () => unknown) {
  for (const name of NAMES)
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get() {
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = 4;
        const [, , frame = ''] = String(Reflect.get(new Error(), 'stack')).split('\n');
        Error.stackTraceLimit = stackTraceLimit;
        return /^(?!.*happy-dom).*(\/src\/|@urql)/.test(frame) ? give() : undefined;
      },
      set(value) {
        Object.defineProperty(this, name, { value, configurable: true, writable: true, enumerable: true });
      },
    });
}

const clean = () => {
  for (const name of NAMES) Reflect.deleteProperty(Object.prototype, name);
};

for (const [what, wallet, faults, isCartPage = false] of PURCHASES)
  for (const [kind, give] of Object.entries(KINDS))
    test(`${wallet}: ${what} is the same if all objects have ${kind}`, async () => {
      const expected = await buy(wallet, [...faults], isCartPage);
      pollute(give);
      const found = await buy(wallet, [...faults], isCartPage).finally(clean);
      assert.equal(found, expected);
    });

test.run();
