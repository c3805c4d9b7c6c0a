import * as assert from 'uvu/assert';
import { FAILED_REQUEST } from '../open';
import { HELD_TIMEOUT, runTimeOut } from '../page-control';
import { button, calls, openSheet, pay, type Query, setFault, sheet, until } from '../shop-page';
import {
  hasStayed,
  type Scene,
  untilCheckout,
  untilForgotten,
  untilThanked,
  type WalletOutcomes,
} from './outcome';
import { CART_CHECKOUT } from './places';

async function openGooglePay(scene: Scene, query?: Query) {
  await scene.open(query);
  await openSheet(scene.page, '#main');
}

async function untilSheetShows({ page }: Scene, text: string) {
  await sheet(page, 'error').filter({ hasText: text }).waitFor();
}

export const googlePay: WalletOutcomes = {
  wallet: 'google_pay',
  outcomes: {
    async paid(scene) {
      await openGooglePay(scene);
      await sheet(scene.page, 'pay').click();
      await untilThanked(scene, 'google_pay');
    },

    // The response of the submission that placed the order was lost. The cart's checkout has the order.
    async redirected(scene) {
      const { page, shop } = scene;
      await openGooglePay(scene);
      setFault(shop, 'already_accepted');
      await sheet(page, 'pay').click();
      await page.waitForURL(CART_CHECKOUT);
      assert.is(await page.getByTestId('marker').count(), 0);
    },

    async cancelled(scene) {
      await openGooglePay(scene);
      await sheet(scene.page, 'close').click();
      await untilForgotten(scene);
      hasStayed(scene);
      await openSheet(scene.page, '#main');
      await pay(scene);
    },

    // The sheet is inside the page, so the shopper closes the page.
    async 'window closed'(scene) {
      await openGooglePay(scene);
      await scene.page.close({ runBeforeUnload: true });
      await untilForgotten(scene);
      assert.is(scene.shop.store.orders.length, 0);
    },

    async declined(scene) {
      await openGooglePay(scene);
      setFault(scene.shop, 'submit_failed');
      await sheet(scene.page, 'pay').click();
      await untilSheetShows(scene, 'Ocorreu um problema com Google Pay');
      hasStayed(scene);
      await pay(scene);
    },

    async 'time-out'(scene) {
      const { page, shop, expect } = scene;
      expect(/Google Pay Timeout/);
      await openGooglePay(scene, HELD_TIMEOUT);
      setFault(shop, 'silence', ['cartPrepareForCompletion']);
      await sheet(page, 'pay').click();
      await until(() => calls(shop, 'cartPrepareForCompletion').length, 'the shop gets a request');
      await runTimeOut(page);
      await untilSheetShows(scene, 'Ocorreu um problema com Google Pay');
      hasStayed(scene);
    },

    async 'SDK missing'(scene) {
      scene.expect(FAILED_REQUEST);
      await scene.place.openWithout(scene, 'google_pay', { googlePaySdk: 'missing' });
      assert.is(await button(scene.page, 'googlePay').count(), 0);
      await scene.place.buyWithout(scene);
    },

    async 'out of stock'(scene) {
      const { page, shop } = scene;
      await scene.open();
      setFault(shop, 'out_of_stock', ['cartBuyerIdentityUpdate']);
      await button(page, 'googlePay').click();
      await untilSheetShows(scene, 'não está mais disponível.');
      assert.ok(await sheet(page, 'pay').isDisabled());
      await sheet(page, 'close').click();
      await untilForgotten(scene);
      hasStayed(scene);
    },

    async decelerated(scene) {
      await openGooglePay(scene);
      setFault(scene.shop, 'not_ready');
      await sheet(scene.page, 'pay').click();
      assert.equal(await untilCheckout(scene), ['wallet_cart_not_ready=true']);
      assert.is(scene.shop.store.orders.length, 0);
    },
  },
};
