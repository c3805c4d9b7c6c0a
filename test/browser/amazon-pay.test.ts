import * as assert from 'uvu/assert';
import {
  BRANDS,
  type Brand,
  button,
  configCalls,
  hosted,
  leave,
  PLACES,
  type Place,
  payAfterAll,
} from './amazon-stage';
import { browserSuite, FAILED_REQUEST, type Stage } from './browser';
import { calls, closeDialog, dialog, operations, setFault, text, untilCheckout } from './shop-page';

/** Keeps pages alive behind the shopper, as browsers do outside of tests. */
const test = browserSuite('amazon pay', { ignoreDefaultArgs: ['--disable-back-forward-cache'] });

interface Scene extends Stage {
  brand: Brand;
  place: Place;
  open(query?: Record<string, string>): Promise<void>;
}

const OUTCOMES: Record<string, (scene: Scene) => Promise<void>> = {
  async redirected(scene) {
    const { page, shop, brand, place, open } = scene;
    await open();
    const url = await leave(page, brand);
    assert.is(url.searchParams.get('productType'), 'PayAndShip');
    assert.is(url.searchParams.get('sandbox'), 'true');
    await hosted(page, 'address').waitFor();
    await hosted(page, 'approve').click();
    await page.waitForURL(/\/checkouts\/cn\//);
    const [marker, ...others] = await page.getByTestId('marker').allTextContents();
    assert.match(marker ?? '', /^amazonCheckoutSessionId=[\w-]{36}$/);
    assert.equal(others, []);
    assert.equal(operations(shop), [place.opening]);
    for (const { headers } of calls(shop)) assert.is(headers['x-wallet-name'], brand.instrument);
    const [call, ...more] = configCalls(scene);
    assert.is(call?.url, `/wallets/config/${brand.service}`);
    assert.ok(call?.headers['x-shopify-storefront-access-token']);
    assert.equal(more, []);
  },

  async cancelled({ page, brand, place, open, ...stage }) {
    await open();
    await leave(page, brand);
    await hosted(page, 'cancel').click();
    await page.waitForURL(place.path);
    await payAfterAll({ page, ...stage }, brand);
  },

  // There is no window: what a shopper closes is Amazon's page, by Back.
  async 'window closed'({ page, brand, place, open, ...stage }) {
    await open();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await leave(page, brand);
    await page.goBack({ waitUntil: 'commit' });
    await page.locator('html[data-restored=true]').waitFor();
    assert.match(page.url(), place.path);
    await payAfterAll({ page, ...stage }, brand);
  },

  async declined({ page, brand, place, open, ...stage }) {
    await open();
    await leave(page, brand);
    await hosted(page, 'card').selectOption('declined');
    await hosted(page, 'approve').click();
    await hosted(page, 'alert').filter({ hasText: 'declined' }).waitFor();
    assert.is(stage.shop.store.orders.length, 0);
    await hosted(page, 'cancel').click();
    await page.waitForURL(place.path);
    await payAfterAll({ page, ...stage }, brand);
  },

  async 'time-out'({ page, brand, open, expect, ...stage }) {
    expect(/Failed to load/);
    await open();
    // The test holds the clock of the last request.
    await page.evaluate(() => {
      AbortSignal.timeout = () => {
        const clock = new AbortController();
        Object.assign(window, { runOut: () => clock.abort(new DOMException('', 'TimeoutError')) });
        return clock.signal;
      };
    });
    const path = `**/wallets/config/${brand.service}`;
    await page.route(path, () => {});
    const asked = page.waitForRequest(path);
    await button(page, brand).click();
    await asked;
    await page.evaluate(() => (window as unknown as { runOut(): void }).runOut());
    await saysThatItFailed({ page, expect, ...stage }, brand);
    await page.unroute(path);
    await payAfterAll({ page, expect, ...stage }, brand);
  },

  async 'SDK missing'({ page, brand, place, expect, ...stage }) {
    expect(FAILED_REQUEST);
    await page.route(`**/sdk/${brand.sdk}.js`, route => route.fulfill({ status: 404 }));
    const isProduct = place === PLACES['product page'];
    if (isProduct) await place.open({ page, expect, ...stage }, brand.wallet);
    // The cart has a second wallet, which must not suffer.
    else await place.open({ page, expect, ...stage }, `${brand.wallet},google_pay`);
    const other = isProduct ? 'shopify-buy-it-now-button' : 'shopify-google-pay-button';
    await page.locator(`#main ${other} button`).waitFor();
    assert.is(await page.locator(brand.element).count(), 0);
  },

  async 'out of stock'({ page, shop, brand, place, open, ...stage }) {
    setFault(shop, 'out_of_stock', [place.opening]);
    await open();
    await button(page, brand).click();
    await dialog(page).filter({ hasText: 'Este item não está mais disponível.' }).waitFor();
    assert.equal(configCalls({ page, shop, ...stage }), []);
    await closeDialog(page);
    assert.match(page.url(), place.path);
    await button(page, brand).click({ trial: true });
  },

  async decelerated({ page, shop, brand, place, open, ...stage }) {
    setFault(shop, 'not_enough_stock', [place.opening]);
    await open();
    await button(page, brand).click();
    assert.equal(await untilCheckout(page), ['wallet_not_enough_stock=true']);
    assert.equal(configCalls({ page, shop, ...stage }), []);
  },

  async 'refused by the shop'({ page, brand, open, expect, ...stage }) {
    await open();
    const path = `**/wallets/config/${brand.service}`;
    await page.route(path, route => route.fulfill({ json: { error: 'unauthorized' } }));
    await button(page, brand).click();
    await saysThatItFailed({ page, expect, ...stage }, brand);
    await page.unroute(path);
    await payAfterAll({ page, expect, ...stage }, brand);
  },
};

async function saysThatItFailed({ page }: Stage, { name }: Brand) {
  const failed = page.getByRole('dialog', { name: `${name} indisponível` });
  await failed.waitFor();
  assert.match(await text(failed), `Ocorreu um problema com ${name}`);
  await closeDialog(page);
}

for (const brand of BRANDS)
  for (const [where, place] of Object.entries(PLACES))
    for (const [outcome, play] of Object.entries(OUTCOMES))
      test(`${brand.name} on the ${where}: ${outcome}`, stage =>
        play({ ...stage, brand, place, open: query => place.open(stage, brand.wallet, query) }));

test.run();
