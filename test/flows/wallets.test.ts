import * as assert from 'uvu/assert';
import { flowSuite } from '../browser/open';
import {
  calls,
  closeDialog,
  dialog,
  openProduct,
  openSheet,
  operations,
  PRODUCT,
  pay,
  setFault,
  sheet,
  text,
  until,
  untilCheckout,
} from '../browser/shop-page';
import { BRANDS as AMAZON_BRANDS, clickToAmazon, hosted } from '../browser/wallets/amazon-page';
import { approve, at, BRANDS, decide, NAMES, openWindow, untilUsable } from '../browser/wallets/paypal-page';

/**
 * A purchase with each wallet, and one that is cancelled or fails. Of two brands with one file, one is tested. Apple Pay has
 * its own suite.
 */
const test = flowSuite('wallets');

for (const brand of BRANDS) {
  test(`redirects a shopper who approves in ${brand}'s window to the checkout with address and e-mail`, async ({
    page,
    shop,
  }) => {
    await openProduct({ page, shop }, PRODUCT.standard, { recommended: brand });
    await approve({ page, shop }, brand, 'cartCreate');
  });

  if (brand !== 'paypal') continue;

  test(`re-enables the button after a cancel in ${brand}'s window, and opens the next one`, async ({
    page,
    shop,
  }) => {
    await openProduct({ page, shop }, PRODUCT.standard, { recommended: brand });
    const window = await openWindow(page, brand);
    await at(window, 'approve').waitFor();
    await decide(window, 'cancel');
    await untilUsable(page, brand);
    assert.equal(operations(shop), ['cartCreate', 'paypalTokenCreate']);
    assert.is(await page.locator('dialog[open]').count(), 0);
    const next = await openWindow(page, brand);
    await decide(next, 'approve');
    await untilCheckout(page);
  });

  test(`shows that ${brand} is unavailable if its window fails`, async ({ page, shop, expect }) => {
    expect(/The shopper simulated a failure/);
    await openProduct({ page, shop }, PRODUCT.standard, { recommended: brand });
    await decide(await openWindow(page, brand), 'fail');
    await dialog(page).waitFor();
    assert.match(await text(dialog(page)), `Não foi possível pagar com ${NAMES[brand]}`);
    await closeDialog(page);
    await untilUsable(page, brand);
    assert.is(shop.store.orders.length, 0);
  });
}

for (const brand of AMAZON_BRANDS) {
  test(`redirects to the page of ${brand.name} and then to the checkout with its session`, async ({
    page,
    shop,
  }) => {
    await openProduct({ page, shop }, PRODUCT.standard, { recommended: brand.wallet });
    const url = await clickToAmazon(page, brand);
    assert.is(url.searchParams.get('productType'), 'PayAndShip');
    await hosted(page, 'approve').click();
    await page.waitForURL(/\/checkouts\/cn\/.*amazonCheckoutSessionId=/);
    assert.equal(operations(shop), ['cartCreate']);
  });

  if (brand.wallet !== 'amazon_pay') continue;

  test(`returns a shopper who cancels on the page of ${brand.name} to the product`, async ({
    page,
    shop,
  }) => {
    await openProduct({ page, shop }, PRODUCT.standard, { recommended: brand.wallet });
    await clickToAmazon(page, brand);
    await hosted(page, 'cancel').click();
    await page.waitForURL(/\/products\//);
    assert.is(shop.store.orders.length, 0);
    await clickToAmazon(page, brand);
  });
}

const LINKS: [wallet: string, element: string, markers: string[]][] = [
  ['shop_pay', 'shop-pay-wallet-button', ['payment=shop_pay', 'redirect_source=direct_checkout_product']],
  ['facebook_pay', 'shopify-meta-pay-button', []],
];

for (const [wallet, element, markers] of LINKS) {
  const link = `#main ${element} :is(button, a)`;

  test(`redirects to the checkout with ${wallet}`, async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, { recommended: wallet });
    await page.locator(link).click();
    assert.equal(await untilCheckout(page), markers);
  });

  if (wallet !== 'shop_pay') continue;

  test(`shows the item that is out of stock if ${wallet} can't redirect to the checkout`, async ({
    page,
    shop,
  }) => {
    setFault(shop, 'out_of_stock');
    await openProduct({ page, shop }, PRODUCT.standard, { recommended: wallet });
    await page.locator(link).click();
    await dialog(page).waitFor();
    assert.match(await text(dialog(page)), 'Falha na transação');
    await closeDialog(page);
    await page.locator(link).click();
    assert.equal(await untilCheckout(page), markers);
  });
}

test('removes personal data after the sheet of Google Pay closes, and sells on the next click', async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await sheet(page, 'close').click();
  await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the shopper is forgotten');
  assert.is([...shop.store.carts.values()][0]?.deliveryAddress, undefined);
  await openSheet(page);
  await pay({ page, shop });
});

test('shows a rejected payment in the sheet of Google Pay, and accepts the next one there', async ({
  page,
  shop,
}) => {
  setFault(shop, 'submit_failed');
  await openProduct({ page, shop });
  await openSheet(page);
  await sheet(page, 'pay').click();
  await sheet(page, 'error').waitFor();
  assert.match(await text(sheet(page, 'error')), 'Ocorreu um problema com Google Pay');
  assert.is(shop.store.orders.length, 0);
  await pay({ page, shop });
});

test.run();
