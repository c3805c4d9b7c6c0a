import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createStore } from '../server/store/store';
import { servePaypalPage } from './paypal-page';

const SHOP = 'http://shop.example';

interface Step {
  source?: string;
  shop?: string;
  token?: string;
  locale?: string;
  form?: Record<string, string>;
}

async function open(
  { source = 'paypal', shop = SHOP, token, locale, form }: Step = {},
  store = createStore(),
) {
  const url = new URL(`http://pay.example/sdk-pages/${source}`);
  url.search = String(new URLSearchParams({ shop, ...(token && { token }), ...(locale && { locale }) }));
  const body = form ? new URLSearchParams(form) : null;
  const response = await servePaypalPage(new Request(url, { method: body ? 'POST' : 'GET', body }), store);
  return { status: response?.status, text: (await response?.text()) ?? '' };
}

const has = (text: string, part: string) => text.includes(`data-testid="paypal-${part}"`);

test('waits while the order has no token', async () => {
  const { text } = await open();
  assert.ok(has(text, 'loading'));
  assert.not.ok(has(text, 'approve'));
});

test('shows the review of an order with a token', async () => {
  const { text } = await open({ token: 'EC-1' });
  for (const part of ['token', 'address-home', 'approve', 'cancel', 'fail']) assert.ok(has(text, part), part);
  assert.match(text, '>EC-1<');
});

for (const [locale, lang, word] of [
  ['pt_BR', 'pt-br', 'Concordar e continuar'],
  ['de_DE', 'en', 'Agree and continue'],
] as const)
  test(`is in the language ${lang} for the locale ${locale}`, async () => {
    const { text } = await open({ token: 'EC-1', locale });
    assert.match(text, `<html lang="${lang}" dir="ltr">`);
    assert.match(text, `>${word}<`);
  });

for (const [source, brand] of [
  ['paypal', 'PayPal'],
  ['venmo', 'Venmo'],
] as const)
  test(`has the name of ${brand}`, async () => {
    assert.match((await open({ source })).text, `<title>${brand} (sandbox)</title>`);
  });

for (const act of ['approve', 'cancel', 'fail'])
  test(`posts only to the shop's page after ${act}`, async () => {
    const { text } = await open({ token: 'EC-1', form: { do: act } });
    assert.match(text, `{"paypalSandbox":"${act}"}`);
    assert.match(text, `postMessage(message, "${SHOP}")`);
  });

test('posts nothing before a choice of the shopper', async () => {
  for (const step of [{}, { token: 'EC-1' }, { token: 'EC-1', form: { do: 'dance' } }])
    assert.not.match((await open(step)).text, 'paypalSandbox');
});

for (const shop of ['', 'shop.example', `${SHOP}/products`, 'javascript:alert(1)'])
  test(`rejects the shop "${shop}"`, async () => {
    const { status, text } = await open({ shop, token: 'EC-1' });
    assert.is(status, 400);
    assert.not.match(text, '<script');
    assert.match(text, /data-testid="paypal-gone" >/);
  });

test('stores the address of an approval and shows it when the window opens again', async () => {
  const store = createStore();
  store.paypalTokens.set('EC-1', 'cart');
  await open({ token: 'EC-1', form: { do: 'cancel', address: 'us' } }, store);
  assert.is(store.paypalAddresses.size, 0);
  await open({ token: 'EC-1', form: { do: 'approve', address: 'us' } }, store);
  assert.is(store.paypalAddresses.get('EC-1'), 'us');
  const { text } = await open({ token: 'EC-1' }, store);
  assert.match(text, /data-testid="paypal-address-us" checked/);
});

test('stores nothing for an unknown token', async () => {
  const store = createStore();
  await open({ token: 'EC-1', form: { do: 'approve', address: 'us' } }, store);
  assert.is(store.paypalAddresses.size, 0);
});

test('serves the frame of a button', async () => {
  assert.is((await open({ source: 'paypal-button.html' })).status, 200);
});

test('returns nothing for other paths', async () => {
  assert.is((await open({ source: 'amazon-pay' })).status, undefined);
});

test.run();
