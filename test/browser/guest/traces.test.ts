import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { fillCart, openProduct } from '../shop-page';
import { expectedSight, gotoShape, untilSeen } from './shape-page';

const test = browserSuite('traces');

/** Returns shared state of scripts: names on the window, and every property of native prototypes. */
const readGlobals = (page: Page) =>
  page.evaluate(() => {
    const describe = (owner: object, name: string) => {
      const { value, get, set } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      const own = (window as unknown as { numbers: Map<unknown, number> }).numbers;
      const number = (part: unknown) => {
        if (typeof part !== 'function') return typeof part;
        if (!own.has(part)) own.set(part, own.size);
        return own.get(part);
      };
      return [number(value), number(get), number(set)].join();
    };
    Object.assign(window, { numbers: (window as unknown as { numbers?: unknown }).numbers ?? new Map() });
    const lines: string[] = [];
    for (const name of Object.getOwnPropertyNames(window)) {
      lines.push(`window ${name}`);
      const value = Object.getOwnPropertyDescriptor(window, name)?.value;
      if (typeof value !== 'function' || !value.prototype) continue;
      for (const property of Object.getOwnPropertyNames(value.prototype))
        lines.push(`${name}.prototype.${property} ${describe(value.prototype, property)}`);
      for (const property of Object.getOwnPropertyNames(value))
        lines.push(`${name}.${property} ${describe(value, property)}`);
    }
    return lines;
  });

const added = (before: string[], after: string[]) => after.filter(line => !before.includes(line));

for (const [what, apps] of [
  ['with a bootstrap of its own', 'module'],
  ['without one', 'late'],
] as const)
  test(`adds only the documented names to a page ${what}, and changes no prototype`, async ({
    page,
    shop,
  }) => {
    await fillCart({ page, shop });
    await gotoShape(page, shop.url, 'P03', { load: 'none' });
    await page.waitForFunction(() => 'theme' in window);
    if (apps === 'late') await page.evaluate(() => Reflect.deleteProperty(window, 'Shopify'));
    const before = await readGlobals(page);
    await page.addScriptTag({ url: '/dist/portable-wallets.js' });
    await untilSeen(page, expectedSight('P03', true));
    assert.equal(added(before, await readGlobals(page)), apps === 'late' ? ['window Shopify'] : []);
    assert.equal(added(await readGlobals(page), before), []);
  });

test("keeps every name of a page's bootstrap", async ({ page, shop }) => {
  await gotoShape(page, shop.url, 'P08');
  await untilSeen(page, expectedSight('P08', false));
  const names = await page.evaluate(() => {
    const { PaymentButton } = (window as unknown as { Shopify: { PaymentButton: object } }).Shopify;
    return Object.entries(PaymentButton).map(([name, value]) => `${name} ${typeof value}`);
  });
  assert.equal(names.sort(), [
    'hideBuyerConsent function',
    'init function',
    'isStorefrontPortableWallets boolean',
    'showBuyerConsent function',
  ]);
});

test('adds an init function to a page without a bootstrap', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await gotoShape(page, shop.url, 'P08', { load: 'late' });
  await untilSeen(page, expectedSight('P08', false));
  const names = await page.evaluate(() => {
    const { PaymentButton } = (window as unknown as { Shopify: { PaymentButton: { init(): void } } }).Shopify;
    for (let times = 0; times < 5; times++) PaymentButton.init();
    return Object.keys(PaymentButton);
  });
  assert.equal(names, ['init']);
  await untilSeen(page, expectedSight('P08', false));
});

test('adds one style sheet to the document, however often it loads', async ({ page, shop }) => {
  await gotoShape(page, shop.url, 'P08', { load: 'module-twice' });
  await untilSeen(page, expectedSight('P08', false));
  await page.addScriptTag({ url: '/dist/portable-wallets.js' });
  const sheets = await page.evaluate(() =>
    document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(rule => rule.cssText).join('')),
  );
  assert.is(sheets.length, 1);
});

test.run();
