import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import type { PageType } from '../../../src/core/types/page';
import { insertProbe, toCompatStyles } from '../../../src/ui/brand/compat';
import { onEnd, stub, test } from '../../run/suite';

function readCompat(element: HTMLElement, page: PageType) {
  document.body.append(element);
  const probe = insertProbe(element);
  const wishes = probe?.read();
  probe?.remove();
  assert.is(element.childElementCount, 0);
  return toCompatStyles(element, page, wishes);
}

/** What the theme's styles make of everything in the page, and a dice that shows this. */
function open(styles: Record<string, string>, dice = 0.5, page: PageType = 'product') {
  stub(globalThis, { getComputedStyle: () => ({ getPropertyValue: () => '', ...styles }) });
  stub(Math, { random: () => dice });
  const told: [name: string, value: unknown][] = [];
  onEnd(onMetric(([name, _, value]) => told.push([name, value])));
  const found = readCompat(document.createElement('div'), page);
  return { found, told };
}

test('counts a page whose styles for the old markup are taken over', () => {
  const { found, told } = open({ borderRadius: '9px' });
  assert.equal(found, { '--shopify-accelerated-checkout-button-border-radius': '9px' });
  assert.equal(told, [['compat.applied', undefined]]);
});

test('counts no page whose theme says nothing', () => {
  const { found, told } = open({ height: '41.5px', borderRadius: '3.5px', marginTop: '0px' });
  assert.equal(found, {});
  assert.equal(told, []);
});

/** What stands in the styles of a drawer that is not shown, or of a zoomed page, and the height that comes of it. */
const SHUT: [styles: Record<string, string>, height: string | undefined][] = [
  [{ height: 'auto' }, undefined],
  [{ height: '100%' }, undefined],
  [{ height: 'calc(100% - 2px)' }, undefined],
  [{ height: '48px' }, '48px'],
  [{ height: '41.5px', minHeight: '50px' }, '50px'],
  [{ height: 'auto', minHeight: '50px' }, '50px'],
  [{ height: '48px', minHeight: '100%' }, '48px'],
  // As a zoomed page lays the probe's own height out.
  [{ height: '41.4844px' }, undefined],
];

for (const [styles, height] of SHUT)
  test(`makes of ${JSON.stringify(styles)} ${height ? `a height of ${height}` : 'no height'}`, () => {
    const { found } = open({ ...styles, marginTop: 'auto' }, 0.5, 'cart_ajax');
    assert.is(found['--shopify-accelerated-checkout-button-block-size'], height);
    assert.is(found['--shopify-accelerated-checkout-button-inline-size'], height);
    assert.is(found['--shopify-accelerated-checkout-row-gap'], undefined);
  });

test('tells the styles of one page in a thousand', () => {
  assert.equal(open({ borderRadius: '9px' }, 0.000_999).told.at(-1), [
    'compat.sampled',
    'button-border-radius:9px',
  ]);
  assert.is(open({ borderRadius: '9px' }, 0.001).told.length, 1);
});

test('tells no more than 2,000 characters of them', () => {
  const { told } = open({ borderRadius: `${'9'.repeat(3000)}px` }, 0);
  assert.is(String(told.at(-1)?.[1]).length, 2000);
});

const CART = 'shopify-accelerated-checkout-cart';
const PRODUCT = 'shopify-accelerated-checkout';

/** What a theme says of each part of the old markup, and of its own buttons. */
const THEME: Record<string, Record<string, string>> = {
  UL: { justifyContent: 'center' },
  LI: { marginTop: '12px' },
  DIV: { height: '50px', borderRadius: '9px' },
  'BUTTON::before': { boxShadow: 'red 0px 1px' },
};

/** Reads an element of this name in a page with both kinds of own buttons, of which the theme styles one. */
function readTheme(name: string, styled: string, theme = THEME) {
  document.body.innerHTML =
    '<div class="product-form__buttons"><button class="button"></button></div><div class="cart__blocks"><button class="button"></button></div>';
  stub(globalThis, {
    getComputedStyle: (element: Element, pseudo = '') => ({
      getPropertyValue: () => '',
      ...(element.closest(`${styled},ul`) && theme[element.tagName + pseudo]),
    }),
  });
  const found = Object.entries(readCompat(document.createElement(name), 'unknown'));
  return found.map(([property, value]) => [property.replace('--shopify-accelerated-checkout-', ''), value]);
}

const SIZES = [
  ['button-block-size', '50px'],
  ['button-border-radius', '9px'],
];
const SHADOW = ['button-box-shadow', 'red 0px 1px'];

test('takes over of a product its height, its corners, and the shadow of its form’s buttons', () => {
  assert.equal(readTheme(PRODUCT, '.product-form__buttons'), [...SIZES, SHADOW]);
  assert.equal(readTheme(PRODUCT, '.cart__blocks'), SIZES);
});

test('takes over of a cart the gap of its rows and where they stand as well, and the shadow of its own buttons', () => {
  const all = [...SIZES, ['button-inline-size', '50px'], ['row-gap', '12px'], ['inline-alignment', 'center']];
  assert.equal(readTheme(CART, '.cart__blocks'), [...all, SHADOW]);
  assert.equal(readTheme(CART, '.product-form__buttons'), all);
});

test('takes over nothing where the styles are those of a page without a theme', () => {
  const none = {
    UL: { justifyContent: 'normal' },
    LI: { marginTop: '0px' },
    DIV: { height: '41.5px', minHeight: '0px', borderRadius: '3.5px' },
    'BUTTON::before': { boxShadow: 'none' },
  };
  assert.equal(readTheme(CART, '.cart__blocks', none), []);
});

test('takes over nothing that the theme says by its property, and joins what it tells of the rest', () => {
  const getPropertyValue = (name: string) =>
    name === '--shopify-accelerated-checkout-button-border-radius' ? '2px' : '';
  const styles = { getPropertyValue, height: '50px', borderRadius: '9px', justifyContent: 'center' };
  stub(globalThis, { getComputedStyle: () => styles });
  stub(Math, { random: () => 0 });
  const told: unknown[] = [];
  onEnd(onMetric(([name, _, value]) => name === 'compat.sampled' && told.push(value)));
  readCompat(document.createElement(CART), 'cart_page');
  assert.equal(told, ['button-block-size:50px;button-inline-size:50px;inline-alignment:center']);
});

const UNSET =
  '--shopify-accelerated-checkout-button-block-size: 41.5px; --shopify-accelerated-checkout-button-border-radius: 3.5px; --shopify-accelerated-checkout-button-inline-size: 41.5px; --shopify-accelerated-checkout-row-gap: 0px; --shopify-accelerated-checkout-inline-alignment: normal;';

for (const [name, list, button] of [
  [PRODUCT, '', 'shopify-payment-button__button'],
  [CART, 'wallet-cart-grid', 'wallet-cart-button'],
] as const)
  test(`puts the old markup into ${name}, out of sight, with its own classes alone and no property set`, () => {
    const element = document.createElement(name);
    document.body.append(element);
    insertProbe(element);
    const probe = element.firstElementChild as HTMLElement;
    assert.is(probe.className, list);
    assert.is(probe.dataset.shopifyButtoncontainer, list ? 'true' : undefined);
    assert.is(probe.style.cssText, `position: absolute; visibility: hidden; ${UNSET}`);
    assert.is(probe.querySelector('li > [role=button]')?.className, `${button} portable-wallets-probe`);
    assert.is(probe.querySelector('[role=button]')?.childElementCount, 1);
  });

for (const [what, attribute, value, found] of [
  ['nothing where disable-compat is set', 'disable-compat', '', 0],
  ['nothing where the flag disable_style_compat is', 'enabled-flags', '["x","disable_style_compat"]', 0],
  ['the styles where other flags are', 'enabled-flags', '["2d75a54c"]', 1],
] as const)
  test(`reads ${what}`, () => {
    stub(globalThis, { getComputedStyle: () => ({ getPropertyValue: () => '', borderRadius: '9px' }) });
    const element = document.createElement('div');
    element.setAttribute(attribute, value);
    assert.is(Object.keys(readCompat(element, 'product')).length, found);
  });

test.run();
