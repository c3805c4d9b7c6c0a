import * as assert from 'uvu/assert';
import { FAILED_REQUEST } from '../open';
import { holdRequests, runTimeOut } from '../page-control';
import { calls, operations, setFault, until } from '../shop-page';
import { at, type Brand, decide, openWindow, untilUsable } from '../wallets/paypal-page';
import { hasStayed, type Scene, untilCheckout, untilDialog, type WalletOutcomes } from './outcome';

const toOutcomes = (brand: Brand, name: string): WalletOutcomes => {
  const failure = `Não foi possível pagar com ${name}`;
  const open = ({ page }: Scene) => openWindow(page, brand);

  async function approve(scene: Scene) {
    await decide(await open(scene), 'approve');
    return untilCheckout(scene);
  }

  /** The purchase ends silently, and the next one succeeds. */
  async function untilOver(scene: Scene) {
    await untilUsable(scene.page, brand);
    hasStayed(scene);
    assert.is(await scene.page.locator('dialog[open]').count(), 0);
    assert.equal(await approve(scene), []);
  }

  return {
    wallet: brand,
    outcomes: {
      paid: 'its window only approves: the checkout takes the payment',

      async redirected(scene) {
        await scene.open();
        assert.equal(await approve(scene), []);
        const [cart] = scene.shop.store.carts.values();
        assert.is(cart?.email, 'helena.prado@example.com');
        assert.is(cart?.deliveryAddress?.zip, '22240-003');
      },

      async cancelled(scene) {
        await scene.open();
        await decide(await open(scene), 'cancel');
        await untilOver(scene);
      },

      async 'window closed'(scene) {
        await scene.open();
        const window = await open(scene);
        await at(window, 'approve').waitFor();
        await window.close();
        await untilOver(scene);
      },

      async declined(scene) {
        scene.expect(/The shopper simulated a failure/);
        await scene.open();
        await decide(await open(scene), 'fail');
        await untilDialog(scene, failure);
        assert.equal(await approve(scene), []);
      },

      async 'time-out'(scene) {
        const { page, shop } = scene;
        await scene.open();
        await holdRequests(page);
        setFault(shop, 'silence', ['paypalTokenCreate']);
        const requested = page.waitForRequest(/paypalTokenCreate/);
        const window = await open(scene);
        await requested;
        await runTimeOut(page);
        await untilDialog(scene, failure);
        await until(() => window.isClosed(), 'the window has gone');
        assert.equal(await approve(scene), []);
      },

      async 'SDK missing'(scene) {
        const { page, place, expect } = scene;
        expect(FAILED_REQUEST);
        await page.route('**/sdk/paypal.js*', route => route.fulfill({ status: 404 }));
        await place.openWithout(scene, brand);
        assert.is(await page.locator(`shopify-${brand}-button`).count(), 0);
        await place.buyWithout(scene);
      },

      async 'out of stock'(scene) {
        await scene.open();
        setFault(scene.shop, 'out_of_stock', ['cartBuyerIdentityUpdate']);
        await decide(await open(scene), 'approve');
        await untilDialog(scene, 'Este item não está mais disponível.');
        await until(() => calls(scene.shop, 'cartRemovePersonalData')[0]?.status, 'the shopper is forgotten');
        assert.not.ok(operations(scene.shop).includes('cartBillingAddressUpdate'));
      },

      async decelerated(scene) {
        await scene.open();
        setFault(scene.shop, 'currency_change', ['cartBuyerIdentityUpdate']);
        assert.equal(await approve(scene), ['wallet_currency_change=true']);
      },
    },
  };
};

export const paypal = toOutcomes('paypal', 'PayPal');
export const venmo = toOutcomes('venmo', 'Venmo');
