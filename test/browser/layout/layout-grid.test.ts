import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { openCart, PRODUCT, until } from '../drivers/shop-page';
import { addProperties, addStyle, cells, drawn, rows } from './layout-page';

const test = browserSuite('grid');

const WALLETS = ['google_pay', 'shop_pay', 'paypal', 'venmo', 'facebook_pay', 'amazon_pay', 'buy_with_prime'];

const WRAPPER = '#main .additional-checkout-buttons';

interface Place {
  page: Page;
  shop: Parameters<typeof openCart>[0]['shop'];
}

/** The cart's page with so many wallets, all of them drawn. */
async function openGrid({ page, shop }: Place, count: number, width: number) {
  await addStyleOf(page, width);
  await openCart({ page, shop }, [PRODUCT.usual], { cartWallets: WALLETS.slice(0, count).join() });
  await cells(page)
    .nth(count - 1)
    .waitFor();
}

/** A card as wide as wanted, whatever the window. */
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

/** Wallets, width of the container, and the wallets in each row (docs/specification.md#grid-of-a-cart). */
const GRIDS: [count: number, width: number, rows: number[]][] = [
  [1, 320, [1]],
  [2, 210, [1, 1]],
  [2, 211, [2]],
  [3, 320, [1, 1, 1]],
  [3, 321, [3]],
  [4, 430, [1, 1, 1, 1]],
  [4, 431, [4]],
  [5, 540, [1, 1, 1, 1, 1]],
  [5, 541, [5]],
  [6, 900, [1, 1, 1, 1, 1, 1]],
  [7, 900, [1, 1, 1, 1, 1, 1, 1]],
];

for (const [count, width, expected] of GRIDS)
  test(`lays ${count} wallets in ${width} pixels out as ${expected.join(' + ')}`, async stage => {
    await openGrid(stage, count, width);
    assert.equal(await rows(stage.page), expected);
    const isColumn = expected.length === count;
    for (let index = 0; index < count; index++) {
      const box = await drawn(cells(stage.page).nth(index));
      assert.is(Math.round(box.height), isColumn ? 54 : 42, `height of ${WALLETS[index]}`);
      assert.ok(box.width >= 99.5, `width of ${WALLETS[index]}: ${box.width}`);
      if (isColumn) assert.is(Math.round(box.width), width);
    }
  });

for (const [count, width] of [
  [3, 400],
  [3, 300],
] as const)
  test(`follows a theme that wants ${count} wallets in ${width} pixels in a column and then in a row`, async stage => {
    const { page } = stage;
    await openGrid(stage, count, width);
    const set = (direction: string) =>
      page.evaluate(
        ({ wrapper, direction }) => {
          const { classList } = document.querySelector(wrapper) as Element;
          classList.remove(
            'additional-checkout-buttons--vertical',
            'additional-checkout-buttons--horizontal',
          );
          if (direction) classList.add(`additional-checkout-buttons--${direction}`);
        },
        { wrapper: WRAPPER, direction },
      );
    const column = new Array(count).fill(1);
    await set('vertical');
    assert.equal(await rows(page), column);
    // A row that would overflow its parent is a column for every theme.
    const normal = width > 320 ? [count] : column;
    await set('horizontal');
    assert.equal(await rows(page), normal);
    await set('');
    assert.equal(await rows(page), normal);
  });

/** Wallets, and the widths in which a theme's row is a column and a row. */
const FORCED: [count: number, column: number, row: number][] = [
  [2, 210, 211],
  [5, 540, 541],
  [7, 760, 761],
];

for (const [count, ...widths] of FORCED)
  test(`lays ${count} wallets out in the row that a theme wants, but not where it would overflow`, async stage => {
    const { page } = stage;
    await openGrid(stage, count, 900);
    for (const [index, width] of widths.entries()) {
      await page.evaluate(
        ({ wrapper, width }) => {
          const place = document.querySelector(wrapper) as HTMLElement;
          place.classList.add('additional-checkout-buttons--horizontal');
          place.style.width = `${width}px`;
        },
        { wrapper: WRAPPER, width },
      );
      assert.equal(await rows(page), index ? [count] : new Array(count).fill(1));
      const right = await page.locator(WRAPPER).evaluate(place => place.getBoundingClientRect().right);
      for (let cell = 0; cell < count; cell++) {
        const box = await drawn(cells(page).nth(cell));
        assert.is(Math.round(box.height), index ? 42 : 54);
        assert.ok(box.x + box.width <= right + 0.5, `cell ${cell} in ${width} pixels`);
      }
    }
  });

test('keeps 8 pixels between rows and 10 between columns, or what the theme says', async stage => {
  const { page } = stage;
  const gap = async (direction: 'x' | 'y') => {
    const [one, two] = [await drawn(cells(page).nth(0)), await drawn(cells(page).nth(1))];
    const size = direction === 'x' ? one.width : one.height;
    return Math.round(two[direction] - one[direction] - size);
  };
  await openGrid(stage, 2, 400);
  assert.is(await gap('x'), 10);
  await openGrid(stage, 2, 200);
  assert.is(await gap('y'), 8);
  await addProperties(page, { 'row-gap': '17px' });
  await openGrid(stage, 2, 200);
  assert.is(await gap('y'), 17);
});

/** Window, and the boxes of two wallets in 600 pixels that a theme wants in the middle. */
const WINDOWS: [window: number, x: number, width: number][] = [
  [1280, 145, 150],
  [751, 145, 150],
  [750, 0, 295],
  [360, 0, 295],
];

for (const [width, x, size] of WINDOWS)
  test(`makes two wallets ${size} pixels wide in a window of ${width}, ${x} pixels from the edge`, async stage => {
    const { page } = stage;
    await addProperties(page, { 'inline-alignment': 'center' });
    await openGrid(stage, 2, 600);
    await page.setViewportSize({ width, height: 1000 });
    const [one, two] = [await drawn(cells(page).nth(0)), await drawn(cells(page).nth(1))];
    const left = await page.locator(WRAPPER).evaluate(place => place.getBoundingClientRect().x);
    assert.equal([one.x - left, one.width, two.width].map(Math.round), [x, size, size]);
  });

for (const width of [1280, 751])
  test(`stretches two wallets over 600 pixels in a window of ${width}, where the theme doesn’t say where they stand`, async stage => {
    const { page } = stage;
    await openGrid(stage, 2, 600);
    await page.setViewportSize({ width, height: 1000 });
    const [one, two] = [await drawn(cells(page).nth(0)), await drawn(cells(page).nth(1))];
    const left = await page.locator(WRAPPER).evaluate(place => place.getBoundingClientRect().x);
    assert.equal([one.x - left, one.width, two.x - left, two.width].map(Math.round), [0, 295, 305, 295]);
  });

test('makes a row a column before it cuts a label, and a row again where there is room', async ({
  page,
  shop,
}) => {
  // What the browser says of a size that changes because it is looked at.
  const loops: string[] = [];
  page.on('pageerror', error => loops.push(error.message));
  await addStyleOf(page, 340);
  await addStyle(page, 'html{font-size:200%}');
  const cartWallets = 'buy_it_now,shop_pay,facebook_pay';
  await openCart({ page, shop }, [PRODUCT.usual], { cartWallets });
  const set = (width: number) =>
    page
      .locator(WRAPPER)
      .evaluate(
        (place, width) => Object.assign((place as HTMLElement).style, { width: `${width}px` }),
        width,
      );
  // The browser tells of a size with its next frame.
  const untilRows = (expected: number[]) =>
    until(async () => `${await rows(page)}` === `${expected}`, `the rows are ${expected}`);
  await untilRows([1, 1, 1]);
  await set(1000);
  await untilRows([3]);
  await set(340);
  await untilRows([1, 1, 1]);
  assert.is(Math.round((await drawn(cells(page).nth(0))).height), 54);
  assert.equal(loops, []);
});

test.run();
