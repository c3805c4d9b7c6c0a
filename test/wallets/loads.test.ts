import '../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../src/core/platform/load-once';
import { startPurchase } from '../../src/core/purchase/click';
import type { Wallet } from '../../src/core/types/wallet';
import { beginClicks, PURCHASE } from '../fakes/begin-clicks';
import { opensOf } from '../fakes/context';
import { createScene as createAppleScene } from '../fakes/open-apple-pay';
import { createScene as createGoogleScene } from '../fakes/open-google-pay';
import { stub, test } from '../run/suite';

const SHEETS: [instrument: string, sheet: string, create: () => { wallet: Wallet }][] = [
  ['GooglePay', 'wallets/sheets/google-pay', createGoogleScene],
  ['ApplePay', 'wallets/sheets/apple-pay', createAppleScene],
];

for (const [instrument, sheet, create] of SHEETS)
  test(`requests each file once at a click on ${instrument}`, async () => {
    const { clock } = beginClicks({});
    const loads: string[] = [];
    for (const name of ['checkout', sheet]) {
      const { [name]: load } = cachedLoads;
      stub(cachedLoads, { [name]: async () => loads.push(name) && load?.() });
    }
    const { wallet } = create();
    startPurchase(wallet, { ...PURCHASE, instrument, ...opensOf(instrument) });
    await clock.advance(0);
    assert.equal(loads, ['checkout', sheet]);
  });

test.run();
