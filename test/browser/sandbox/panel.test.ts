import * as assert from 'uvu/assert';
import { takeFault } from '../../../sandbox/server/store/store';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';

const test = browserSuite('panel');

async function openPanel({ page, shop }: Fixtures) {
  await page.goto(`${shop.url}/panel`);
  await page.locator('#stream-state', { hasText: 'live' }).waitFor();
  return page.locator('#applied');
}

test('applies a setting at once, and shows it', async fixtures => {
  const applied = await openPanel(fixtures);
  await applied.getByText('All settings have their initial values.').waitFor();
  await fixtures.page.getByLabel('Theme').selectOption('noite');
  await applied.getByText('noite').waitFor();
  assert.is(fixtures.shop.store.settings.theme, 'noite');
});

test('shows why a setting is not applied, until it is', async fixtures => {
  const { page, shop } = fixtures;
  fixtures.expect(FAILED_REQUEST);
  await openPanel(fixtures);
  const field = page.getByLabel('Language of the pages');
  await field.fill('pt_BR');
  await field.press('Tab');
  await page.getByRole('status').filter({ hasText: '“locale” can’t be “pt_BR”' }).waitFor();
  assert.is(await field.getAttribute('aria-invalid'), 'true');
  assert.is(shop.store.settings.locale, 'pt-BR');
  await field.fill('fr');
  await field.press('Tab');
  await page.getByRole('status').filter({ hasText: 'Applied.' }).waitFor();
  assert.is(await field.getAttribute('aria-invalid'), null);
  assert.is(shop.store.settings.locale, 'fr');
});

test('applies all valid settings, and marks only the invalid one', async fixtures => {
  const { page, shop } = fixtures;
  fixtures.expect(FAILED_REQUEST);
  const applied = await openPanel(fixtures);
  const language = page.getByLabel('Language of the pages');
  const theme = page.getByLabel('Theme');
  await language.fill('pt_BR');
  await language.press('Tab');
  await page.getByRole('status').filter({ hasText: '“locale” can’t be “pt_BR”' }).waitFor();
  await theme.selectOption('noite');
  await applied.getByText('noite').waitFor();
  await page.getByRole('checkbox', { name: 'google_pay' }).uncheck();
  await applied.getByText('cartWallets').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Applied\. “locale” can’t be “pt_BR”/ })
    .waitFor();
  assert.equal(await Promise.all([language, theme].map(control => control.getAttribute('aria-invalid'))), [
    'true',
    null,
  ]);
  assert.is(shop.store.settings.cartWallets.includes('google_pay'), false);
  shop.store.settings.theme = 'bloco';
  shop.store.emitSettings();
  await applied.getByText('bloco').waitFor();
  assert.is(await theme.inputValue(), 'bloco');
});

test('follows changes from elsewhere, such as an expired fault', async fixtures => {
  const { page, shop } = fixtures;
  const applied = await openPanel(fixtures);
  shop.store.settings.theme = 'bloco';
  shop.store.settings.cartWallets = ['paypal'];
  shop.store.settings.faults.push({ name: 'slow', operations: ['cart'], times: 2 });
  shop.store.emitSettings();
  await applied.getByText('cart · 2 more times').waitFor();
  assert.is(await page.getByLabel('Theme').inputValue(), 'bloco');
  assert.is(await page.getByRole('checkbox', { name: 'paypal' }).isChecked(), true);
  assert.is(await page.getByRole('checkbox', { name: 'google_pay' }).isChecked(), false);
  takeFault(shop.store, 'cart', ['slow']);
  await applied.getByText('cart · 1 more time').waitFor();
  takeFault(shop.store, 'cart', ['slow']);
  await applied.getByText('No faults').waitFor();
});

test('streams calls and deliveries', async fixtures => {
  const { page, shop } = fixtures;
  await openPanel(fixtures);
  await fetch(`${shop.url}/wallets/config/amazon_pay`, { method: 'POST', body: '{}' });
  await page.getByText('POST /wallets/config/amazon_pay').first().click();
  await page.getByText('"error": "unauthorized"').waitFor();
  await page.getByRole('link', { name: 'Collector' }).click();
  await page.locator('#stream-state', { hasText: 'live' }).waitFor();
  await fetch(`${shop.otherUrl}/collector/v1/logs`, { method: 'POST', body: '{"user":"Ana"}' });
  await page.locator('#rejected').getByText('user: is unknown').waitFor();
  await page.getByRole('button', { name: 'Empty' }).click();
  await page.locator('#rejected').waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).pathname, '/panel/collector');
  assert.equal(shop.store.deliveries, []);
});

test('removes a fault by its button', async fixtures => {
  const { page, shop } = fixtures;
  shop.store.settings.faults.push({ name: 'cut', operations: [], times: 1 });
  await openPanel(fixtures);
  await page.getByRole('button', { name: 'Remove cut' }).click();
  await page.locator('#applied').getByText('No faults').waitFor();
  assert.equal(shop.store.settings.faults, []);
});

test('shows the current settings after a reload, not the previous input', async fixtures => {
  const { page, shop } = fixtures;
  await openPanel(fixtures);
  await page.getByLabel('Operations').fill('cart');
  await page.getByLabel('Theme').selectOption('noite');
  await page.locator('#applied').getByText('noite').waitFor();
  shop.store.settings.theme = 'bloco';
  await page.reload();
  assert.is(await page.getByLabel('Theme').inputValue(), 'bloco');
  assert.is(await page.getByLabel('Operations').inputValue(), '');
});

test("keeps the URL's settings in the drawer that a theme's script renders", async fixtures => {
  const { page, shop } = fixtures;
  await page.goto(`${shop.url}/products/caneca-de-barro?theme=noite&recommended=null&cartWallets=shop_pay`);
  await page.locator('#main').getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  const drawer = page.locator('#cart-drawer.is-open');
  await drawer.locator('shop-pay-wallet-button').waitFor();
  await drawer.getByRole('link', { name: 'Ver o carrinho' }).click();
  await page.waitForURL(/\/cart\?theme=noite&recommended=null&cartWallets=shop_pay$/);
  await page.locator('#main shop-pay-wallet-button').waitFor();
  await page.locator('#main').getByLabel('Quantidade de Caneca').fill('2');
  await page.locator('#main').getByLabel('Quantidade de Caneca').press('Tab');
  await page.locator('#main [data-testid="total"]').filter({ hasText: /\d/ }).waitFor();
  assert.is(await page.locator('html').getAttribute('data-theme'), 'noite');
});

test.run();
