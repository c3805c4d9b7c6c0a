import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import { openCart, openProduct, PRODUCT } from '../drivers/shop-page';
import { addProperties, addStyle, cells, drawn } from './layout-page';

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

/** What a theme says of the height, and what comes of it (docs/specification.md#sizes). */
const HEIGHTS: [said: string, product: number, row: number, column: number][] = [
  ['initial', 44, 42, 54],
  ['10px', 25, 25, 25],
  ['25px', 25, 25, 25],
  ['40px', 40, 40, 40],
  ['3rem', 48, 48, 48],
  ['55px', 55, 55, 55],
  ['80px', 55, 55, 55],
];

const button = 'shopify-accelerated-checkout > [slot=button]';

/** The wallets that are looked at with each of these sayings of a theme. */
function sampleWallets<S extends string>(what: string, sayings: S[], wallets: string[]) {
  const looks = sample(what, cross({ recommended: wallets, said: sayings }), ({ recommended, said }) => [
    recommended,
    said,
  ]);
  return (said: S) => looks.filter(look => look.said === said).map(({ recommended }) => recommended);
}

const walletsOfHeight = sampleWallets(
  'heights of a wallet on a product page',
  HEIGHTS.map(([said]) => said),
  WALLETS,
);
for (const [said, height] of HEIGHTS)
  test(`makes each wallet's button on a product page ${height} pixels high where the theme says ${said}`, async ({
    page,
    shop,
  }) => {
    await addProperties(page, { 'button-block-size': said });
    for (const recommended of walletsOfHeight(said)) {
      await openProduct({ page, shop }, PRODUCT.usual, { recommended });
      assert.is(Math.round((await drawn(page.locator(button))).height), height, recommended);
      assert.is(
        await page.locator(button).evaluate(host => host.clientHeight),
        height,
        `room of ${recommended}`,
      );
    }
  });

const carts = sample(
  'heights of a cart’s wallets',
  cross({ said: HEIGHTS, way: ['row', 'column'] as const }),
  ({ said: [said], way }) => [said, way],
);
for (const {
  said: [said, , row, column],
  way,
} of carts) {
  const height = way === 'row' ? row : column;
  test(`makes a cart's buttons ${height} pixels high in a ${way} where the theme says ${said}`, async ({
    page,
    shop,
  }) => {
    await addProperties(page, { 'button-block-size': said, 'button-inline-size': said });
    const names = WALLETS.slice(1, way === 'row' ? 4 : 7);
    await openCart({ page, shop }, [PRODUCT.usual], { cartWallets: names.join() });
    for (const [index, name] of names.entries())
      assert.is(Math.round((await drawn(cells(page).nth(index))).height), height, name);
    const hosts = await cells(page).evaluateAll(all => all.map(host => Math.round(host.clientHeight)));
    assert.equal(hosts, new Array(names.length).fill(height), 'the room that a cell takes');
  });
}

/** What a theme says of the corners, and what comes of it. */
const RADII: [said: string, radius: string][] = [
  ['initial', '4px'],
  ['0px', '0px'],
  ['17px', '17px'],
];

const walletsOfRadius = sampleWallets(
  'corners of a wallet',
  RADII.map(([said]) => said),
  WALLETS.slice(1),
);
for (const [said, radius] of RADII)
  test(`rounds the corners by ${radius} where the theme says ${said}`, async ({ page, shop }) => {
    // The page's own compatibility rules have another default for Buy it now.
    await addStyle(
      page,
      `shopify-accelerated-checkout{--shopify-accelerated-checkout-button-border-radius:${said}}`,
    );
    for (const recommended of walletsOfRadius(said)) {
      await openProduct({ page, shop }, PRODUCT.usual, { recommended });
      const corner = await page.locator(button).evaluate(host => {
        const box = host.shadowRoot?.querySelector('.wallet');
        return box && getComputedStyle(box).borderTopLeftRadius;
      });
      assert.is(corner, radius, recommended);
    }
  });

/** Wallets whose SDK takes a radius; Amazon's takes none, and the box around its button cuts the corners. */
const ROUNDED = ['google_pay', 'paypal', 'venmo'];

const walletsOfOwnRadius = sampleWallets(
  'corners of an SDK’s own button',
  RADII.map(([said]) => said),
  ROUNDED,
);
for (const [said, radius] of RADII)
  test(`lets SDKs round their own buttons by ${radius} where the theme says ${said}`, async ({
    page,
    shop,
  }) => {
    await addStyle(
      page,
      `shopify-accelerated-checkout{--shopify-accelerated-checkout-button-border-radius:${said}}`,
    );
    for (const recommended of walletsOfOwnRadius(said)) {
      await openProduct({ page, shop }, PRODUCT.usual, { recommended });
      const host = page.locator(button);
      const place = recommended === 'google_pay' ? host : host.frameLocator('iframe');
      const corner = await place
        .locator('button')
        .first()
        .evaluate(own => getComputedStyle(own).borderTopLeftRadius);
      assert.is(corner, radius, recommended);
    }
  });

test('gives a button on a product page 150 pixels at least', async ({ page, shop }) => {
  await addStyle(page, '.shopify-payment-button{width:100px}');
  for (const recommended of WALLETS) {
    await openProduct({ page, shop }, PRODUCT.usual, { recommended });
    assert.ok((await drawn(page.locator(button))).width >= 150, recommended);
  }
});

test('lays the shadow that a theme wants around each button', async ({ page, shop }) => {
  await addProperties(page, { 'button-box-shadow': '2px 3px 4px rgb(1, 2, 3)' });
  for (const recommended of WALLETS.slice(1)) {
    await openProduct({ page, shop }, PRODUCT.usual, { recommended });
    const shadow = await page.locator(button).evaluate(host => {
      const box = host.shadowRoot?.querySelector('.wallet');
      return box && getComputedStyle(box).boxShadow;
    });
    assert.is(shadow, 'rgb(1, 2, 3) 2px 3px 4px 0px', recommended);
  }
});

test.run();
