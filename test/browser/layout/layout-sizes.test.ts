import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openForAll, recommend } from '../elements/recommend';
import { cross, matrix, playRows } from '../matrix';
import { browserSuite } from '../open';
import { openCart, PRODUCT } from '../shop-page';
import { addProperties, cells, drawn, drawnEach, heightsUnder, setProperties } from './layout-page';

const test = browserSuite('sizes');

const WALLETS = [
  'buy_it_now',
  'google_pay',
  'shop_pay',
  'paypal',
  'venmo',
  'apple_pay',
  'facebook_pay',
  'amazon_pay',
];

/** The theme's height, and the resulting heights (docs/specification.md#sizes). */
const HEIGHTS: [value: string, product: number, row: number, column: number][] = [
  ['initial', 44, 42, 54],
  ['10px', 25, 25, 25],
  ['25px', 25, 25, 25],
  ['40px', 40, 40, 40],
  ['3rem', 48, 48, 48],
  ['55px', 55, 55, 55],
  ['80px', 55, 55, 55],
];

const button = 'shopify-accelerated-checkout > [slot=button]';

/** The theme's radius, and the resulting one. */
const RADII: [value: string, radius: string][] = [
  ['initial', '4px'],
  ['0px', '0px'],
  ['17px', '17px'],
];

const SHADOW = 'rgb(1, 2, 3) 2px 3px 4px 0px';

/** Returns computed styles of the box around a wallet's button. */
const styles = (page: Page) =>
  page.locator(button).evaluate(host => {
    const box = host.shadowRoot?.querySelector('.wallet') as Element;
    const { borderTopLeftRadius, boxShadow } = getComputedStyle(box);
    return { borderTopLeftRadius, boxShadow };
  });

async function checkCorners(page: Page) {
  for (const [value, radius] of RADII) {
    await setProperties(page, { 'button-border-radius': value });
    assert.is((await styles(page)).borderTopLeftRadius, radius, value);
  }
  await setProperties(page, { 'button-box-shadow': '2px 3px 4px rgb(1, 2, 3)' });
  assert.is((await styles(page)).boxShadow, SHADOW);
}

test("applies the theme's height, radius, shadow and width to every wallet on a product page", async fixtures => {
  const { page } = fixtures;
  await openForAll(fixtures);
  await playRows(WALLETS, async (recommended, index) => {
    // The theme sets one of the heights from the start, and the page sets the others later.
    const turn = index % HEIGHTS.length;
    const heights = [...HEIGHTS.slice(turn), ...HEIGHTS.slice(0, turn)];
    await setProperties(page, {
      'button-block-size': String(heights[0]?.[0]),
      'button-box-shadow': 'initial',
    });
    await recommend(fixtures, recommended);
    const wallet = page.locator(button);
    assert.is(Math.round((await drawn(wallet)).height), heights[0]?.[1]);
    const seen = await heightsUnder(
      wallet,
      heights.map(([value]) => ({ 'button-block-size': value })),
    );
    for (const [step, [value, height]] of heights.entries())
      assert.equal(seen[step], [{ drawn: height, space: height }], value);
    const fitted = await page.addStyleTag({ content: '.shopify-payment-button{float:left}' });
    assert.ok((await drawn(page.locator(button))).width >= 150);
    await fitted.evaluate(style => (style as Element).remove());
    // The page's own compatibility rules have another default for Buy it now.
    if (recommended !== 'buy_it_now') await checkCorners(page);
  });
});

for (const way of ['row', 'column'] as const)
  test(`applies the theme's height to a cart's buttons in a ${way}`, async ({ page, shop }) => {
    const names = WALLETS.slice(1, way === 'row' ? 4 : 7);
    const [first, ...later] = HEIGHTS.map(([value, , row, column]) => ({
      properties: { 'button-block-size': value, 'button-inline-size': value },
      height: way === 'row' ? row : column,
    }));
    await addProperties(page, first?.properties ?? {});
    await openCart({ page, shop }, [PRODUCT.standard], { cartWallets: names.join() });
    await cells(page)
      .nth(names.length - 1)
      .waitFor();
    const rows = first ? [first, ...later] : [];
    const heights = (await drawnEach(cells(page))).map(box => Math.round(box.height));
    assert.equal(heights, new Array(names.length).fill(first?.height), 'if the theme sets it from the start');
    const seen = await heightsUnder(
      cells(page),
      rows.map(({ properties }) => properties),
    );
    for (const [step, { properties, height }] of rows.entries())
      assert.equal(
        seen[step],
        names.map(() => ({ drawn: height, space: height })),
        `${names} if the theme sets ${properties['button-block-size']}`,
      );
  });

/** A theme's rules for the class of Buy it now, and the resulting height. */
const CLASS_RULES: [declarations: string, height: number][] = [
  ['height:10px', 25],
  ['height:10px;min-height:0', 25],
  ['height:30px', 30],
  ['min-height:46px', 46],
  ['height:80px', 55],
  ['min-height:60px', 55],
  ['min-height:60px;max-height:none', 55],
  ['height:auto;padding:20px', 55],
];

test("limits the height of Buy it now under a theme's rules for its class", async fixtures => {
  const { page } = fixtures;
  await openForAll(fixtures);
  for (const [declarations, height] of CLASS_RULES) {
    const style = await page.addStyleTag({
      content: `.shopify-payment-button .shopify-payment-button__button--unbranded{${declarations}}`,
    });
    await recommend(fixtures, 'buy_it_now');
    assert.is(Math.round((await drawn(page.locator(button))).height), height, declarations);
    await style.evaluate(element => (element as Element).remove());
  }
});

/** Wallets whose SDK supports a radius. Amazon's does not, so the box around its button clips the corners. */
const ROUNDED = ['google_pay', 'paypal', 'venmo'];

const corners = matrix(cross({ recommended: ROUNDED, corner: RADII }), [
  'google_pay, initial',
  'paypal, 0px',
  'venmo, 17px',
]);
test("passes the theme's radius to the SDK of a wallet", async fixtures => {
  const { page } = fixtures;
  await openForAll(fixtures);
  for (const {
    recommended,
    corner: [value, radius],
  } of corners) {
    await setProperties(page, { 'button-border-radius': value });
    await recommend(fixtures, recommended);
    const host = page.locator(button);
    const place = recommended === 'google_pay' ? host : host.frameLocator('iframe');
    const corner = await place
      .locator('button')
      .first()
      .evaluate(own => getComputedStyle(own).borderTopLeftRadius);
    assert.is(corner, radius, `${recommended} where the theme says ${value}`);
  }
});

test.run();
