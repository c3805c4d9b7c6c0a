import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { playRows } from '../matrix';
import { browserSuite } from '../open';
import { openCart, PRODUCT, until } from '../shop-page';
import { addStyle, cells, drawnEach, rows } from './layout-page';

const test = browserSuite('grid');

const WALLETS = ['google_pay', 'shop_pay', 'paypal', 'venmo', 'facebook_pay', 'amazon_pay', 'buy_with_prime'];

const WRAPPER = '#main .additional-checkout-buttons';

interface Place {
  page: Page;
  shop: Parameters<typeof openCart>[0]['shop'];
}

/** Opens the cart's page with this many rendered wallets. */
async function openGrid({ page, shop }: Place, count: number, width: number) {
  await addStyleOf(page, width);
  await openCart({ page, shop }, [PRODUCT.standard], { cartWallets: WALLETS.slice(0, count).join() });
  await cells(page)
    .nth(count - 1)
    .waitFor();
}

/** Sets the width of the cart's card, independent of the window. */
async function addStyleOf(page: Page, width: number) {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.addInitScript(
    ({ width, wrapper }) => {
      document.addEventListener('readystatechange', () => {
        const place = document.querySelector<HTMLElement>(wrapper);
        if (document.readyState === 'interactive' && place) place.style.width = `${width}px`;
      });
    },
    { width, wrapper: WRAPPER },
  );
}

/** Sets the theme's properties of its container. */
function set(page: Page, { width, direction = '', ...properties }: Record<string, string | number>) {
  return page.locator(WRAPPER).evaluate(
    (place, { width, direction, properties }) => {
      place.classList.remove(
        'additional-checkout-buttons--vertical',
        'additional-checkout-buttons--horizontal',
      );
      if (direction) place.classList.add(`additional-checkout-buttons--${direction}`);
      (place as HTMLElement).style.cssText = `width:${width}px`;
      const cart = place.querySelector('shopify-accelerated-checkout-cart') as HTMLElement;
      cart.style.cssText = Object.entries(properties)
        .map(([name, value]) => `--shopify-accelerated-checkout-${name}:${value}`)
        .join(';');
    },
    { width, direction, properties },
  );
}

/** Returns the boxes of the wallets, with `x` from the edge of their container. */
async function boxes(page: Page) {
  const left = await page.locator(WRAPPER).evaluate(place => place.getBoundingClientRect().x);
  return (await drawnEach(cells(page))).map(box => ({ ...box, x: box.x - left }));
}

const column = (count: number): number[] => new Array(count).fill(1);

/**
 * Number of wallets, width of their container, wallets in each row, and the theme's direction
 * (docs/specification.md#grid-of-a-cart). A row that would overflow its parent is a column in every theme.
 */
const GRIDS: [count: number, width: number, rows: number[], direction?: string][] = [
  [1, 320, [1]],
  [1, 320, [1], 'horizontal'],
  [2, 210, column(2)],
  [2, 211, [2]],
  [2, 210, column(2), 'horizontal'],
  [2, 211, [2], 'horizontal'],
  [3, 321, [3]],
  [3, 320, column(3)],
  [3, 400, column(3), 'vertical'],
  [3, 400, [3], 'horizontal'],
  [3, 400, [3]],
  [3, 300, column(3), 'vertical'],
  [3, 300, column(3), 'horizontal'],
  [3, 300, column(3)],
  [4, 430, column(4)],
  [4, 431, [4]],
  [5, 541, [5]],
  [5, 540, column(5)],
  [5, 540, column(5), 'horizontal'],
  [5, 541, [5], 'horizontal'],
  [6, 900, column(6)],
  [7, 900, column(7)],
  [6, 900, column(6), 'horizontal'],
  [7, 1200, column(7), 'horizontal'],
];

/** Sets the number of wallets in the cart, like a theme that replaces the attribute. */
async function leave(page: Page, count: number) {
  await page.locator('#main shopify-accelerated-checkout-cart').evaluate((cart, count) => {
    const page = window as unknown as { configs?: object[] };
    page.configs ??= JSON.parse(cart.getAttribute('wallet-configs') ?? '[]') as object[];
    cart.setAttribute('wallet-configs', JSON.stringify(page.configs.slice(0, count)));
  }, count);
  await until(async () => (await cells(page).count()) === count, `${count} wallets are there`);
}

test('lays out the wallets as the theme sets, or as a column if a row would overflow', async fixtures => {
  const { page } = fixtures;
  await openGrid(fixtures, WALLETS.length, 900);
  await playRows(GRIDS, async ([count, width, expected, direction = '']) => {
    await leave(page, count);
    await set(page, { width, direction });
    assert.equal(await rows(page), expected);
    const isColumn = expected.length === count;
    for (const [cell, box] of (await boxes(page)).entries()) {
      assert.is(Math.round(box.height), isColumn ? 54 : 42, `height of ${WALLETS[cell]}`);
      assert.ok(box.width >= 99.5, `width of ${WALLETS[cell]}: ${box.width}`);
      assert.ok(box.x + box.width <= width + 0.5, `${WALLETS[cell]} stands inside`);
      if (isColumn) assert.is(Math.round(box.width), width);
    }
  });
});

test("has gaps of 8 pixels between rows and 10 between columns, or the theme's", async fixtures => {
  const { page } = fixtures;
  const gap = async (direction: 'x' | 'y') => {
    const [one, two] = await boxes(page);
    const size = direction === 'x' ? one?.width : one?.height;
    return Math.round(Number(two?.[direction]) - Number(one?.[direction]) - Number(size));
  };
  await openGrid(fixtures, 2, 400);
  assert.is(await gap('x'), 10);
  await set(page, { width: 200 });
  assert.is(await gap('y'), 8);
  await set(page, { width: 200, 'row-gap': '17px' });
  assert.is(await gap('y'), 17);
});

const MIDDLE: Record<string, string> = { 'inline-alignment': 'center' };

/** Window, theme properties, and the positions of two wallets in 600 pixels, with their width. */
const WINDOWS: [window: number, properties: Record<string, string>, boxes: number[]][] = [
  [1280, MIDDLE, [145, 150, 305, 150]],
  [751, MIDDLE, [145, 150, 305, 150]],
  [750, MIDDLE, [0, 295, 305, 295]],
  [360, MIDDLE, [0, 295, 305, 295]],
  [1280, {}, [0, 295, 305, 295]],
  [751, {}, [0, 295, 305, 295]],
];

test('stretches two wallets over 600 pixels, except in a wide window if the theme centers them', async fixtures => {
  const { page } = fixtures;
  await openGrid(fixtures, 2, 600);
  for (const [width, properties, expected] of WINDOWS) {
    await set(page, { width: 600, ...properties });
    await page.setViewportSize({ width, height: 1000 });
    const seen = (await boxes(page)).flatMap(box => [box.x, box.width].map(Math.round));
    assert.equal(seen, expected, `a window of ${width}, ${JSON.stringify(properties)}`);
  }
});

test('becomes a column before it cuts a label, and a row again if there is space', async ({ page, shop }) => {
  // Errors of the browser about a resize loop.
  const loops: string[] = [];
  page.on('pageerror', error => loops.push(error.message));
  await addStyleOf(page, 340);
  await addStyle(page, 'html{font-size:200%}');
  const cartWallets = 'buy_it_now,shop_pay,facebook_pay';
  await openCart({ page, shop }, [PRODUCT.standard], { cartWallets });
  // The browser notifies about a size with its next frame.
  const untilRows = (expected: number[]) =>
    until(async () => `${await rows(page)}` === `${expected}`, `the rows are ${expected}`);
  await untilRows([1, 1, 1]);
  await set(page, { width: 1000 });
  await untilRows([3]);
  await set(page, { width: 340 });
  await untilRows([1, 1, 1]);
  assert.is(Math.round((await boxes(page))[0]?.height ?? 0), 54);
  assert.equal(loops, []);
});

test.run();
