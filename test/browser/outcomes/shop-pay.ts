import * as assert from 'uvu/assert';
import { FAILED_REQUEST } from '../drivers/browser';
import type { Driver } from './driver';
import { untilCheckout } from './ends';
import type { Place } from './places';
import { linkOutcomes } from './redirect';

const element = 'shop-pay-wallet-button';

const markers = ({ source }: Place) => ['payment=shop_pay', `redirect_source=direct_checkout_${source}`];

export const shopPay: Driver = {
  wallet: 'shop_pay',
  outcomes: {
    ...linkOutcomes({ element, markers, failure: 'Shop Pay indisponível' }),

    // The only part that comes from elsewhere is the frame that greets the shopper.
    async 'SDK missing'(scene) {
      const { page, place } = scene;
      scene.expect(FAILED_REQUEST);
      await page.setViewportSize({ width: 1000, height: 1000 });
      const missing = page.waitForResponse(/login_with_shop/);
      await scene.open({ 'shop-pay-sandbox': 'missing' });
      assert.is((await missing).status(), 404);
      await page.locator(`#main ${element} button`).click();
      assert.equal(await untilCheckout(scene), markers(place));
    },
  },
};
