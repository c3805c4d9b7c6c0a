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

/** A removal without a response for 15 s is sent again, with success. The server runs the first one after 18 s. */
const FREE_MS = 15_600;
const CARRIED_OUT_MS = 18_040;
/** More than the duration of a payment. */
const PAYMENT_MS = 300;
const STEP_MS = 20;

type Ending = 'order' | 'checkout';

/** Starts the second purchase's payment this long before the first one's removal runs. */
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
    await world.finish();
    assert.equal(world.findViolations(), []);
    if (store.orders.length) return 'order';
    return timeline.entries.some(({ what, detail }) => what === 'visit' && detail.includes('/checkout/'))
      ? 'checkout'
      : undefined;
  } finally {
    world.dispose();
    // The stand-in of Google's SDK frees its one sheet in a later task.
    await new Promise(setImmediate);
  }
}

for (const wallet of ['GooglePay', 'ApplePay'] as const)
  test(`the next ${wallet} purchase of a cart goes on in the checkout after a lost removal`, async () => {
    const endings = new Set<Ending | undefined>();
    for (let beforeMs = -STEP_MS; beforeMs <= PAYMENT_MS; beforeMs += STEP_MS)
      endings.add(await buy(wallet, beforeMs));
    assert.equal([...endings], ['checkout']);
  });

/** The server runs the lost payment update of the first card this long after it was sent. */
const CUT = { kind: 'cut, carried out later', operation: 'cartPaymentUpdate', variant: 1 } as const;

/** Pays a second time, this long after the first payment, which has lost its payment update. */
async function payTwice(wallet: WalletName, afterMs: number): Promise<Ending | undefined> {
  const world = createWorld(wallet, OPTIONS);
  const { clock, network, store, timeline } = world.page;
  try {
    network.faults.push({ ...CUT });
    world.shopper.click();
    await clock.advance(400);
    world.pay();
    await clock.advance(afterMs);
    world.pay();
    await world.finish();
    assert.equal(world.findViolations(), []);
    if (store.orders.length) return 'order';
    return timeline.entries.some(({ what, detail }) => what === 'visit' && detail.includes('/checkout/'))
      ? 'checkout'
      : undefined;
  } finally {
    world.dispose();
    await new Promise(setImmediate);
  }
}

for (const wallet of ['GooglePay', 'ApplePay'] as const)
  test(`${wallet} goes on in the checkout after a lost payment update, and never charges the first card`, async () => {
    const endings = new Set<Ending | undefined>();
    for (let afterMs = 130; afterMs <= 400; afterMs += 10) endings.add(await payTwice(wallet, afterMs));
    assert.equal([...endings], ['checkout']);
  });

test.run();
