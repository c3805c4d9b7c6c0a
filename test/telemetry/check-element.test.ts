import '../run/dom';
import * as assert from 'uvu/assert';
import { tag } from '../../build/api.mjs';
import { script } from '../../src/core/platform/script';
import checkElement from '../../src/telemetry/check-element';
import { recordErrors, recordWarnings } from '../fakes/fake-console';
import { fixture, stub, test } from '../run/suite';

const PRODUCT = 'shopify-accelerated-checkout';
const CART = 'shopify-accelerated-checkout-cart';
const CHECKOUT = 'shopify-wallet-button';

/** Attributes without a mistake. */
const RIGHT = {
  'access-token': '0123456789abcdef',
  'buyer-country': 'BR',
  'buyer-currency': 'BRL',
  'buyer-locale': 'pt-BR',
  'shop-id': '12345678901',
};

fixture(recordErrors);
const warnings = fixture(recordWarnings);

function check(name: string, attributes: Record<string, string>): string[] {
  const element = document.createElement(name);
  const needed = name === CART ? { ...RIGHT, 'wallet-configs': '[]' } : RIGHT;
  for (const [attribute, value] of Object.entries({ ...needed, ...attributes }))
    element.setAttribute(attribute, value);
  checkElement(element);
  return warnings.lines;
}

/** Also checks the place of the element. */
function checkInPage(name: string, attributes: Record<string, string>): string[] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  checkElement(element);
  element.remove();
  return warnings.lines;
}

test('says where a product element has to be', () => {
  assert.match(checkInPage(PRODUCT, RIGHT)[0] ?? '', `<${PRODUCT}> is in no form: put it into the form`);
});

test('finds the form beside a product element', () => {
  document.body.innerHTML =
    '<form id="product" action="/cart/add"></form><input form="product" name="id" value="gid://shopify/Product/7">';
  const element = document.createElement(PRODUCT);
  for (const [name, value] of Object.entries(RIGHT)) element.setAttribute(name, value);
  document.body.append(element);
  checkElement(element, 'id');
  document.body.replaceChildren();
  assert.is(warnings.lines.length, 1);
  assert.match(warnings.lines[0] ?? '', 'No buttons: id="gid://shopify/Product/7" in the form');
});

test("says what to do with a wallet's element in the page's markup", () => {
  const [line = ''] = checkInPage('shopify-google-pay-button', { 'wallet-params': '{}' });
  assert.match(line, '<shopify-google-pay-button> does nothing by itself: write its wallet into the config');
});

test('says what to do about missing attributes', () => {
  const lines = checkInPage(CART, { 'access-token': '' });
  for (const name of ['access-token', 'buyer-country', 'buyer-currency', 'wallet-configs'])
    assert.ok(
      lines.some(line => line.includes(`<${CART}> needs the attribute ${name}: write `)),
      name,
    );
});

const MISTAKES: [element: string, attribute: string, value: string, sentence: string][] = [
  [PRODUCT, 'recomended', '', 'has an unknown attribute recomended: write recommended.'],
  [PRODUCT, 'variants-params', '', 'has an unknown attribute variants-params: write variant-params.'],
  [PRODUCT, 'buyerlocale', '', 'has an unknown attribute buyerlocale: write buyer-locale.'],
  [CART, 'card-id', 'One', 'has an unknown attribute card-id: write cart-id.'],
  [CART, 'requires-shiping', '', 'has an unknown attribute requires-shiping: write requires-shipping.'],
  [CART, 'recommended', 'null', 'has the attribute recommended of another element: remove it.'],
  [CART, 'requires-shipping', 'false', 'has requires-shipping="false", which counts as true: remove'],
  [PRODUCT, 'buyer-country', 'Brazil', 'has buyer-country="Brazil": write the two capital letters'],
  [PRODUCT, 'buyer-country', 'br', 'has buyer-country="br": write the two capital letters'],
  [PRODUCT, 'buyer-currency', 'R$', 'has buyer-currency="R$": write the three capital letters'],
  [PRODUCT, 'buyer-locale', 'english', 'has buyer-locale="english": write a language'],
  [PRODUCT, 'shop-id', 'loja.example', 'has shop-id="loja.example": write the shop\'s number'],
  [CHECKOUT, 'page-type', 'car', 'has page-type="car": write cart, drawer'],
  [PRODUCT, 'recommended-instrument', 'paypal', 'has recommended-instrument="paypal": write one of BuyItNow'],
  [
    CART,
    'cart-id',
    'gid://shopify/Checkout/One',
    'has no cart in the attribute cart-id: write its global id',
  ],
  [CART, 'cart-id', 'c1legacy', 'has no cart in the attribute cart-id: write its global id'],
  [CART, 'cart-id', 'gid://shopify/Cart/c1legacy', 'has no cart in the attribute cart-id: write its global'],
  [PRODUCT, 'shop-id', 'gid://shopify/Product/1', 'has shop-id="gid://shopify/Product/1": write the shop\'s'],
  [
    PRODUCT,
    'variant-params',
    '[{"id":"gid://shopify/Product/1"}]',
    'has a variant with the id "gid://shopify/Product/1" in the attribute variant-params. Write a variant\'s number',
  ],
  [PRODUCT, 'recommended', '{"wallet":"paypal"}', 'has a wallet without a name in the attribute recommended'],
  [PRODUCT, 'recommended', '{"name":', 'has no valid JSON in the attribute recommended: write quotes'],
  [CART, 'wallet-configs', '[{', 'has no valid JSON in the attribute wallet-configs: write quotes'],
  [CART, 'wallet-configs', '{}', 'has no array in the attribute wallet-configs: write [ and ]'],
  [CART, 'wallet-configs', '[{}]', 'has a wallet without a name in the attribute wallet-configs'],
  [
    PRODUCT,
    'variant-params',
    '{"a":1}',
    'has a variant with the id "undefined" in the attribute variant-params',
  ],
  [
    CART,
    'enabled-flags',
    '["disable_wallet:payPal"]',
    'disables an unknown wallet in the attribute enabled-flags',
  ],
];

for (const [element, attribute, value, sentence] of MISTAKES)
  test(`warns about ${attribute}="${value}" of ${element} in one sentence with a link`, () => {
    const [line = '', ...others] = check(element, { [attribute]: value });
    assert.equal(others, []);
    assert.ok(line.startsWith(`[portable-wallets] <${element}> ${sentence}`), line);
    assert.match(line, /See docs\/\w+\.md#[\w-]+$/);
  });

for (const [element, attributes] of [
  [PRODUCT, { recommended: 'null', 'variant-params': '[{"id":1},{"id":"2"}]', disabled: '', title: 'Buy' }],
  [
    PRODUCT,
    { 'variant-params': '[{"id":"gid://shopify/ProductVariant/1"}]', 'shop-id': 'gid://shopify/Shop/1' },
  ],
  [CART, { 'cart-id': 'gid://shopify/Cart/hWN2?key=1', 'wallet-configs': '[]' }],
  [
    PRODUCT,
    { recommended: '{"name":"paypal"}', class: 'c', 'x-data': '{}', 'has-selling-plan': '', debug: '' },
  ],
  [PRODUCT, { recommended: 'null', 'requires-shipping': 'false' }],
  [CART, { 'cart-id': 'hWN2?key=1', 'wallet-configs': '[{"name":"paypal"}]', 'requires-shipping': '' }],
  [CART, { 'enabled-flags': '["2d75a54c","disable_wallet:paypal","disable_style_compat"]' }],
  ['shopify-google-pay-button', { 'wallet-params': '{}', 'buyer-country': 'Brazil' }],
] as const)
  test(`does not warn about ${element} with ${JSON.stringify(attributes)}`, () => {
    assert.equal(check(element, attributes), []);
  });

test('warns once about two elements with the same mistake', () => {
  check(PRODUCT, { recomended: '' });
  assert.is(check(PRODUCT, { recomended: '' }).length, 1);
});

const SECRET = 'segredo-4711';

for (const [attribute, value] of [
  ['access-token', SECRET],
  ['acess-token', SECRET],
  ['wallet-param', `{"id":"${SECRET}"}`],
  ['recommended', `{"wallet_params":{"id":"${SECRET}"}}`],
  ['wallet-configs', `[{"wallet_params":{"id":"${SECRET}"}}]`],
  ['cart-id', `gid://shopify/Cart/${SECRET}`],
  ['enabled-flags', `["disable_wallet:${SECRET}"]`],
  ['shop-id', `gid://shopify/Cart/${SECRET}`],
  ['shop-id', `${SECRET}?key=0f`],
  ['variant-params', `[{"id":"gid://shopify/Cart/${SECRET}"}]`],
  ['buyer-country', `${SECRET}41c08b7f2e46a39be0c1d7a2f86e94`],
] as const)
  for (const element of [PRODUCT, CART, CHECKOUT])
    test(`never logs the value of ${attribute} of ${element}`, () => {
      assert.not.match(check(element, { [attribute]: value }).join(), SECRET);
    });

for (const [value, shown] of [
  ['abc', 'id="abc"'],
  ['gid://shopify/Product/46448623321341', 'id="gid://shopify/Product/46448623321341"'],
  [`gid://shopify/Cart/${SECRET}`, 'id="…"'],
  [`${SECRET}?key=0f`, 'id="…"'],
  ['5d41c08b7f2e46a39be0c1d7a2f86e94', 'id="…"'],
] as const)
  test(`warns about the id ${value} in the form`, () => {
    document.body.innerHTML = `<form action="/cart/add"><input name="id" value="${value}"></form>`;
    const element = document.createElement(PRODUCT);
    for (const [attribute, right] of Object.entries(RIGHT)) element.setAttribute(attribute, right);
    document.querySelector('form')?.append(element);
    checkElement(element, 'id');
    assert.is(warnings.lines.length, 1);
    assert.match(warnings.lines[0] ?? '', `No buttons: ${shown} in the form is no variant's.`);
  });

test('warns about a misspelt attribute of the script, and no other of the page', () => {
  stub(script, {
    options: { otpl: '/collector', apiVersion: 'unstable', cfasync: 'false', turboTrack: 'reload' },
  });
  assert.equal(check(PRODUCT, {}), [
    '[portable-wallets] The script has an unknown attribute data-otpl: write data-otlp. See docs/embedding.md#the-script-tag',
  ]);
});

for (const { name } of tag)
  test(`knows the attribute ${name} of the script`, () => {
    const toKey = (attribute: string) =>
      attribute.slice(5).replace(/-./g, part => part.slice(1).toUpperCase());
    stub(script, { options: { [toKey(name)]: '' } });
    assert.equal(check(PRODUCT, {}), []);
    stub(script, { options: { [toKey(name.slice(0, -1))]: '' } });
    assert.match(check(PRODUCT, {}).join(), `write ${name}.`);
  });

for (const [lang, isWrong] of [
  ['en', true],
  ['pt-PT', true],
  ['pt-BR', false],
  ['PT-br', false],
  ['pt', false],
  ['pt-AO', false],
  ['pt-', true],
  ['', false],
] as const)
  test(`${isWrong ? 'warns' : 'does not warn'} about Brazilian texts on a page in "${lang}"`, () => {
    document.documentElement.lang = lang;
    const lines = check(PRODUCT, {});
    assert.is(lines.length, Number(isWrong), lines.join());
    if (isWrong)
      assert.match(
        lines[0] ?? '',
        /lang="\S+": load the file of that language, .*docs\/languages\.md#files$/,
      );
  });

test.run();
