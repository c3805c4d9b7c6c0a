import * as assert from 'uvu/assert';
import { type FlowStage, flowSuite } from '../browser/drivers/flow';
import type { ElementDriver, PageDriver } from '../browser/drivers/page-driver';
import { quicken } from '../browser/drivers/quicken';
import {
  button,
  calls,
  dialog,
  openProduct,
  openSheet,
  PRODUCT,
  type Query,
  setFault,
  sheet,
  text,
  until,
  untilCheckout,
  variables,
} from '../browser/drivers/shop-page';
import { HELD_PATIENCE, runTimeOut } from '../browser/outcomes/clock';
import {
  appleButton,
  at,
  openSheet as openApple,
  untilPayable,
  untilUsable,
  withApplePay,
} from '../browser/wallets/apple-page';

/** One order at the most, for no more than the sheet showed: the model's promises, on the sandbox, which counts its orders. */
const test = flowSuite('purchase');

const SUBMIT = ['cartSubmitForCompletion'];
const PENDING = 'Seu pagamento está sendo verificado.';
const COMPLETION_MS = 10_000;

type Place = Pick<FlowStage, 'page' | 'shop'>;

interface Wallet {
  name: string;
  /** Opens a product, and the sheet over it. */
  open(place: Place, query?: Query): Promise<void>;
  button(page: PageDriver): ElementDriver;
  part(page: PageDriver, part: string): ElementDriver;
  /** Waits until the sheet takes a payment. */
  untilPayable(page: PageDriver): Promise<void>;
  /** Lets the sheet break as soon as it is to be told of the payment, or before. */
  breakSheet(page: PageDriver): Promise<void>;
}

const WALLETS: Wallet[] = [
  {
    name: 'google_pay',
    async open(place, query) {
      await openProduct(place, PRODUCT.usual, query);
      await openSheet(place.page);
    },
    button: page => button(page, 'googlePay'),
    part: sheet,
    untilPayable: page => page.locator('[data-testid=gpay-pay]:enabled').waitFor(),
    breakSheet: page => page.evaluate(() => void dispatchEvent(new Event('gpay-sandbox-crash'))),
  },
  {
    name: 'apple_pay',
    async open(place, query) {
      await openProduct(place, PRODUCT.usual, withApplePay({}, query));
      await openApple(place.page);
    },
    button: page => appleButton(page),
    part: at,
    untilPayable,
    breakSheet: page =>
      page.evaluate(() => {
        ApplePaySession.prototype.completePayment = () => {
          throw new DOMException('The object is in an invalid state.', 'InvalidAccessError');
        };
      }),
  },
];

const hasLeft = ({ shop }: Place) => calls(shop, 'cartSubmitForCompletion').length;

for (const wallet of WALLETS) {
  test(`${wallet.name}: a closed sheet and answers that are lost lead to the checkout, with one order`, async ({
    page,
    shop,
    expect,
  }) => {
    // The sheet's 27 s pass, too, in the quickened time.
    expect(/TimeoutError/);
    await wallet.open({ page, shop });
    await quicken(page);
    setFault(shop, 'cut', SUBMIT, Number.POSITIVE_INFINITY);
    await wallet.part(page, 'pay').click();
    await until(() => hasLeft({ page, shop }), 'the submission has left');
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

  test(`${wallet.name}: 27 s before the submission revoke it, and the shopper pays again`, async ({
    page,
    shop,
    expect,
  }) => {
    expect(/TimeoutError/);
    await wallet.open({ page, shop }, HELD_PATIENCE);
    setFault(shop, 'slow', ['cartPrepareForCompletion']);
    await wallet.part(page, 'pay').click();
    await until(() => calls(shop, 'cartPrepareForCompletion').length, 'the payment is under way');
    await runTimeOut(page);
    await wallet.part(page, 'error').waitFor();
    assert.match(await text(wallet.part(page, 'error')), 'Tente novamente');
    await wallet.untilPayable(page);
    assert.is(hasLeft({ page, shop }), 0);
    await wallet.part(page, 'pay').click();
    await page.waitForURL(/\/thank-you\//, { timeout: COMPLETION_MS });
    assert.is(shop.store.orders.length, 1);
  });

  test(`${wallet.name}: 27 s after the submission say that it is checked, and its answer leads on`, async ({
    page,
    shop,
    expect,
  }) => {
    expect(/TimeoutError/);
    await wallet.open({ page, shop }, HELD_PATIENCE);
    setFault(shop, 'slow', SUBMIT);
    await wallet.part(page, 'pay').click();
    await until(() => hasLeft({ page, shop }), 'the submission has left');
    await runTimeOut(page);
    await wallet.part(page, 'error').waitFor();
    assert.match(await text(wallet.part(page, 'error')), PENDING);
    await wallet.part(page, 'pay').click();
    await page.waitForURL(/\/thank-you\//, { timeout: COMPLETION_MS });
    assert.is(shop.store.orders.length, 1);
    assert.is(hasLeft({ page, shop }), 1);
  });

  test(`${wallet.name}: a sheet that breaks in the middle of a payment waits for its answer`, async ({
    page,
    shop,
    expect,
  }) => {
    expect(/INTERNAL_ERROR|\[object Object\]/);
    await wallet.open({ page, shop });
    setFault(shop, 'slow', SUBMIT);
    await wallet.part(page, 'pay').click();
    await until(() => hasLeft({ page, shop }), 'the submission has left');
    await wallet.breakSheet(page);
    await page.waitForURL(/\/thank-you\//, { timeout: COMPLETION_MS });
    assert.is(shop.store.orders.length, 1);
    assert.is(calls(shop, 'cartRemovePersonalData').length, 0);
  });

  test(`${wallet.name}: a success without a page to go to leads to the checkout`, async ({
    page,
    shop,
    expect,
  }) => {
    expect(/Invalid Checkout URL/);
    await wallet.open({ page, shop });
    setFault(shop, 'success_without_url');
    await wallet.part(page, 'pay').click();
    await page.waitForURL(/\/checkouts\/cn\//);
    assert.is(shop.store.orders.length, 1);
    assert.is(calls(shop, 'cartSubmitForCompletion').length, 1);
  });

  test(`${wallet.name}: a sheet that is closed before the submission stops the payment`, async ({
    page,
    shop,
  }) => {
    await wallet.open({ page, shop });
    setFault(shop, 'slow', ['cartPrepareForCompletion']);
    await wallet.part(page, 'pay').click();
    await until(() => calls(shop, 'cartPrepareForCompletion').length, 'the payment is under way');
    await wallet.part(page, 'close').click({ force: true });
    await until(() => calls(shop, 'cartRemovePersonalData').length, 'the personal data is removed');
    assert.equal(
      calls(shop)
        .slice(calls(shop).findIndex(({ operation }) => operation === 'cartPrepareForCompletion') + 1)
        .map(({ operation }) => operation),
      ['cartRemovePersonalData'],
    );
    assert.is(shop.store.orders.length, 0);
    assert.is(await dialog(page).count(), 0);
    if (wallet.name === 'apple_pay') await untilUsable(page);
  });
}

test.run();
