import * as assert from 'uvu/assert';
import { HELD_TIMEOUT, runTimeOut } from '../page-control';
import { calls, setFault, until } from '../shop-page';
import { appleButton, at, openSheet, pay, untilUsable } from '../wallets/apple-page';
import {
  hasStayed,
  type Scene,
  untilCheckout,
  untilDialog,
  untilForgotten,
  untilThanked,
  type WalletOutcomes,
} from './outcome';
import { CART_CHECKOUT } from './places';

const FAILURE = 'Não foi possível pagar com Apple Pay';

async function openApplePay(scene: Scene) {
  await scene.open();
  await openSheet(scene.page);
}

async function untilSheetHasGone({ page }: Scene) {
  assert.is(await at(page, 'sheet').count(), 0);
  await untilUsable(page);
}

export const applePay: WalletOutcomes = {
  wallet: 'apple_pay',
  outcomes: {
    async paid(scene) {
      await openApplePay(scene);
      await at(scene.page, 'pay').click();
      await untilThanked(scene, 'apple_pay');
    },

    // The response of the submission that placed the order was lost. The cart's checkout has the order.
    async redirected(scene) {
      const { page, shop } = scene;
      await openApplePay(scene);
      setFault(shop, 'already_accepted');
      await at(page, 'pay').click();
      await page.waitForURL(CART_CHECKOUT);
      assert.is(await page.getByTestId('marker').count(), 0);
    },

    async cancelled(scene) {
      await openApplePay(scene);
      await at(scene.page, 'close').click();
      await untilForgotten(scene);
      hasStayed(scene);
      await untilSheetHasGone(scene);
      await openSheet(scene.page);
      await pay(scene);
    },

    // The sheet is inside the page, so the shopper closes the page.
    async 'window closed'(scene) {
      await openApplePay(scene);
      await scene.page.close({ runBeforeUnload: true });
      await untilForgotten(scene);
      assert.is(scene.shop.store.orders.length, 0);
    },

    async declined(scene) {
      await openApplePay(scene);
      setFault(scene.shop, 'submit_failed');
      await at(scene.page, 'pay').click();
      await untilDialog(scene, 'Ocorreu um problema com Apple Pay');
      await untilSheetHasGone(scene);
      await openSheet(scene.page);
      await pay(scene);
    },

    async 'time-out'(scene) {
      const { page, shop, expect } = scene;
      expect(/Apple Pay Timeout/);
      await scene.open(HELD_TIMEOUT);
      setFault(shop, 'silence', ['cartBuyerIdentityUpdate']);
      await appleButton(page).click();
      await until(() => calls(shop, 'cartBuyerIdentityUpdate').length, 'the address is sent');
      await runTimeOut(page);
      await untilDialog(scene, FAILURE);
      await untilSheetHasGone(scene);
      // The server may still set the lost address, so no sheet submits this cart. A product has a new cart.
      if (scene.place.opening === 'cart') {
        await appleButton(page).click();
        await page.waitForURL(/wallet_cart_not_ready=true/);
        return;
      }
      await openSheet(page);
      await pay(scene);
    },

    async 'SDK missing'(scene) {
      const { page, place } = scene;
      await place.openWithout(scene, 'apple_pay', { 'apay-sandbox': JSON.stringify({ installed: false }) });
      assert.is(await appleButton(page).count(), 0);
      await place.buyWithout(scene);
    },

    async 'out of stock'(scene) {
      const { page, shop } = scene;
      await scene.open();
      setFault(shop, 'out_of_stock', ['cartBuyerIdentityUpdate']);
      await appleButton(page).click();
      await untilDialog(scene, 'não está mais disponível.');
      await untilSheetHasGone(scene);
    },

    async decelerated(scene) {
      await openApplePay(scene);
      setFault(scene.shop, 'not_ready');
      await at(scene.page, 'pay').click();
      assert.equal(await untilCheckout(scene), ['wallet_cart_not_ready=true']);
      assert.is(scene.shop.store.orders.length, 0);
    },
  },
};
