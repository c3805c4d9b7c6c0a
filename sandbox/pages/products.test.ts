import { Window } from 'happy-dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../server/server';
import { ACCESS_TOKEN } from '../server/store/store';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

async function open(path: string) {
  const text = await (await fetch(shop.url + path)).text();
  const document = new Window({ url: shop.url }).document;
  document.write(text);
  return document;
}

const json = (element: { getAttribute(name: string): string | null } | null, name: string) =>
  JSON.parse(element?.getAttribute(name) ?? '');

for (const [lang, locale, dir, label] of [
  ['', 'pt-BR', 'ltr', 'Adicionar ao carrinho'],
  ['en', 'en', 'ltr', 'Add to cart'],
  ['pt-PT', 'pt-PT', 'ltr', 'Adicionar ao carrinho'],
  ['zh-cn', 'zh-CN', 'ltr', 'Add to cart'],
  ['ar', 'ar', 'rtl', 'Add to cart'],
])
  test(`loads page and script in the language of "?lang=${lang}", and its links keep it`, async () => {
    const document = await open(`/products/cafe-da-serra?lang=${lang}`);
    const { documentElement } = document;
    assert.equal([documentElement.lang, documentElement.dir], [locale, dir]);
    const src = document.querySelector('script[src*=portable-wallets]')?.getAttribute('src') ?? '';
    assert.match(src, lang ? `portable-wallets.${lang.toLowerCase()}.js` : 'portable-wallets.js');
    assert.is(document.querySelector('button[name=add]')?.textContent, label);
    assert.is(
      document.querySelector('[data-cart-link]')?.getAttribute('href'),
      lang ? `/cart?lang=${lang}` : '/cart',
    );
  });

test('reports an unknown language and keeps its own', async () => {
  const document = await open('/products/cafe-da-serra?lang=tlh');
  assert.is(document.documentElement.lang, 'pt-BR');
  assert.match(document.querySelector('[data-invalid-overrides]')?.textContent ?? '', 'lang=tlh');
});

test('renders the element in the product form with its attributes', async () => {
  const document = await open('/products/cafe-da-serra');
  const element = document.querySelector(
    'form[data-product-form] div.shopify-payment-button[data-shopify="payment-button"] > shopify-accelerated-checkout',
  );
  assert.is(element?.getAttribute('access-token'), ACCESS_TOKEN);
  assert.is(element?.getAttribute('buyer-country'), 'BR');
  assert.is(element?.getAttribute('buyer-locale'), 'pt-BR');
  assert.is(element?.getAttribute('buyer-currency'), 'BRL');
  assert.is(json(element, 'recommended').name, 'google_pay');
  assert.equal(json(element, 'fallback'), {
    supports_subs: true,
    supports_def_opts: true,
    name: 'buy_it_now',
    wallet_params: {},
  });
  assert.is(json(element, 'variant-params').length, 4);
  assert.equal(json(element, 'variant-params')[0], { id: 46448623321341, requiresShipping: true });
  assert.not.ok(element?.hasAttribute('disabled'));
});

test('reserves the space of the button and the link', async () => {
  const document = await open('/products/cafe-da-serra');
  const [button, link] = document.querySelector('shopify-accelerated-checkout')?.children ?? [];
  assert.ok(button?.matches('.shopify-payment-button__button[role=button][disabled][aria-hidden=true]'));
  assert.ok(button?.querySelector('.shopify-payment-button__skeleton'));
  assert.ok(link?.matches('.shopify-payment-button__more-options.shopify-payment-button__skeleton'));
});

test('renders no recommendation as null, without space for the link', async () => {
  const document = await open('/products/cafe-da-serra?recommended=null');
  const element = document.querySelector('shopify-accelerated-checkout');
  assert.is(element?.getAttribute('recommended'), 'null');
  assert.is(element?.querySelector('.shopify-payment-button__more-options'), null);
});

test('disables element and submit button of a product that is sold out', async () => {
  const document = await open('/products/microlote-bourbon-amarelo');
  assert.ok(document.querySelector('shopify-accelerated-checkout')?.hasAttribute('disabled'));
  assert.ok(document.querySelector('button[name=add]')?.hasAttribute('disabled'));
});

test('sets requiresShipping to false for a digital product', async () => {
  const document = await open('/products/curso-cafe-coado');
  assert.is(
    json(document.querySelector('shopify-accelerated-checkout'), 'variant-params')[0].requiresShipping,
    false,
  );
});

test('renders a hidden consent only for a product with subscriptions', async () => {
  const consent = (await open('/products/cafe-do-dia-a-dia')).querySelector(
    'shopify-accelerated-checkout + small#shopify-buyer-consent.hidden[aria-hidden=true]',
  );
  assert.is(consent?.getAttribute('data-consent-type'), 'subscription');
  assert.ok(consent?.querySelector('#shopify-subscription-policy-button'));
  assert.is((await open('/products/cafe-da-serra')).querySelector('#shopify-buyer-consent'), null);
});

test('renders the instalments form before the product form', async () => {
  const forms = (await open('/products/cafe-da-serra')).querySelectorAll('form[action="/cart/add"]');
  assert.equal(
    [...forms].map(({ id }) => id),
    ['product-form-installment', 'product-form'],
  );
  assert.ok(forms[1]?.querySelector('shopify-accelerated-checkout'));
});

test('renders radios outside the form, or a select inside it', async () => {
  const radios = await open('/products/cafe-da-serra?variant=46448623386877');
  assert.is(
    radios.querySelector('form[data-product-form] > input[name=id]')?.getAttribute('value'),
    '46448623386877',
  );
  assert.is(radios.querySelectorAll('input[data-option][form=product-form]').length, 4);
  const select = await open('/products/cafe-do-dia-a-dia');
  assert.is(select.querySelectorAll('form[data-product-form] select[name=id] option').length, 2);
  assert.is(select.querySelectorAll('form[data-product-form] input[name=selling_plan]').length, 4);
});

test('sets the page type and the product for analytics', async () => {
  const document = await open('/products/caneca-de-barro');
  assert.equal(JSON.parse(document.querySelector('#shop-js-analytics')?.textContent ?? ''), {
    pageType: 'product',
  });
  const text = await (await fetch(`${shop.url}/products/caneca-de-barro`)).text();
  assert.match(text, '"page":{"pageType":"product"}');
  assert.match(text, '"variants":[{"id":46448788275453,"price":6800');
});

test('describes each product in English in the English shop', async () => {
  for (const { handle, description } of shop.store.products) {
    const document = await open(`/products/${handle}?lang=en`);
    const text = document.querySelector('[data-testid=description]')?.textContent;
    assert.ok(text);
    assert.is.not(text, description);
  }
});

test('responds with 404 for an unknown product', async () => {
  assert.is((await fetch(`${shop.url}/products/cha`)).status, 404);
});

test.run();
