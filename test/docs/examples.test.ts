import '../run/dom';
import { readdirSync, readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { renderPart } from '../fakes/theme';
import { test } from '../run/suite';

const FOLDER = 'docs/examples/';
const names = readdirSync(FOLDER);
const texts = new Map(names.map(name => [name, readFileSync(FOLDER + name, 'utf8')]));
const read = (name: string) => texts.get(name) ?? '';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Parses the element of a page, with its JSON attributes. */
function readElement(html: string, name: string) {
  const element = parse(html).querySelector(name);
  const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => {
    try {
      return [name, JSON.parse(value)];
    } catch {
      return [name, value];
    }
  });
  return {
    attributes: Object.fromEntries(attributes),
    skeleton: [...(element?.querySelectorAll('*') ?? [])].map(({ localName, className }) => [
      localName,
      className,
    ]),
  };
}

const PRODUCT = 'shopify-accelerated-checkout';
const CART = 'shopify-accelerated-checkout-cart';

const attributeOf = (example: string, attribute: string) =>
  parse(read(example)).querySelector(`[${attribute}]`)?.getAttribute(attribute);

/** The shop of the HTML examples, as template variables. */
const shop = (change: Record<string, object> = {}) => ({
  settings: {
    wallets_folder: 'https://cdn.example/6366650ec258ba45',
    wallets_access_token: attributeOf('product.html', 'access-token'),
    wallets_recommended: attributeOf('product.html', 'recommended'),
    wallets_cart: attributeOf('cart.html', 'wallet-configs'),
  },
  shop: { id: 7, enabled_payment_types: ['visa'] },
  localization: { country: { iso_code: 'BR' } },
  request: { locale: { iso_code: 'pt-BR' } },
  cart: { currency: { iso_code: 'BRL' }, 'empty?': false, items: [], requires_shipping: true },
  product: { available: true, variants: [{ id: 46448623321341, requires_shipping: true }] },
  ...change,
});

/** The shop without settings but for the token. */
const bareShop = (change: Record<string, object> = {}) =>
  shop({ settings: { wallets_access_token: attributeOf('product.html', 'access-token') }, ...change });

for (const [part, element, more] of [
  ['product', PRODUCT, {}],
  ['cart', CART, { 'requires-shipping': '' }],
] as const)
  test(`portable-wallets.liquid renders the ${part} element of ${part}.html for the same shop`, () => {
    const { attributes, skeleton } = readElement(renderPart(part, shop()), element);
    const example = readElement(read(`${part}.html`), element);
    assert.equal(skeleton, example.skeleton);
    assert.equal(attributes, { ...example.attributes, ...more, 'shop-id': 7 });
  });

test('portable-wallets.liquid has the style of both HTML examples', () => {
  for (const part of ['product', 'cart'] as const) {
    const [, css = ''] = read(`${part}.html`).match(/<!-- .*? -->\n(<style>.*?<\/style>)/s) ?? [];
    assert.ok(css && renderPart(part === 'product' ? 'head' : part, shop()).includes(css), part);
  }
});

test('portable-wallets.liquid has the fallback lines', () => {
  const lines = readFileSync('build/snippets/fallback-lines.html', 'utf8').trim();
  assert.ok(renderPart('head', shop()).includes(lines));
});

test('the settings that the snippet reads are those of settings_schema.json', () => {
  const used = read('portable-wallets.liquid').match(/(?<=settings\.)\w+/g) ?? [];
  const { settings }: { settings: { id: string }[] } = JSON.parse(read('settings_schema.json'));
  assert.equal(settings.map(({ id }) => id).sort(), [...new Set(used)].sort());
});

test('a theme without settings has Buy it now for a product, and no wallets for a cart', () => {
  const { attributes, skeleton } = readElement(renderPart('product', bareShop()), PRODUCT);
  assert.equal([attributes.recommended, attributes.fallback.name, skeleton.length], [null, 'buy_it_now', 1]);
  assert.is(renderPart('cart', bareShop()).trim(), '');
});

test('a theme without settings has Shop Pay if the shop accepts it', () => {
  const accepting = bareShop({ shop: { id: 7, enabled_payment_types: ['visa', 'shopify_pay'] } });
  const config = { name: 'shop_pay', wallet_params: {} };
  const product = readElement(renderPart('product', accepting), PRODUCT);
  assert.equal([product.attributes.recommended, product.skeleton.length], [config, 2]);
  const cart = readElement(renderPart('cart', accepting), CART);
  assert.equal([cart.attributes['wallet-configs'], cart.skeleton.length], [[config], 2]);
});

test('portable-wallets.liquid names all variants, and disables a product that is sold out', () => {
  const variants = [1, 2].map(id => ({ id, requires_shipping: id === 1 }));
  const sold = renderPart('product', shop({ product: { available: false, variants } }));
  const { attributes } = readElement(sold, PRODUCT);
  assert.equal(attributes['variant-params'], [
    { id: 1, requiresShipping: true },
    { id: 2, requiresShipping: false },
  ]);
  assert.is(attributes.disabled, '');
});

for (const [what, items, hasPlan] of [
  ['with', [{}, { selling_plan_allocation: { id: 1 } }], true],
  ['without', [{}], false],
] as const)
  test(`portable-wallets.liquid marks a cart ${what} a selling plan`, () => {
    const html = renderPart('cart', shop({ cart: { ...shop().cart, requires_shipping: false, items } }));
    const { attributes } = readElement(html, CART);
    assert.equal(['has-selling-plan' in attributes, 'requires-shipping' in attributes], [hasPlan, false]);
  });

test('portable-wallets.liquid renders nothing for an empty cart', () => {
  assert.is(renderPart('cart', shop({ cart: { ...shop().cart, 'empty?': true } })).trim(), '');
});

test.run();
