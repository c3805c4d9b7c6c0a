import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { dialog, fillCart, openProduct, PRODUCT, setFault } from '../shop-page';

const test = browserSuite('dialog over a drawer');

/** How a theme closes its drawer on Escape, besides the sandbox's own listener. */
const LISTENERS: [what: string, type: string, isCaptured: boolean][] = [
  ['on keydown at the document, with preventDefault', 'keydown', false],
  ['on captured keydown at the document, with preventDefault', 'keydown', true],
  ['on keyup', 'keyup', false],
];

const isDrawerOpen = (page: Page) =>
  page.locator('#cart-drawer').evaluate(drawer => drawer.classList.contains('is-open'));

for (const [what, type, isCaptured] of LISTENERS)
  test(`Escape closes only the dialog if a theme closes its drawer ${what}`, async ({ page, shop }) => {
    await page.addInitScript(
      ({ type, isCaptured }) =>
        document.addEventListener(
          type,
          event => {
            if ((event as KeyboardEvent).key !== 'Escape') return;
            event.preventDefault();
            document.querySelector('#cart-drawer')?.classList.remove('is-open');
          },
          isCaptured,
        ),
      { type, isCaptured },
    );
    setFault(shop, 'out_of_stock', ['cart'], 2);
    setFault(shop, 'out_of_stock', ['cartAttributesUpdate'], 2);
    await fillCart({ page, shop });
    await openProduct({ page, shop }, PRODUCT.standard, { cartWallets: 'shop_pay,buy_it_now' });
    await page.locator('[data-cart-link]').click();
    for (const wallet of ['shop-pay-wallet-button', 'shopify-buy-it-now-button']) {
      const button = page.locator(`#cart-drawer ${wallet} button`);
      await button.click();
      await dialog(page).waitFor();
      // A held key repeats its event.
      await page.keyboard.down('Escape');
      await page.keyboard.down('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await page.keyboard.up('Escape');
      assert.ok(await isDrawerOpen(page), wallet);
      assert.ok(await button.evaluate(element => element.matches(':focus')), `focus on ${wallet}`);
    }
    await page.keyboard.press('Escape');
    assert.not.ok(await isDrawerOpen(page), "the next Escape is the theme's");
  });

test('announces a running purchase inside a modal drawer, because screen readers skip the page behind it', async ({
  page,
  shop,
}) => {
  await fillCart({ page, shop });
  await openProduct({ page, shop }, PRODUCT.standard, { cartWallets: 'buy_it_now' });
  await page.evaluate(() => {
    const drawer = document.createElement('dialog');
    drawer.id = 'modal-drawer';
    drawer.append(document.querySelector('#cart-drawer shopify-accelerated-checkout-cart') as Element);
    document.body.append(drawer);
    drawer.showModal();
  });
  // The cart's response never arrives.
  await page.route('**/graphql.json*', () => {});
  await page.locator('#modal-drawer shopify-buy-it-now-button button').click();
  await page.locator('portable-wallets-status:not(:empty)').waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const region = nodes.find(({ role }) => role?.value === 'status');
  assert.ok(region, 'the page has a region that is no part of what is inert');
  assert.equal(
    nodes.filter(({ parentId }) => parentId === region.nodeId).map(({ name }) => name?.value),
    ['Aguarde…'],
  );
});

test.run();
