import * as assert from 'uvu/assert';
import { openPlainChromium } from '../drivers/plain-chromium';
import { browserSuite } from '../open';
import { PRODUCT, until } from '../shop-page';
import { untilCounted, watch } from '../telemetry/telemetry-page';

const test = browserSuite('prerendering');

/** Longer than the timeout of an SDK and the delay of telemetry. */
const PAST_LIMITS_MS = 5000;

/** When the page was activated, and the script's first later request, in the page's time. */
const TIMES = `[
  performance.getEntriesByType('navigation')[0].activationStart,
  Math.min(...performance.getEntriesByType('resource')
    .filter(({ name }) => /google-pay|telemetry|collector/.test(name)).map(({ startTime }) => startTime)),
]`;

const WALLETS = `[...document.querySelectorAll('#main [wallet-params]')].map(({ localName }) => localName).join()`;

test('loads, counts and sends nothing in a prerendered page, and shows its wallet on activation', async ({
  shop,
}) => {
  watch(shop);
  const url = `${shop.url}/products/${PRODUCT.standard}?recommended=google_pay&cartWallets=`;
  const start = `${shop.url}/panel`;
  const browser = openPlainChromium(start);
  try {
    await until(
      async () => (await browser.evaluate(`document.readyState === 'complete' && location.href`)) === start,
      'the page with the rules is open',
    );
    const rules = JSON.stringify({ prerender: [{ urls: [url], eagerness: 'immediate' }] });
    await browser.evaluate(`{
      const tag = document.createElement('script');
      tag.type = 'speculationrules';
      tag.textContent = ${JSON.stringify(rules)};
      // Chromium prerenders no page with an attached inspector, as during this call.
      setTimeout(() => document.head.append(tag), 1000);
    }`);
    await new Promise(resolve => setTimeout(resolve, PAST_LIMITS_MS));
    assert.equal([shop.store.calls, shop.store.deliveries], [[], []]);

    await browser.evaluate(`location.href = ${JSON.stringify(url)}`);
    await until(
      async () => (await browser.evaluate(WALLETS)) === 'shopify-google-pay-button,more-payment-options-link',
      'the wallet is shown',
    );
    const [visited, first] = (await browser.evaluate(TIMES)) as [number, number];
    assert.ok(visited > 0, 'Chromium has not prerendered the page');
    assert.ok(first >= visited, `A request at ${first} ms, the visit at ${visited} ms`);
    await untilCounted(shop, 'page.initialized', { status: 'success' });
  } finally {
    await browser.close();
  }
});

test.run();
