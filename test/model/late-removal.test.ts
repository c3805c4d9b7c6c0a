import '../run/dom';
import * as assert from 'uvu/assert';
import { test } from '../run/suite';
import type { PageOptions } from './page';
import { createWorld, type WalletName } from './world';

/** The cart of a cart page, which two purchases share. */
const OPTIONS: PageOptions = {
  groups: 1,
  dropsOption: false,
  taxAtAddress: 0,
  regroups: 'no',
  ids: 'per address',
  sharesHandles: false,
  hasCommas: false,
  currency: 'BRL',
  respells: false,
  hidesCheckout: false,
  isCartPage: true,
  pending: 0,
  isGone: false,
  loadMs: 0,
  failedLoads: 0,
};

/** A removal that is answered to nobody in 15 s is sent again, and answered; the server carries the first one out after 18 s. */
const FREE_MS = 15_600;
const CARRIED_OUT_MS = 18_040;
/** How long a payment takes, and more. */
const PAYMENT_MS = 300;
const STEP_MS = 20;

type Ending = 'order' | 'order at the second try' | 'checkout';

/** The second purchase, whose payment begins so long before the first one's removal is carried out. */
async function buy(wallet: WalletName, beforeMs: number): Promise<Ending | undefined> {
  const world = createWorld(wallet, OPTIONS);
  const { clock, network, store, timeline } = world.page;
  try {
    network.faults.push({ kind: 'carried out late', operation: 'cartRemovePersonalData', variant: 0 });
    world.shopper.click();
    await clock.advance(400);
    world.close();
    await clock.advance(FREE_MS);
    world.shopper.click();
    await clock.advance(CARRIED_OUT_MS - FREE_MS - beforeMs);
    world.pay();
    await clock.advance(5000);
    const isFirst = store.orders.length > 0;
    if (!isFirst) world.pay();
    await world.finish();
    assert.equal(world.findViolations(), []);
    if (store.orders.length) return isFirst ? 'order' : 'order at the second try';
    return timeline.entries.some(({ what, detail }) => what === 'visit' && detail.includes('/checkout/'))
      ? 'checkout'
      : undefined;
  } finally {
    world.dispose();
  }
}

for (const wallet of ['GooglePay', 'ApplePay'] as const)
  test(`a removal that is carried out late costs the next ${wallet} purchase of its cart a second try at the most, or the checkout`, async () => {
    const endings = new Set<Ending | undefined>();
    for (let beforeMs = -STEP_MS; beforeMs <= PAYMENT_MS; beforeMs += STEP_MS)
      endings.add(await buy(wallet, beforeMs));
    assert.equal([...endings].sort(), ['checkout', 'order', 'order at the second try']);
  });

test.run();
