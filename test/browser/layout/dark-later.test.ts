import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { fillCart, openDialog, openProduct, openSheet, PRODUCT, sheet, until } from '../shop-page';
import { addStyle } from './layout-page';

const test = browserSuite('a page that turns dark');

/** Rules of a theme, and the switch of its dark mode. */
const SWITCHES: Record<string, [css: string, turn: (page: Page, isDark: boolean) => Promise<unknown>]> = {
  'a class': [
    'html.dark body{background:#111}',
    (page, isDark) =>
      page.evaluate(isDark => document.documentElement.classList.toggle('dark', isDark), isDark),
  ],
  'an attribute, with a transition': [
    'body{transition:background-color .4s}body[data-theme=dark]{background-color:#111}',
    (page, isDark) =>
      page.evaluate(isDark => {
        document.body.dataset.theme = isDark ? 'dark' : 'light';
      }, isDark),
  ],
  'the style of a section': [
    'body{background:#fff}',
    (page, isDark) =>
      page.evaluate(isDark => {
        for (const section of document.querySelectorAll<HTMLElement>('form'))
          section.style.background = isDark ? '#111' : '';
      }, isDark),
  ],
  'the system': [
    '@media (prefers-color-scheme:dark){body{background:#111}}',
    (page, isDark) => page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' }),
  ],
};

const RESET = '*{background-color:transparent}body{background-color:#fff}form{background:none}';

/** Returns true for each wallet of the page that is drawn for a dark background. */
const readLooks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main [slot=button],#main [slot^=button-]')].map(wallet => {
      const box = wallet.shadowRoot?.querySelector('.wallet');
      return !!(box?.matches('.on-dark') || box?.querySelector('.white'));
    }),
  );

for (const [what, [css, turn]] of Object.entries(SWITCHES))
  for (const recommended of ['facebook_pay', 'google_pay'])
    test(`${recommended} becomes light and dark again by ${what}`, async fixtures => {
      const { page } = fixtures;
      await addStyle(page, RESET + css);
      await openProduct(fixtures, PRODUCT.standard, { recommended, theme: 'aurora' });
      const untilLook = (isOnDark: boolean) =>
        until(
          async () => `${await readLooks(page)}` === `${isOnDark}`,
          `the button is ${isOnDark ? 'light' : 'dark'}`,
          4000,
        );
      await untilLook(false);
      await turn(page, true);
      await untilLook(true);
      await turn(page, false);
      await untilLook(false);
    });

test('a button becomes light after the purchase that runs meanwhile', async fixtures => {
  const { page } = fixtures;
  const [css, turn] = SWITCHES['a class'] as (typeof SWITCHES)[string];
  await addStyle(page, RESET + css);
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'google_pay', theme: 'aurora' });
  await until(async () => `${await readLooks(page)}` === 'false', 'the button is dark');
  await openSheet(page);
  await turn(page, true);
  // The page has settled before the purchase ends.
  await page.waitForTimeout(400);
  await sheet(page, 'close').click();
  await until(async () => `${await readLooks(page)}` === 'true', 'the button is light', 4000);
});

test('the wallets of a cart change, and an open dialog', async fixtures => {
  const { page, shop } = fixtures;
  const [css, turn] = SWITCHES['a class'] as (typeof SWITCHES)[string];
  await addStyle(page, `${RESET}#main,#main *{background-color:transparent!important}${css}`);
  await fillCart(fixtures);
  await page.goto(`${shop.url}/cart?${new URLSearchParams({ cartWallets: 'facebook_pay,google_pay' })}`);
  await until(async () => (await readLooks(page)).length === 2, 'both wallets');
  await turn(page, true);
  await until(async () => `${await readLooks(page)}` === 'true,true', 'both are light');
  await openDialog(fixtures);
  const readScheme = () =>
    page.evaluate(
      () =>
        getComputedStyle(
          document.querySelector('portable-wallets-dialog')?.shadowRoot?.querySelector('dialog') as Element,
        ).colorScheme,
    );
  assert.is(await readScheme(), 'light');
  await turn(page, true);
  await until(async () => (await readScheme()) === 'dark', 'the dialog is dark');
});

test.run();
