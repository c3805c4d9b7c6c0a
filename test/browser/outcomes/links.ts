import * as assert from 'uvu/assert';
import { FAILED_REQUEST } from '../open';
import { goBack, holdRequests, runTimeOut, waitForBackForwardCache } from '../page-control';
import { calls, setFault } from '../shop-page';
import {
  comingBack,
  hasStayed,
  type Scene,
  untilCheckout,
  untilDialog,
  type WalletOutcomes,
} from './outcome';
import type { Place } from './places';

/** A button whose click redirects to the shop's checkout at once. */
interface Link {
  wallet: string;
  element: string;
  /** Parameters of the checkout URL. */
  markers?(place: Place): string[];
  /** The start of the title, and the text, on failure. */
  failure?: string;
}

const PAID_THERE = 'it leads to the checkout, which takes the payment';

/** Outcomes of such a button. It has no SDK unless the wallet's own file has one. */
function linkOutcomes({
  element,
  markers = () => [],
  failure = 'Falha na transação',
}: Omit<Link, 'wallet'>): WalletOutcomes['outcomes'] {
  const click = ({ page }: Scene) => page.locator(`#main ${element} :is(button, a)`).click();

  /** The next click redirects where this one should have. */
  async function clickAgain(scene: Scene) {
    await click(scene);
    assert.equal(await untilCheckout(scene), markers(scene.place));
  }

  return {
    paid: PAID_THERE,
    declined: PAID_THERE,
    'window closed': 'it opens no window',
    'SDK missing': 'it has no SDK',

    async redirected(scene) {
      const { page, shop, place } = scene;
      await scene.open();
      await clickAgain(scene);
      assert.equal(
        // A cart's typed values follow its read.
        calls(shop)
          .map(({ operation }) => operation)
          .filter(operation => operation !== 'cartAttributesUpdate'),
        [place.opening],
      );
      assert.is(await page.getByTestId('line').count(), 1);
    },

    // There is no dialog, so a shopper cancels with Back.
    cancelled: comingBack(async scene => {
      await scene.open();
      await waitForBackForwardCache(scene.page);
      await clickAgain(scene);
      await goBack(scene.page);
      hasStayed(scene);
      await clickAgain(scene);
    }),

    async 'time-out'(scene) {
      // A cart page only reads its cart, so it reports no failed creation.
      scene.expect(/A cart could not be created: TIMEOUT/);
      const { page, shop, place } = scene;
      await scene.open();
      await holdRequests(page);
      setFault(shop, 'silence', [place.opening]);
      const requested = page.waitForRequest(new RegExp(`operation_name=${place.opening}$`));
      await click(scene);
      await requested;
      await runTimeOut(page);
      await untilDialog(scene, failure);
      await clickAgain(scene);
    },

    async 'out of stock'(scene) {
      await scene.open();
      setFault(scene.shop, 'out_of_stock', [scene.place.opening]);
      await click(scene);
      await untilDialog(scene, 'não está mais disponível.');
    },

    async decelerated(scene) {
      const { shop, place } = scene;
      await scene.open();
      setFault(shop, 'currency_change', [place.opening]);
      await click(scene);
      assert.equal(await untilCheckout(scene), [...markers(place), 'wallet_currency_change=true']);
    },
  };
}

export const buyItNow: WalletOutcomes = {
  wallet: 'buy_it_now',
  outcomes: linkOutcomes({ element: 'shopify-buy-it-now-button' }),
};

export const metaPay: WalletOutcomes = {
  wallet: 'facebook_pay',
  outcomes: linkOutcomes({
    element: 'shopify-meta-pay-button',
    failure: 'Não foi possível pagar com Meta Pay',
  }),
};

const BELOW_BUTTON = 'it stands below the button of a product';

export const moreOptions: WalletOutcomes = {
  wallet: 'more_options',
  // The other button does not matter.
  shownWith: 'facebook_pay',
  nowhere: { cart: BELOW_BUTTON, checkout: BELOW_BUTTON },
  outcomes: linkOutcomes({ element: 'more-payment-options-link', markers: () => ['skip_shop_pay=true'] }),
};

const element = 'shop-pay-wallet-button';

const markers = ({ source }: Place) => ['payment=shop_pay', `redirect_source=direct_checkout_${source}`];

export const shopPay: WalletOutcomes = {
  wallet: 'shop_pay',
  outcomes: {
    ...linkOutcomes({ element, markers, failure: 'Não foi possível pagar com Shop Pay' }),

    // Only the greeting's iframe loads from another host.
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
