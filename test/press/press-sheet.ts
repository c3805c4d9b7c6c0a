import * as assert from 'uvu/assert';
import { priceCart } from '../../sandbox/server/store/price';
import type { Store } from '../../sandbox/server/store/store';
import type { StoredCart } from '../../sandbox/server/store/types';
import { running } from '../../src/core/purchase/click';
import type { FakeSheet } from '../fakes/fake-google-pay';
import { SHORT_ADDRESS } from '../fakes/google-pay-update';
import { until } from '../fakes/settle';

/**
 * Checks that Google's sheet shows the shop's cart when it answers its first callback, and closes the sheet.
 *
 * @returns what the sheet tells the shopper
 */
export async function readSheet(sheet: FakeSheet, store: Store, cart: StoredCart): Promise<string[]> {
  const { error, newTransactionInfo } = await sheet.change({
    callbackTrigger: 'INITIALIZE',
    shippingAddress: SHORT_ADDRESS,
  });
  const total = (priceCart(store, cart).total / 100).toFixed(2);
  if (!error) assert.is(newTransactionInfo?.totalPrice, total, 'the sheet shows the total of the shop');
  sheet.close();
  await until(() => !running.value, 'the end of the purchase');
  return error ? [`sheet: ${error.message}`] : [];
}
