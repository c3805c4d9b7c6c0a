import '../run/dom';
import { readdirSync, readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { renderLiquid } from '../fakes/liquid';
import { test } from '../run/suite';

const FOLDER = 'docs/examples/';
const names = readdirSync(FOLDER);
const texts = new Map(names.map(name => [name, readFileSync(FOLDER + name, 'utf8')]));
const read = (name: string) => texts.get(name) ?? '';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The element in a page, with each attribute that holds JSON as what it holds. */
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

const attributeOf = (example: string, attribute: string) =>
  parse(read(example)).querySelector(`[${attribute}]`)?.getAttribute(attribute);

/** The shop of the HTML examples, as a theme sees it. */
const shop = (change: Record<string, object> = {}) => ({
  settings: {
    wallets_access_token: attributeOf('product.html', 'access-token'),
    wallets_recommended: attributeOf('product.html', 'recommended'),
    wallets_cart: attributeOf('cart.html', 'wallet-configs'),
  },
  localization: { country: { iso_code: 'BR' } },
  request: { locale: { iso_code: 'pt-BR' } },
  cart: { currency: { iso_code: 'BRL' }, 'empty?': false },
  product: { available: true, variants: [{ id: 46448623321341, requires_shipping: true }] },
  ...change,
});

for (const [name, element] of [
  ['product', 'shopify-accelerated-checkout'],
  ['cart', 'shopify-accelerated-checkout-cart'],
] as const)
  test(`${name}.liquid writes the element of ${name}.html, for the same shop`, () => {
    const written = readElement(renderLiquid(read(`${name}.liquid`), shop()), element);
    assert.equal(written, readElement(read(`${name}.html`), element));
    assert.ok(written.skeleton.length > 1 && Object.keys(written.attributes).length > 4);
  });

test('the settings that the templates read are those of settings_schema.json', () => {
  const templates = names.filter(name => name.endsWith('.liquid')).map(read);
  const used = templates.join('').match(/(?<=settings\.)\w+/g) ?? [];
  const { settings }: { settings: { id: string }[] } = JSON.parse(read('settings_schema.json'));
  assert.equal(settings.map(({ id }) => id).sort(), [...new Set(used)].sort());
});

test('a theme whose settings are empty has Buy it now for a product, and no wallets for a cart', () => {
  const settings = { wallets_access_token: attributeOf('product.html', 'access-token') };
  const attributesOf = (name: string, element: string) =>
    readElement(renderLiquid(read(`${name}.liquid`), shop({ settings })), element).attributes;
  const { recommended, fallback } = attributesOf('product', 'shopify-accelerated-checkout');
  assert.equal([recommended, fallback.name], [null, 'buy_it_now']);
  assert.equal(attributesOf('cart', 'shopify-accelerated-checkout-cart')['wallet-configs'], []);
});

test('product.liquid names all variants, and says of what is sold out that it is', () => {
  const variants = [1, 2].map(id => ({ id, requires_shipping: id === 1 }));
  const sold = renderLiquid(read('product.liquid'), shop({ product: { available: false, variants } }));
  const { attributes } = readElement(sold, 'shopify-accelerated-checkout');
  assert.equal(attributes['variant-params'], [
    { id: 1, requiresShipping: true },
    { id: 2, requiresShipping: false },
  ]);
  assert.is(attributes.disabled, '');
});

test('cart.liquid writes nothing for an empty cart', () => {
  const { cart } = shop();
  assert.is(renderLiquid(read('cart.liquid'), shop({ cart: { ...cart, 'empty?': true } })).trim(), '');
});

test('head.liquid has the skeletons of both HTML examples', () => {
  for (const name of ['product.html', 'cart.html']) {
    const [, css = ''] = read(name).match(/<!-- .*? -->\n(<style>.*?<\/style>)/s) ?? [];
    assert.ok(css && read('head.liquid').includes(css), name);
  }
});

test.run();
