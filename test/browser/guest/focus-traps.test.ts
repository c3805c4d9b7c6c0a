import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { cross } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { button, dialog, openProduct, PRODUCT, setFault } from '../shop-page';

const test = browserSuite('focus traps');

/** A theme's quick view: a default focus trap that closes on each kind of outside event. */
const QUICK_VIEW = `
  import { createFocusTrap } from 'focus-trap';
  const view = document.querySelector('#main');
  window.trap = createFocusTrap(view, { onDeactivate: () => { window.closedBy ??= 'the trap'; } });
  for (const type of ['click', 'pointerdown', 'mousedown', 'touchstart', 'focusin', 'focus'])
    for (const [target, capture] of [[document, true], [document, false], [window, false]])
      target.addEventListener(type, event => {
        if (!event.composedPath().includes(view)) window.closedBy ??= type;
      }, capture);
`;

type TrapWindow = Window & { closedBy?: string; trap: { active: boolean; activate(): void } };

const bundled = build({
  stdin: { contents: QUICK_VIEW, resolveDir: import.meta.dirname },
  bundle: true,
  format: 'iife',
  write: false,
});

/** Opens the script's dialog over a product in a quick view. */
async function openInView({ page, shop }: Fixtures, isTrapped = true): Promise<void> {
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  await page.locator('#main shopify-buy-it-now-button button:enabled').waitFor();
  await page.evaluate((await bundled).outputFiles[0]?.text ?? '');
  if (isTrapped) await page.evaluate(() => (window as unknown as TrapWindow).trap.activate());
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
}

const WAYS: [way: string, close: (page: Page) => Promise<unknown>][] = [
  ['Close', page => dialog(page).locator('.close').click()],
  ['the X', page => dialog(page).locator('.icon').click()],
  ['a click on the backdrop', page => page.mouse.click(5, 5)],
  ['Escape', page => page.keyboard.press('Escape')],
  [
    'Tab and Enter',
    async page => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
  ],
];

for (const {
  row: [way, close],
  isTrapped,
} of cross({ row: WAYS, isTrapped: [true, false] }))
  test(`${way} closes the dialog over a quick view ${isTrapped ? 'with' : 'without'} a trap, which stays open`, async fixtures => {
    const { page } = fixtures;
    await openInView(fixtures, isTrapped);
    await close(page);
    await dialog(page).waitFor({ state: 'detached' });
    const { closedBy, isActive } = await page.evaluate(() => {
      const { closedBy, trap } = window as unknown as TrapWindow;
      return { closedBy, isActive: trap.active };
    });
    assert.equal([closedBy, isActive], [undefined, isTrapped]);
  });

test('Tab cycles in the dialog over a trap', async fixtures => {
  const { page } = fixtures;
  await openInView(fixtures);
  const seen: (string | undefined)[] = [];
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    seen.push(
      await dialog(page).evaluate(
        element => (element.getRootNode() as ShadowRoot).activeElement?.className || undefined,
      ),
    );
  }
  assert.is(new Set(seen).size, 2);
  assert.equal(seen.slice(0, 2), seen.slice(2));
  assert.ok(seen.every(Boolean));
});

test.run();
