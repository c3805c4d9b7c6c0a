import { execFile } from 'node:child_process';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { tag } from '../../build/api.mjs';
import { writeTypes } from '../../build/write-types.mjs';
import { createTempFolder } from '../fakes/temp-folder';
import { test } from '../run/suite';

const run = promisify(execFile);

/** All attributes of the script's tag. */
const TAG = tag.map(({ name }) => `'${name}': ''`).join(', ');

/** Code of a shop's developer: valid lines, and lines after `THROWS` that must not compile. */
const USE = `
/// <reference types="applepayjs" />
import type { ApplePayRequest, Estimate, ShopifyAcceleratedCheckoutAttributes, ShopifyWalletButtonAttributes, WalletConfig, WalletErrorDetail } from './portable-wallets';
import type { ScriptTag } from './load';

export const google: WalletConfig = {
  name: 'google_pay',
  supports_subs: false,
  wallet_params: { merchantName: 'Loja', auth: [{ jwt: 'a.b.c', expiresAt: 4102444800 }], environment: 'TEST', paymentData: {} },
};
export const paypal: WalletConfig = { name: 'paypal', wallet_params: { sdkUrl: 'https://www.paypal.com/sdk/js?client-id=a' } };
export const absent: ShopifyAcceleratedCheckoutAttributes & Partial<ApplePayRequest> = {
  'access-token': '5d41', 'buyer-country': 'BR', 'buyer-currency': 'BRL', 'buyer-locale': undefined, debug: undefined, couponCode: undefined,
};
export const bare: ScriptTag = { src: '/portable-wallets.js', nonce: undefined, 'data-api': undefined };
export const estimate: Estimate = { selectedShippingOption: undefined };
document.createElement('shopify-accelerated-checkout').recommended = google;
document.querySelector('shopify-accelerated-checkout-cart')?.refresh?.();
document.createElement('shopify-accelerated-checkout-cart')['wallet-configs'] = [google, paypal];

export const button: ShopifyWalletButtonAttributes = {
  'access-token': '5d41', 'buyer-country': 'BR', 'buyer-currency': 'BRL', 'wallet-config': '{}', 'pci-enabled': '',
};
export const tag: ScriptTag = { src: '/portable-wallets.js', nonce: 'n1', ${TAG} };
document.addEventListener('wallet-rendered', ({ detail: { status, message } }) => [status.length, message?.length]);
export const apple: WalletConfig = {
  name: 'apple_pay',
  wallet_params: { countryCode: 'BR', supportedNetworks: ['visa'], supportedCountries: ['BR', 'PT'], supportsCouponCode: true },
};
type Described = 'merchantCapabilities' | 'supportedNetworks' | 'countryCode' | 'shippingType';
/** Each member of Apple's own declaration has a type. */
export const members: Record<Exclude<keyof ApplePayJS.ApplePayPaymentRequest, Described>, unknown> = {} as Required<ApplePayRequest>;
document.addEventListener('wallet-ready', ({ detail }) => detail.wallets.includes('google_pay'));
document.querySelector('shopify-accelerated-checkout')?.addEventListener('wallet-click', event => event.preventDefault());
document.addEventListener('wallet-click', ({ detail }) => detail.hold(fetch('/check')));
document.addEventListener('wallet-error', ({ detail }) => detail.code === 'out_of_stock' && detail.wallet === 'paypal');
document.addEventListener('wallet-redirect', ({ detail }) => detail.reason === 'dynamic_tax');
export const code: WalletErrorDetail['code'] = 'not_loaded';
window.Shopify?.PaymentButton?.init?.();
// THROWS
export const otherCode: WalletErrorDetail['code'] = 'not_listed';
window.Shopify?.PaymentButton?.start();
export const unknown: WalletConfig = { name: 'carrier_pigeon', wallet_params: {} };
export const wrong: WalletConfig = { name: 'paypal', wallet_params: { sdkUrl: 1 } };
export const scriptless: WalletConfig = { name: 'paypal', wallet_params: {} };
export const venmo: WalletConfig = { name: 'venmo', wallet_params: { sdkUrl: undefined } };
document.createElement('shopify-accelerated-checkout').recommended = { name: 'carrier_pigeon' };
export const missing: ShopifyWalletButtonAttributes = { 'access-token': '5d41' };
export const misspelt: ScriptTag = { src: '/portable-wallets.js', 'data-otpl': '/otlp' };
document.addEventListener('wallet-rendered', ({ detail }) => detail.reason);
document.addEventListener('wallet-click', ({ detail }) => detail.hold(() => fetch('/check')));
document.addEventListener('wallet-cancel', ({ detail }) => detail.hold(fetch('/check')));
`;

test("the types accept a shop's valid code, and reject its mistakes", async () => {
  const folder = createTempFolder();
  await writeTypes(folder);
  await copyFile('package/load.d.ts', join(folder, 'load.d.ts'));
  await writeFile(join(folder, 'use.ts'), USE);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--pretty',
    'false',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--typeRoots',
    join(process.cwd(), 'node_modules/@types'),
    '--target',
    'es2022',
    '--types',
    '',
  ];
  const { stdout } = await run('node_modules/.bin/tsc', [...options, join(folder, 'use.ts')]).catch(
    (error: { stdout: string }) => error,
  );
  const wrong = USE.split('\n').flatMap((line, index, lines) =>
    line && index > lines.indexOf('// THROWS') ? index + 1 : [],
  );
  const refused = [...stdout.matchAll(/use\.ts\((\d+),/g)].map(([, line]) => Number(line));
  assert.equal([...new Set(refused)], wrong, stdout);
});

test.run();
