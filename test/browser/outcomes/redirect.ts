import * as assert from 'uvu/assert';
import { goBack, prepareToLeave } from '../drivers/kept-page';
import { calls, setFault } from '../drivers/shop-page';
import { holdRequests, runTimeOut } from './clock';
import { comingBack, type Driver, type Scene } from './driver';
import { hasStayed, untilCheckout, untilTold } from './ends';
import type { Place } from './places';

/** A button whose click leads to the shop's checkout at once. */
export interface Link {
  wallet: string;
  element: string;
  /** What it adds to the checkout's address. */
  markers?(place: Place): string[];
  /** Begin of the title and the text where it fails. */
  failure?: string;
}

const PAID_THERE = 'it leads to the checkout, which takes the payment';

/** What such a button does; it has no SDK, if the wallet's own file doesn't say otherwise. */
export function linkOutcomes({
  element,
  markers = () => [],
  failure = 'Falha na transação',
}: Omit<Link, 'wallet'>): Driver['outcomes'] {
  const click = ({ page }: Scene) => page.locator(`#main ${element} :is(button, a)`).click();

  /** The next click leads where this one should have. */
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
        calls(shop).map(({ operation }) => operation),
        [place.opening],
      );
      assert.is(await page.getByTestId('line').count(), 1);
    },

    // Nothing asks the shopper anything: one who has changed his mind goes back.
    cancelled: comingBack(async scene => {
      await scene.open();
      await prepareToLeave(scene.page);
      await clickAgain(scene);
      await goBack(scene.page);
      hasStayed(scene);
      await clickAgain(scene);
    }),

    async 'time-out'(scene) {
      const { page, shop, place } = scene;
      await scene.open();
      await holdRequests(page);
      setFault(shop, 'silence', [place.opening]);
      const asked = page.waitForRequest(new RegExp(`operation_name=${place.opening}$`));
      await click(scene);
      await asked;
      await runTimeOut(page);
      await untilTold(scene, failure);
      await clickAgain(scene);
    },

    async 'out of stock'(scene) {
      await scene.open();
      setFault(scene.shop, 'out_of_stock', [scene.place.opening]);
      await click(scene);
      await untilTold(scene, 'Este item não está mais disponível.');
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
