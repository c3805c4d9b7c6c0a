import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import type { PageType } from '../../../src/core/types/page';
import { insertProbe, readProbe, toCompatStyles } from '../../../src/ui/brand/compat';
import { onEnd, stub, test } from '../../run/suite';

function readCompat(element: HTMLElement, page: PageType) {
  document.body.append(element);
  const probe = insertProbe(element);
  const wishes = probe && readProbe(element, probe);
  probe?.[0].remove();
  assert.is(element.childElementCount, 0);
  return toCompatStyles(element, page, wishes);
}

/** Reads the compat styles of a page with these computed styles and this random number. */
function open(styles: Record<string, string>, random = 0.5, page: PageType = 'product') {
  stub(globalThis, { getComputedStyle: () => ({ getPropertyValue: () => '', ...styles }) });
  stub(Math, { random: () => random });
  const metrics: [name: string, value: unknown][] = [];
  onEnd(onMetric(([name, _, value]) => metrics.push([name, value])));
  const found = readCompat(document.createElement('div'), page);
  return { found, metrics };
}

test('counts a page whose styles for the old markup are adopted', () => {
  const { found, metrics } = open({ borderRadius: '9px' });
  assert.equal(found, { '--shopify-accelerated-checkout-button-border-radius': '9px' });
  assert.equal(metrics, [['compat.applied', undefined]]);
});

test('does not count a page without such styles', () => {
  const { found, metrics } = open({ height: '41.5px', borderRadius: '3.5px', marginTop: '0px' });
  assert.equal(found, {});
  assert.equal(metrics, []);
});

/** Styles without a layout, and the resulting height. */
const SHUT: [styles: Record<string, string>, height: string | undefined][] = [
  [{ height: 'auto' }, undefined],
  [{ height: '100%' }, undefined],
  [{ height: 'calc(100% - 2px)' }, undefined],
  [{ height: '48px' }, '48px'],
  [{ height: '41.5px', minHeight: '50px' }, '50px'],
  [{ height: 'auto', minHeight: '50px' }, '50px'],
  [{ height: '48px', minHeight: '100%' }, '48px'],
];

for (const [styles, height] of SHUT)
  test(`reads ${height ? `the height ${height}` : 'no height'} from ${JSON.stringify(styles)}`, () => {
    const { found } = open({ ...styles, marginTop: 'auto' }, 0.5, 'cart_ajax');
    assert.is(found['--shopify-accelerated-checkout-button-block-size'], height);
    assert.is(found['--shopify-accelerated-checkout-button-inline-size'], height);
    assert.is(found['--shopify-accelerated-checkout-row-gap'], undefined);
  });

test('samples the styles of one page in a thousand', () => {
  assert.equal(open({ borderRadius: '9px' }, 0.000_999).metrics.at(-1), [
    'compat.sampled',
    'button-border-radius:9px',
  ]);
  assert.is(open({ borderRadius: '9px' }, 0.001).metrics.length, 1);
});

test('limits a sample to 2,000 characters', () => {
  const { metrics } = open({ borderRadius: `${'9'.repeat(3000)}px` }, 0);
  assert.is(String(metrics.at(-1)?.[1]).length, 2000);
});

const CART = 'shopify-accelerated-checkout-cart';
const PRODUCT = 'shopify-accelerated-checkout';

/** A theme's styles for each part of the old markup and for its own buttons. */
const THEME: Record<string, Record<string, string>> = {
  UL: { justifyContent: 'center' },
  LI: { marginTop: '12px' },
  DIV: { height: '50px', borderRadius: '9px' },
  'BUTTON::before': { boxShadow: 'red 0px 1px' },
};

/** Reads an element in a page with both kinds of buttons, of which the theme styles one. */
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
] as const;
const SHADOW = ['button-box-shadow', 'red 0px 1px'];

test("adopts height, radius and the form buttons' shadow for a product", () => {
  assert.equal(readTheme(PRODUCT, '.product-form__buttons'), [...SIZES, SHADOW]);
  assert.equal(readTheme(PRODUCT, '.cart__blocks'), SIZES);
});

test('adopts row gap, alignment and the shadow of its own buttons for a cart', () => {
  const more = [
    ['button-inline-size', '50px'],
    ['row-gap', '12px'],
    ['inline-alignment', 'center'],
  ];
  assert.equal(readTheme(CART, '.cart__blocks'), [...SIZES, SHADOW, ...more]);
  assert.equal(readTheme(CART, '.product-form__buttons'), [...SIZES, ...more]);
});

test('adopts nothing if the styles equal those of a page without a theme', () => {
  const none = {
    UL: { justifyContent: 'normal' },
    LI: { marginTop: '0px' },
    DIV: { height: '41.5px', minHeight: '0px', borderRadius: '3.5px' },
    'BUTTON::before': { boxShadow: 'none' },
  };
  assert.equal(readTheme(CART, '.cart__blocks', none), []);
});

test('adopts no style that the theme sets as a property, and combines the sample of the others', () => {
  const getPropertyValue = (name: string) =>
    name === '--shopify-accelerated-checkout-button-border-radius' ? '2px' : '';
  const styles = { getPropertyValue, height: '50px', borderRadius: '9px', justifyContent: 'center' };
  stub(globalThis, { getComputedStyle: () => styles });
  stub(Math, { random: () => 0 });
  const metrics: unknown[] = [];
  onEnd(onMetric(([name, _, value]) => name === 'compat.sampled' && metrics.push(value)));
  readCompat(document.createElement(CART), 'cart_page');
  assert.equal(metrics, ['button-block-size:50px;button-inline-size:50px;inline-alignment:center']);
});

const UNSET =
  '--shopify-accelerated-checkout-button-width: auto; --shopify-accelerated-checkout-button-block-size: 41.5px; --shopify-accelerated-checkout-button-inline-size: 41.5px; --shopify-accelerated-checkout-button-border-radius: 3.5px; --shopify-accelerated-checkout-button-box-shadow: none; --shopify-accelerated-checkout-inline-alignment: normal;';

for (const [name, list, button] of [
  [PRODUCT, '', 'shopify-payment-button__button shopify-payment-button__button--branded'],
  [CART, 'wallet-cart-grid', 'wallet-cart-button'],
] as const)
  test(`renders the old markup into ${name} off-screen with only its own classes`, () => {
    const element = document.createElement(name);
    document.body.append(element);
    insertProbe(element);
    const probe = element.firstElementChild as HTMLElement;
    assert.is(probe.className, list);
    assert.is(probe.dataset.shopifyButtoncontainer, list ? 'true' : undefined);
    assert.is(probe.style.cssText, `${UNSET} display: none !important;`);
    assert.is(probe.querySelector('li > [role=button]')?.className, `${button} portable-wallets-probe`);
  });

for (const [what, attribute, value, found] of [
  ['nothing with disable-compat', 'disable-compat', '', 0],
  ['nothing with the flag disable_style_compat', 'enabled-flags', '["x","disable_style_compat"]', 0],
  ['the styles with other flags', 'enabled-flags', '["2d75a54c"]', 1],
] as const)
  test(`reads ${what}`, () => {
    stub(globalThis, { getComputedStyle: () => ({ getPropertyValue: () => '', borderRadius: '9px' }) });
    const element = document.createElement('div');
    element.setAttribute(attribute, value);
    assert.is(Object.keys(readCompat(element, 'product')).length, found);
  });

test.run();
