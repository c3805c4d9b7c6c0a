import '../../run/dom';
import * as assert from 'uvu/assert';
import type { Appearance, PageType } from '../../../src/core/types/page';
import { createAppearanceReader } from '../../../src/ui/brand/appearance';
import { type RegistryRow, rows } from '../../../src/wallets/registry';
import { test } from '../../run/suite';

const BRANDED = rows.shop_pay as RegistryRow;
/** Reads the appearance of a branded wallet in an element. */
const readLook = async (element: HTMLElement, page: PageType) =>
  (await createAppearanceReader(element)(BRANDED, page)) as Appearance;
const { getComputedStyle } = globalThis;
const PRODUCT = 'shopify-accelerated-checkout';
const PROBE = 'portable-wallets-probe';
const RADIUS = '--shopify-accelerated-checkout-button-border-radius';

test.after.each(() => {
  globalThis.getComputedStyle = getComputedStyle;
});

function append(name = 'div'): HTMLElement {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

/** Sets the computed styles of every element. @returns the number of probes at each reading */
function setStyles(styles: Record<string, string>): number[] {
  const probes: number[] = [];
  globalThis.getComputedStyle = (() => {
    probes.push(document.getElementsByClassName(PROBE).length);
    return { getPropertyValue: () => '', ...styles };
  }) as never;
  return probes;
}

test('probes all waiting elements in one reading, and removes the probes', async () => {
  const probes = setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  const looks = await Promise.all([append(), append()].map(element => readLook(element, 'product')));
  const look = { compat: { [RADIUS]: '9px' }, isOnDark: true, radius: 9 };
  assert.equal(looks, [look, look]);
  assert.equal([...new Set(probes)], [2]);
  assert.is(document.getElementsByClassName(PROBE).length, 0);
});

for (const [what, name, offsetWidth, boxes, isNarrow] of [
  ['a narrow product', PRODUCT, 190, 1, true],
  ['a product that fits its content, which is none yet', PRODUCT, 0, 1, true],
  ['a wide product', PRODUCT, 200, 1, false],
  ['a product in a closed drawer', PRODUCT, 0, 0, false],
  ['a checkout', 'shopify-wallet-button', 190, 1, false],
] as const)
  test(`${isNarrow ? 'leaves' : 'keeps'} "Buy with" ${isNarrow ? 'out of' : 'in'} ${what}`, async () => {
    const element = append(name);
    Object.defineProperty(element, 'offsetWidth', { value: offsetWidth });
    element.getClientRects = () => Array(boxes) as never;
    assert.is((await readLook(element, 'product')).callToAction, isNarrow ? false : undefined);
  });

test('reads an element once for all of its wallets', async () => {
  const probes = setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  const element = append();
  const [one, two] = await Promise.all([readLook(element, 'product'), readLook(element, 'product')]);
  assert.equal(one, two);
  assert.equal([...new Set(probes)], [1]);
});

test("keeps an element's own styles while the platform's style sheets are off", async () => {
  const sheet = document.createElement('style');
  sheet.id = 'shopify-accelerated-checkout';
  document.head.append(sheet);
  setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px', display: 'block' });
  const element = append();
  element.style.setProperty('display', 'none', 'important');
  await readLook(element, 'product');
  assert.is(element.style.cssText, 'display: none !important;');
  sheet.remove();
});

test('reads only the background again for an element that was read before', async () => {
  const element = append();
  setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  await readLook(element, 'product');
  const probes = setStyles({ backgroundColor: 'rgb(255, 255, 255)', borderRadius: '5px' });
  assert.equal(await readLook(element, 'product'), {
    compat: { [RADIUS]: '9px' },
    isOnDark: false,
    radius: 9,
  });
  assert.equal([...new Set(probes)], [0]);
});

test("reads the theme's own radius, which wins over that of the old markup", async () => {
  setStyles({
    backgroundColor: 'rgb(0, 0, 0)',
    borderRadius: '9px',
    getPropertyValue: (() => '26px') as never,
  });
  assert.is((await readLook(append(), 'product'))?.radius, 26);
});

for (const radius of ['1em', '50%'])
  test(`leaves a radius of ${radius} to the slot of the button`, async () => {
    setStyles({ backgroundColor: 'rgb(0, 0, 0)', getPropertyValue: (() => radius) as never });
    assert.is((await readLook(append(), 'product'))?.radius, undefined);
  });

test("reads the theme's rules again when an element returns to the page", async () => {
  const element = append();
  setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  element.remove();
  assert.equal((await readLook(element, 'product')).compat, {});
  document.body.append(element);
  assert.equal((await readLook(element, 'product')).compat, { [RADIUS]: '9px' });
});

test('reads every other element if the page breaks an attribute of one', async () => {
  setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  const wrong = append();
  wrong.setAttribute('enabled-flags', '[');
  const looks = await Promise.all([append(), wrong].map(element => readLook(element, 'product')));
  const look = { compat: { [RADIUS]: '9px' }, isOnDark: true, radius: 9 };
  assert.equal(looks, [look, look]);
});

test("removes the probe if styles can't be read", async () => {
  const broken = new Error('no styles');
  globalThis.getComputedStyle = () => {
    throw broken;
  };
  const looks = await Promise.allSettled([append(), append()].map(element => readLook(element, 'product')));
  const rejected = { status: 'rejected', reason: broken };
  assert.equal(looks, [rejected, rejected]);
  assert.is(document.getElementsByClassName(PROBE).length, 0);
});

test('reads the background of an element with disable-compat', async () => {
  const element = append();
  element.setAttribute('disable-compat', '');
  setStyles({ backgroundColor: 'rgb(255, 255, 255)', borderRadius: '9px' });
  assert.equal(await readLook(element, 'product'), { compat: {}, isOnDark: false, radius: 4 });
});

test('reads only the background on the checkout, which has no theme', async () => {
  const probes = setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  const look = await readLook(append('shopify-wallet-button'), 'checkout');
  assert.equal(look, { compat: {}, isOnDark: true, radius: 4 });
  assert.equal([...new Set(probes)], [0]);
});

test("puts the probe into the slot that a product's shadow tree always has", async () => {
  const element = append(PRODUCT);
  const slots: (string | undefined)[] = [];
  globalThis.getComputedStyle = (() => {
    slots.push(element.querySelector('ul')?.slot);
    return { getPropertyValue: () => '', backgroundColor: 'rgb(0, 0, 0)' };
  }) as never;
  await readLook(element, 'product');
  assert.equal([...new Set(slots)], ['shop-promise']);
  assert.is(element.childElementCount, 0);
});

test('reads nothing for a wallet styled by its classes, except in the grid of a cart', async () => {
  setStyles({ backgroundColor: 'rgb(0, 0, 0)' });
  const look = (name: string) =>
    createAppearanceReader(append(name))(rows.buy_it_now as RegistryRow, 'cart_page');
  assert.is(await look('shopify-accelerated-checkout'), undefined);
  assert.is(await look('shopify-wallet-button'), undefined);
  assert.equal(await look('shopify-accelerated-checkout-cart'), {
    compat: {},
    isOnDark: true,
    radius: 4,
  });
});

test('rejects every waiting read if one fails', async () => {
  globalThis.getComputedStyle = () => {
    throw new Error('no styles here');
  };
  const messages = [append(), append()].map(element =>
    readLook(element, 'product').catch(({ message }) => message),
  );
  assert.equal(await Promise.all(messages), ['no styles here', 'no styles here']);
  assert.is(document.getElementsByClassName(PROBE).length, 0);
});

test.run();
