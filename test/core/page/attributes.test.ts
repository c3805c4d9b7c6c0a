import '../../run/dom';
import * as assert from 'uvu/assert';
import { readAttributes, readJson, readWallet, readWallets } from '../../../src/core/page/attributes';
import { readSettings } from '../../../src/core/page/cart-page';
import { gid } from '../../../src/core/page/fields';
import { DeveloperError } from '../../../src/core/platform/errors';
import { languageOf } from '../../fakes/language-of';
import { test } from '../../run/suite';

const ALL: Record<string, string> = {
  'access-token': '0123456789abcdef',
  'buyer-country': 'BR',
  'buyer-currency': 'BRL',
  'buyer-locale': 'pt-BR',
};

function createElement(attributes: Record<string, string> = ALL): HTMLElement {
  const element = document.createElement('shopify-accelerated-checkout');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function catchDeveloperError(run: () => unknown): DeveloperError {
  try {
    run();
  } catch (error) {
    if (error instanceof DeveloperError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown');
}

test('reads the attributes', () => {
  assert.equal(readSettings(createElement(), 'product'), {
    accessToken: '0123456789abcdef',
    country: 'BR',
    currency: 'BRL',
    locales: ['pt-BR', 'pt-BR', 'pt-BR'],
    hasSellingPlan: false,
    hasDeferredOption: false,
    requiresShipping: false,
    cartId: undefined,
    enabledFlags: [],
    pageType: 'product',
    callToAction: true,
  });
});

test('does not read the products', () => {
  const element = createElement({ ...ALL, 'has-selling-plan': '', 'requires-shipping': '' });
  const { hasSellingPlan, hasDeferredOption, requiresShipping, ...attributes } = readSettings(
    element,
    'product',
  );
  assert.equal([hasSellingPlan, hasDeferredOption, requiresShipping], [true, false, true]);
  assert.equal(readAttributes(element, 'product'), attributes);
});

for (const [page, attributes, callToAction] of [
  ['product', {}, true],
  ['cart_page', {}, false],
  ['checkout', { 'call-to-action': '' }, true],
] as const)
  test(`${callToAction ? 'enables' : 'disables'} the call to action on ${page} with ${JSON.stringify(attributes)}`, () => {
    assert.is(readSettings(createElement({ ...ALL, ...attributes }), page).callToAction, callToAction);
  });

test('treats an empty attribute as true, and passes on the cart and the page', () => {
  const element = createElement({
    ...ALL,
    'has-selling-plan': '',
    'requires-shipping': '',
    'cart-id': 'One',
  });
  const { hasSellingPlan, requiresShipping, cartId, pageType: page } = readSettings(element, 'cart_ajax');
  assert.equal([hasSellingPlan, requiresShipping, cartId, page], [true, true, 'One', 'cart_ajax']);
});

test('passes on all enabled flags, even unknown ones', () => {
  const element = createElement({ ...ALL, 'enabled-flags': '["2d75a54c","disable_wallet:paypal"]' });
  assert.equal(readSettings(element, 'product').enabledFlags, ['2d75a54c', 'disable_wallet:paypal']);
});

for (const name of ['access-token', 'buyer-country', 'buyer-currency'])
  for (const value of [undefined, ''])
    test(`throws a developer error ${value === '' ? 'for an empty' : 'without'} ${name}`, () => {
      const { [name]: _, ...others } = ALL;
      const element = createElement(value === undefined ? others : { ...others, [name]: value });
      const { code, message } = catchDeveloperError(() => readSettings(element, 'product'));
      assert.is(code, 'invalid-webcomponent');
      assert.match(message, name);
      assert.match(message, '<shopify-accelerated-checkout>');
    });

/** Language of the element, of the page, and in API requests. */
const LOCALES: [own: string | undefined, page: string, language: string][] = [
  ['en-US', 'es', 'EN'],
  [undefined, 'es', 'ES'],
  ['', 'es', 'ES'],
  [undefined, '', 'PT_BR'],
  ['english', 'es-MX', 'ES'],
  ['iw', 'he', 'HE'],
  ['tl-PH', 'fil-PH', 'FIL'],
  ['x-default', 'english', 'PT_BR'],
  ['{{ lang }}', '{{ lang }}', 'PT_BR'],
  [undefined, 'constructor', 'PT_BR'],
];

for (const [own, page, language] of LOCALES)
  test(`requests ${language} if the element has "${own ?? 'nothing'}" and the page "${page}"`, async () => {
    const { 'buyer-locale': _, ...others } = ALL;
    document.documentElement.lang = page;
    const read = readSettings(
      createElement(own === undefined ? others : { ...others, 'buyer-locale': own }),
      'product',
    );
    assert.is(await languageOf(read.locales), language);
  });

test("prefers the buyer's locale for wallets, unless it is an unfilled template", () => {
  const prefer = (locale: string) =>
    readSettings(createElement({ ...ALL, 'buyer-locale': locale }), 'product').locales[0];
  assert.equal(['en-US', '{{ lang }}', 'english'].map(prefer), ['en-US', 'pt-BR', 'pt-BR']);
});

const VALUES: [what: string, text: string | undefined, value: unknown][] = [
  ['a value', '[{"id":1}]', [{ id: 1 }]],
  ['a missing attribute as undefined', undefined, undefined],
  ['the string null as undefined', 'null', undefined],
  ['one object', '{"id":1}', { id: 1 }],
];

for (const [what, text, value] of VALUES)
  test(`reads ${what}`, () => {
    const element = createElement(text === undefined ? {} : { 'wallet-params': text });
    assert.equal(readJson(element, 'wallet-params'), value);
  });

const MISTAKES: [name: string, text: string, code: string][] = [
  ['wallet-configs', '[{', 'invalid-wallet-configs'],
  ['wallet-configs', '', 'invalid-wallet-configs'],
  ['wallet-configs', '{"name":"shop_pay"}', 'invalid-wallet-configs'],
  ['wallet-configs', 'null', 'invalid-wallet-configs'],
  ['variant-params', '{', 'invalid-webcomponent'],
  ['wallet-params', 'oops', 'invalid-webcomponent'],
  ['enabled-flags', '[', 'invalid-webcomponent'],
  ['enabled-flags', '"2d75a54c"', 'invalid-webcomponent'],
  ['enabled-flags', '{"2d75a54c":true}', 'invalid-webcomponent'],
  ['enabled-flags', 'null', 'invalid-webcomponent'],
  ['recommended', "{'name'}", 'invalid-webcomponent'],
];

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

for (const [name, text, code] of MISTAKES)
  test(`rejects "${text}" in ${name} with the reason, without its content`, () => {
    const error = catchDeveloperError(() => readJson(createElement({ [name]: text }), name));
    assert.is(error.code, code);
    assert.match(error.message, isJson(text) ? 'has no array, but a' : 'has no valid JSON in');
    assert.match(error.message, name);
    assert.not.ok(text && error.message.includes(text));
  });

/** Parsed objects have no prototype, which a comparison would notice. */
const plain = (value: unknown) => value && JSON.parse(JSON.stringify(value));

const WALLETS: [what: string, text: string | undefined, wallet: object | undefined][] = [
  ['a wallet', '{"name":"paypal","wallet_params":{"a":1}}', { name: 'paypal', wallet_params: { a: 1 } }],
  [
    "a wallet without parameters if the shop's name is null",
    '{"name":"paypal"}',
    { name: 'paypal', wallet_params: {} },
  ],
  ['no wallet from null', 'null', undefined],
  ['no wallet without a name', '{}', undefined],
  ['no wallet without an attribute', undefined, undefined],
];

for (const [what, text, wallet] of WALLETS)
  test(`reads ${what}`, () => {
    const element = createElement(text === undefined ? {} : { recommended: text });
    assert.equal(plain(readWallet(element, 'recommended')), wallet);
  });

test('reads the wallets of a cart, without entries that have no name', () => {
  const element = createElement({
    'wallet-configs': '[null,{"name":"paypal","wallet_params":{"a":1}},{},3,{"name":"shop_pay"}]',
  });
  assert.equal(plain(readWallets(element)), [
    { name: 'paypal', wallet_params: { a: 1 } },
    { name: 'shop_pay', wallet_params: {} },
  ]);
});

test('throws a developer error for a cart without wallet-configs', () => {
  const { code, message } = catchDeveloperError(() => readWallets(createElement({})));
  assert.is(code, 'invalid-wallet-configs');
  assert.match(message, /nothing in the attribute wallet-configs\./);
});

test('accepts an empty list of wallets', () => {
  assert.equal(readWallets(createElement({ 'wallet-configs': '[]' })), []);
});

test('creates a global id from a type and an id', () => {
  assert.is(gid('ProductVariant', '46448623321341'), 'gid://shopify/ProductVariant/46448623321341');
  assert.is(gid('Cart', 'hWN2?key=1'), 'gid://shopify/Cart/hWN2?key=1');
});

test.run();
