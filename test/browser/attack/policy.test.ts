import * as assert from 'uvu/assert';
import { POLICY_SETS } from '../../../build/operations.mjs';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { WALLETS } from '../outcomes/cells';
import { googlePay } from '../outcomes/google-pay';
import type { WalletOutcomes } from '../outcomes/outcome';
import { paypal } from '../outcomes/paypal';
import { PLACES, type Place } from '../outcomes/places';
import { button, dialog, findProduct, openSheet, PRODUCT, pay, text, until } from '../shop-page';
import { policyOf } from './documented-policy';
import { type MinimalPage, NONCE, openMinimalPage, type Way } from './minimal-page';

const test = browserSuite('policies');

/** Opens the bare page of this kind instead of the shop's own. */
function toPlace(page: 'product' | 'cart', policy: string, way?: Way): Place {
  const opened = page === 'cart' ? 'shopify-accelerated-checkout-cart' : 'shopify-accelerated-checkout';
  return {
    ...PLACES[page],
    // This page has no cart attributes.
    opening: page === 'cart' ? 'cart' : PLACES[page].opening,
    async open(fixtures, wallet) {
      await openMinimalPage(fixtures, { page, wallet, policy, way });
      await fixtures.page.locator(`${opened} > [slot]`).first().waitFor();
    },
  };
}

/** Buys up to the thank-you page or the shop's checkout. A policy violation is a complaint of the page. */
async function buy(fixtures: Fixtures, driver: WalletOutcomes, place: Place) {
  const { outcomes, wallet, shownWith = wallet } = driver;
  const play = [outcomes.paid, outcomes.redirected].find(outcome => typeof outcome !== 'string');
  if (typeof play !== 'function') throw new Error(`${wallet} has no way to buy`);
  await play({ ...fixtures, place, open: query => place.open(fixtures, shownWith, query) });
}

async function buyOn(fixtures: Fixtures, bare: MinimalPage) {
  await openMinimalPage(fixtures, bare);
  await openSheet(fixtures.page);
  await pay(fixtures);
}

const BOUGHT = 'the purchase goes through, and nothing that the page does is blocked';
const BLOCKED = /Content Security Policy|TrustedTypePolicy|requires 'Trusted/;

/** Sources of the table without which the browser blocks something. */
const NEEDED: [wallet: string, page: 'product' | 'cart', directive: string, source: string][] = [
  ['buy_it_now', 'product', 'connect-src', "'self'"],
  ['facebook_pay', 'cart', 'img-src', "'self'"],
  ['google_pay', 'product', 'style-src', `'nonce-${NONCE}'`],
  ['paypal', 'product', 'style-src', `'nonce-${NONCE}'`],
  ['venmo', 'product', 'style-src', `'nonce-${NONCE}'`],
  ['paypal', 'product', 'frame-src', 'https://*.paypal.com'],
  ['shop_pay', 'product', 'frame-src', "'self'"],
  ['amazon_pay', 'product', 'trusted-types', 'portable-wallets'],
];

const WAYS: Way[] = ['module', 'classic', 'async', 'inline'];

const SALES: { driver: WalletOutcomes; page: 'product' | 'cart'; way: Way }[] = WALLETS.flatMap(driver =>
  (['product', 'cart'] as const).filter(page => !driver.nowhere?.[page]).map(page => ({ driver, page })),
).map((sale, index) => ({ ...sale, way: WAYS[index % WAYS.length] as Way }));

/** Each wallet on each page with alternating ways of loading, and Google Pay on the product page with each way. */
const ALL_SALES = [
  ...SALES.filter(({ driver, page }) => driver !== googlePay || page !== 'product'),
  ...WAYS.map(way => ({ driver: googlePay, page: 'product' as const, way })),
];

const withPolicy = (tried: string, run: Attack<Fixtures>['run'], held = BOUGHT): Attack<Fixtures> => ({
  tried,
  held,
  run,
});

const policyPage = (shop: Fixtures['shop']) => ({
  product: PRODUCT.withPlans,
  fields: `<input type="hidden" name="selling_plan" value="${findProduct(shop, PRODUCT.withPlans).sellingPlans[0]?.id}">`,
});

/** A page that shows the buyer consent, in a browser without a sanitizer. */
const CONSENT = `delete Element.prototype.setHTML;
window.Shopify = { PaymentButton: { showBuyerConsent: open => { window.openPolicy = open }, hideBuyerConsent() {} } };`;

/** Opens the shop's cancellation policy on a page under this policy, in a browser without `setHTML`. */
async function openPolicy(fixtures: Fixtures, policy: string) {
  const { page, shop } = fixtures;
  await page.addInitScript(CONSENT);
  await openMinimalPage(fixtures, { ...policyPage(shop), policy });
  // The consent texts load from a separate file after the button.
  await page.waitForFunction(() => 'openPolicy' in window);
  await page.evaluate(() => (window as unknown as { openPolicy(): void }).openPolicy());
}

const cases: Attack<Fixtures>[] = [
  ...matrix(
    ALL_SALES.map(({ driver, page, way }) => ({
      ...withPolicy(
        `${driver.wallet} on the ${page} page under the documented policy, ${way} script`,
        fixtures => buy(fixtures, driver, toPlace(page, policyOf(driver.wallet), way)),
      ),
    })),
    [
      'apple_pay on the product page under the documented policy, module script',
      'google_pay on the cart page under the documented policy, inline script',
      'paypal on the cart page under the documented policy, classic script',
      'venmo on the product page under the documented policy, async script',
      'shop_pay on the product page under the documented policy, module script',
      'facebook_pay on the product page under the documented policy, async script',
      'amazon_pay on the product page under the documented policy, module script',
      'buy_with_prime on the product page under the documented policy, async script',
      'buy_it_now on the cart page under the documented policy, classic script',
      'more_options on the product page under the documented policy, async script',
    ],
    ({ tried }) => tried,
  ),
  ...POLICY_SETS.map(set => {
    const driver = WALLETS.find(({ wallet }) => wallet === set.at(-1)) ?? googlePay;
    return withPolicy(`${driver.wallet} under the policy to paste for ${set.join(', ')}`, fixtures =>
      buy(fixtures, driver, toPlace('product', policyOf(set))),
    );
  }),
  ...(
    [
      ['select one of two releases', 'roll-out'],
      ['load the script when seen', 'when-visible'],
    ] as const
  ).map(([what, way]) =>
    withPolicy(`google_pay under the documented policy, with the lines that ${what}`, fixtures => {
      // docs/operations.md#roll-out-and-roll-back and docs/embedding.md#load-the-script-when-seen also require this policy name.
      const policy = policyOf('google_pay').replace(/trusted-types [^;]*/, '$& portable-wallets-release');
      return buy(fixtures, googlePay, toPlace('product', policy, way));
    }),
  ),
  ...matrix(
    [googlePay, paypal].map(driver => ({
      ...withPolicy(`${driver.wallet} under a policy with hosts and no script nonce`, fixtures => {
        const policy = policyOf(driver.wallet).replace(/script-src [^;]*/, "script-src 'self'");
        return buy(fixtures, driver, toPlace('product', policy));
      }),
    })),
    ['google_pay under a policy with hosts and no script nonce'],
    ({ tried }) => tried,
  ),
  withPolicy('the script twice in a page under the documented policy', fixtures => {
    const markup = `<script nonce="${NONCE}" src="/dist/portable-wallets.js?first"></script>`;
    return buyOn(fixtures, { policy: policyOf('google_pay'), markup });
  }),
  withPolicy("telemetry to the page's own origin under the documented policy", async fixtures => {
    const { store, url } = fixtures.shop;
    const tag = {
      'data-otlp': `${url}/collector`,
      'data-analytics': `${url}/collector/analytics`,
      'data-errors': `${url}/collector/errors`,
    };
    await openMinimalPage(fixtures, { policy: policyOf('google_pay'), tag });
    await openSheet(fixtures.page);
    await until(
      () => store.deliveries.some(({ kind }) => kind === 'metrics'),
      'the collector receives metrics',
    );
    await pay(fixtures);
  }),
  ...NEEDED.map(([wallet, page, directive, source]) =>
    withPolicy(
      `${wallet} under the documented policy without ${source} in ${directive}`,
      async fixtures => {
        fixtures.expect(BLOCKED);
        fixtures.expect(/portable-wallets/);
        await openMinimalPage(fixtures, { wallet, page, policy: policyOf(wallet, [directive, source]) });
        await fixtures.page
          .locator('shopify-accelerated-checkout > [slot], shopify-accelerated-checkout-cart > [slot]')
          .first()
          .waitFor();
        if (directive === 'connect-src') await button(fixtures.page, 'buyItNow').click();
        await until(
          () => fixtures.complaints.some(text => BLOCKED.test(text)),
          'the browser blocks something',
        );
      },
      'the browser blocks a source, and a button remains',
    ),
  ),
  withPolicy(
    'the cancellation policy under the documented policy, in a browser without setHTML',
    async fixtures => {
      await openPolicy(fixtures, policyOf('buy_it_now'));
      const shown = dialog(fixtures.page).locator('.policy');
      await shown.waitFor();
      assert.ok((await text(shown)).length > 20);
      assert.is(await shown.locator('*').count(), 0);
    },
    'shows its text',
  ),
  withPolicy(
    'the cancellation policy under the documented policy without portable-wallets in trusted-types, in a browser without setHTML',
    async fixtures => {
      const { page, complaints } = fixtures;
      fixtures.expect(BLOCKED);
      await openPolicy(fixtures, policyOf('buy_it_now', ['trusted-types', 'portable-wallets']));
      await dialog(page).getByText('A política de cancelamento não foi encontrada.').waitFor();
      assert.not.ok(complaints.some(message => message.startsWith('Uncaught')));
    },
    "shows the script's message instead",
  ),
];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async fixtures => run(fixtures));

test.run();
