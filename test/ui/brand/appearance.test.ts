import '../../run/dom';
import * as assert from 'uvu/assert';
import type { Appearance, PageType } from '../../../src/core/types/page';
import { createAppearanceReader } from '../../../src/ui/brand/appearance';
import { type RegistryRow, rows } from '../../../src/wallets/registry';
import { test } from '../../run/suite';

const BRANDED = rows.shop_pay as RegistryRow;
/** Reads how a wallet with a brand has to look in an element. */
const readLook = async (element: HTMLElement, page: PageType) =>
  (await createAppearanceReader(element)(BRANDED, page)) as Appearance;
const { getComputedStyle } = globalThis;
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

/** What a theme says of everything in the page. @returns how many probes stood in it at each reading */
function setStyles(styles: Record<string, string>): number[] {
  const probes: number[] = [];
  globalThis.getComputedStyle = (() => {
    probes.push(document.getElementsByClassName(PROBE).length);
    return { getPropertyValue: () => '', ...styles };
  }) as never;
  return probes;
}

test('reads all elements that ask while the probe of each stands, and leaves none', async () => {
  const probes = setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  const looks = await Promise.all([append(), append()].map(element => readLook(element, 'product')));
  const look = { compat: { [RADIUS]: '9px' }, isOnDark: true };
  assert.equal(looks, [look, look]);
  assert.equal([...new Set(probes)], [2]);
  assert.is(document.getElementsByClassName(PROBE).length, 0);
});

test('reads an element once for all of its wallets', async () => {
  const probes = setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  const element = append();
  const [one, two] = await Promise.all([readLook(element, 'product'), readLook(element, 'product')]);
  assert.equal(one, two);
  assert.equal([...new Set(probes)], [1]);
});

test('reads the background anew for an element that asks again, and the theme’s rules no more', async () => {
  const element = append();
  setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  await readLook(element, 'product');
  const probes = setStyles({ backgroundColor: 'rgb(255, 255, 255)', borderRadius: '5px' });
  assert.equal(await readLook(element, 'product'), { compat: { [RADIUS]: '9px' }, isOnDark: false });
  assert.equal([...new Set(probes)], [0]);
});

test('reads the theme’s rules once an element that was taken out is back in the page', async () => {
  const element = append();
  setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  element.remove();
  assert.equal((await readLook(element, 'product')).compat, {});
  document.body.append(element);
  assert.equal((await readLook(element, 'product')).compat, { [RADIUS]: '9px' });
});

test('reads all elements that ask where a page has spoilt an attribute of one', async () => {
  setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  const wrong = append();
  wrong.setAttribute('enabled-flags', '[');
  const looks = await Promise.all([append(), wrong].map(element => readLook(element, 'product')));
  const look = { compat: { [RADIUS]: '9px' }, isOnDark: true };
  assert.equal(looks, [look, look]);
});

test('leaves no probe where styles can’t be read', async () => {
  const broken = new Error('no styles');
  globalThis.getComputedStyle = () => {
    throw broken;
  };
  const looks = await Promise.allSettled([append(), append()].map(element => readLook(element, 'product')));
  const rejected = { status: 'rejected', reason: broken };
  assert.equal(looks, [rejected, rejected]);
  assert.is(document.getElementsByClassName(PROBE).length, 0);
});

test('reads the background of an element that wants no styles of old markup', async () => {
  const element = append();
  element.setAttribute('disable-compat', '');
  setStyles({ backgroundColor: 'rgb(255, 255, 255)', borderRadius: '9px' });
  assert.equal(await readLook(element, 'product'), { compat: {}, isOnDark: false });
});

test('reads the background alone on the checkout, which has no theme', async () => {
  const probes = setStyles({ backgroundColor: 'rgb(0, 0, 0)', borderRadius: '9px' });
  const look = await readLook(append('shopify-wallet-button'), 'checkout');
  assert.equal(look, { compat: {}, isOnDark: true });
  assert.equal([...new Set(probes)], [0]);
});

test('puts the probe into a slot where the element shows a skeleton, and leaves no slot', async () => {
  const element = append();
  const root = element.attachShadow({ mode: 'open' });
  root.append(document.createElement('p'));
  const slots: (string | undefined)[] = [];
  globalThis.getComputedStyle = (() => {
    const name = root.querySelector('slot')?.name;
    slots.push(name === element.querySelector('ul')?.slot ? name : undefined);
    return { getPropertyValue: () => '', backgroundColor: 'rgb(0, 0, 0)' };
  }) as never;
  await readLook(element, 'product');
  assert.ok(slots[0]);
  assert.is(root.innerHTML, '<p></p>');
  assert.is(element.childElementCount, 0);
});

test('reads nothing for a wallet that the page styles by its classes, except in the grid of a cart', async () => {
  setStyles({ backgroundColor: 'rgb(0, 0, 0)' });
  const look = (name: string) =>
    createAppearanceReader(append(name))(rows.buy_it_now as RegistryRow, 'cart_page');
  assert.is(await look('shopify-accelerated-checkout'), undefined);
  assert.is(await look('shopify-wallet-button'), undefined);
  assert.equal(await look('shopify-accelerated-checkout-cart'), { compat: {}, isOnDark: true });
});

test('says where a reading fails, to all who asked', async () => {
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
