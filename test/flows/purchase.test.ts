import * as assert from 'uvu/assert';
import { flowSuite } from '../browser/open';
import { quicken } from '../browser/page-control';
import { countSubmissions, SHEET_WALLETS } from '../browser/purchase/sheet-wallets';
import { calls, setFault, until, untilCheckout, variables } from '../browser/shop-page';

/** At most one order of an interrupted purchase. `test/browser/purchase/one-order.test.ts` tests the other cases. */
const test = flowSuite('purchase');

const SUBMIT = ['cartSubmitForCompletion'];
const COMPLETION_MS = 10_000;
/** Speeds up the timeouts of a lost response by this factor. A busy machine still closes the sheet in time. */
const FACTOR = 8;

for (const wallet of SHEET_WALLETS) {
  test(`${wallet.name}: a closed sheet and lost responses redirect to the checkout with one order`, async ({
    page,
    shop,
    expect,
  }) => {
    // The sheet's 27 s pass faster, too.
    expect(/TimeoutError/);
    await wallet.open({ page, shop });
    await quicken(page, FACTOR);
    setFault(shop, 'cut', SUBMIT, Number.POSITIVE_INFINITY);
    await wallet.part(page, 'pay').click();
    await until(() => countSubmissions({ page, shop }), 'the submission has left');
    await wallet.part(page, 'close').click({ force: true });
    await page.locator('#main .wallet[aria-busy=true]').waitFor();
    await wallet.button(page).click({ force: true });
    assert.equal(await untilCheckout(page), ['wallet_cart_not_ready=true']);
    assert.is(shop.store.orders.length, 1);
    assert.is(calls(shop, 'cartCreate').length, 1);
    assert.is(calls(shop, 'cartRemovePersonalData').length, 0);
    assert.is(
      new Set(variables(shop, 'cartSubmitForCompletion').map(({ attemptToken }) => attemptToken)).size,
      1,
    );
  });

  test(`${wallet.name}: a sheet that fails during a payment waits for its response`, async ({
    page,
    shop,
    expect,
  }) => {
    expect(/INTERNAL_ERROR|\[object Object\]/);
    await wallet.open({ page, shop });
    setFault(shop, 'slow', SUBMIT);
    await wallet.part(page, 'pay').click();
    await until(() => countSubmissions({ page, shop }), 'the submission has left');
    await wallet.breakSheet(page);
    await page.waitForURL(/\/thank-you\//, { timeout: COMPLETION_MS });
    assert.is(shop.store.orders.length, 1);
    assert.is(calls(shop, 'cartRemovePersonalData').length, 0);
  });
}

test.run();
