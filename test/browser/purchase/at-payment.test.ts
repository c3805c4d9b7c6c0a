import * as assert from 'uvu/assert';
import type { FaultName } from '../../../sandbox/server/store/types';
import { cross, matrix } from '../matrix';
import { browserSuite } from '../open';
import { setFault, untilCheckout } from '../shop-page';
import { SHEET_WALLETS } from './sheet-wallets';

const test = browserSuite('rejected payments');

/** The server's error for a payment, the checkout's marker, and the step. */
const AT_PAYMENT: [fault: FaultName, marker: string, step: string][] = [
  ['payment_method_not_applicable', 'wallet_payment_method_not_applicable=true', 'update'],
  ['deferred_payment_required', 'wallet_invalid_payment_deferred_payment_required=true', 'update'],
  ['not_ready', 'wallet_cart_not_ready=true', 'preparation'],
  ['prepare_throttled', 'wallet_cart_not_ready=true', 'preparation'],
  ['captcha', 'wallet_captcha_required=true', 'submission'],
  // The total would rise, and a shopper never pays more than the sheet showed.
  ['invalid_amount', 'wallet_dynamic_tax=true', 'update'],
];

const refusals = matrix(cross({ wallet: SHEET_WALLETS, refusal: AT_PAYMENT }), [
  'google_pay, payment_method_not_applicable',
  'google_pay, captcha',
  'apple_pay, not_ready',
]);
for (const {
  wallet,
  refusal: [fault, marker],
} of refusals)
  test(`${wallet.name} redirects to the checkout with ${marker} for ${fault} at payment`, async ({
    page,
    shop,
  }) => {
    await wallet.open({ page, shop });
    setFault(shop, fault);
    await wallet.part(page, 'pay').click();
    assert.equal(await untilCheckout(page), [marker]);
    assert.is(shop.store.orders.length, 0);
  });

test.run();
