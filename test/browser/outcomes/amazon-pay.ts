import * as assert from 'uvu/assert';
import { FAILED_REQUEST } from '../open';
import { goBack, holdRequests, runTimeOut, waitForBackForwardCache } from '../page-control';
import { calls, operations, setFault } from '../shop-page';
import { BRANDS, type Brand, button, clickToAmazon, configCalls, hosted } from '../wallets/amazon-page';
import {
  comingBack,
  hasStayed,
  type Scene,
  untilCheckout,
  untilDialog,
  type WalletOutcomes,
} from './outcome';

const toOutcomes = (brand: Brand): WalletOutcomes => {
  const { wallet, instrument, element, sdk, service } = brand;
  const click = ({ page }: Scene) => button(page, brand).click();

  async function open(scene: Scene) {
    await scene.open();
    return clickToAmazon(scene.page, brand);
  }

  /** Agrees on Amazon's page, and returns to the checkout with a session. */
  async function approve({ page }: Scene) {
    await hosted(page, 'approve').click();
    await page.waitForURL(/\/checkouts\/cn\/.*amazonCheckoutSessionId=/);
    const [marker, ...others] = await page.getByTestId('marker').allTextContents();
    assert.match(marker ?? '', /^amazonCheckoutSessionId=[\w-]{36}$/);
    assert.equal(others, []);
  }

  async function untilBack(scene: Scene) {
    await scene.page.waitForURL(scene.place.path);
    hasStayed(scene);
    await approveAfterAll(scene);
  }

  async function approveAfterAll(scene: Scene) {
    await clickToAmazon(scene.page, brand);
    await approve(scene);
  }

  return {
    wallet,
    outcomes: {
      paid: 'its page only approves: the checkout takes the payment',

      async redirected(scene) {
        const { page, shop, place } = scene;
        const url = await open(scene);
        assert.is(url.searchParams.get('productType'), 'PayAndShip');
        assert.is(url.searchParams.get('sandbox'), 'true');
        await hosted(page, 'address').waitFor();
        await approve(scene);
        // A cart's typed values follow its read.
        const sent = operations(shop).filter(operation => operation !== 'cartAttributesUpdate');
        assert.equal(sent, [place.opening]);
        for (const { headers } of calls(shop)) assert.is(headers['x-wallet-name'], instrument);
        const [call, ...more] = configCalls(scene);
        assert.is(call?.url, `/wallets/config/${service}`);
        assert.ok(call?.headers['x-shopify-storefront-access-token']);
        assert.equal(more, []);
      },

      async cancelled(scene) {
        await open(scene);
        await hosted(scene.page, 'cancel').click();
        await untilBack(scene);
      },

      // There is no window, so the shopper leaves Amazon's page with Back.
      'window closed': comingBack(async scene => {
        await scene.open();
        await waitForBackForwardCache(scene.page);
        await clickToAmazon(scene.page, brand);
        await goBack(scene.page);
        hasStayed(scene);
        await approveAfterAll(scene);
      }),

      async declined(scene) {
        const { page } = scene;
        await open(scene);
        await hosted(page, 'card').selectOption('declined');
        await hosted(page, 'approve').click();
        await hosted(page, 'alert').filter({ hasText: 'declined' }).waitFor();
        await hosted(page, 'cancel').click();
        await untilBack(scene);
      },

      async 'time-out'(scene) {
        const { page } = scene;
        scene.expect(/Failed to load|The server answered/);
        await scene.open();
        await holdRequests(page);
        const path = `**/wallets/config/${service}`;
        await page.route(path, () => {});
        const requested = page.waitForRequest(path);
        await click(scene);
        await requested;
        await runTimeOut(page);
        // The cart is there, so the checkout can sell it.
        assert.equal(await untilCheckout(scene), []);
      },

      async 'SDK missing'(scene) {
        const { page, place, expect } = scene;
        expect(FAILED_REQUEST);
        await page.route(`**/sdk/${sdk}.js`, route => route.fulfill({ status: 404 }));
        await place.openWithout(scene, wallet);
        assert.is(await page.locator(element).count(), 0);
        await place.buyWithout(scene);
      },

      async 'out of stock'(scene) {
        const { page, shop, place } = scene;
        await scene.open();
        setFault(shop, 'out_of_stock', [place.opening]);
        await click(scene);
        await untilDialog(scene, 'não está mais disponível.');
        assert.equal(configCalls(scene), []);
        await button(page, brand).click({ trial: true });
      },

      async decelerated(scene) {
        const { shop, place } = scene;
        await scene.open();
        setFault(shop, 'currency_change', [place.opening]);
        await click(scene);
        assert.equal(await untilCheckout(scene), ['wallet_currency_change=true']);
        assert.equal(configCalls(scene), []);
      },
    },
  };
};

const [amazonBrand, primeBrand] = BRANDS as [Brand, Brand];

export const amazonPay = toOutcomes(amazonBrand);
export const buyWithPrime = toOutcomes(primeBrand);
