import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { registry } from '../../src/wallets';
import { defineElements } from '../fakes/elements';
import { beginCart, type CartScene, showCart } from '../fakes/show-cart';

/** What a shop calls a wallet, what the server calls it, and its element (docs/specification.md#instruments). */
const WALLETS: [name: string, instrument: string, element: string][] = [
  ['buy_it_now', 'BuyItNow', 'shopify-buy-it-now-button'],
  ['more_options', 'MoreOptions', 'more-payment-options-link'],
  ['apple_pay', 'ApplePay', 'shopify-apple-pay-button'],
  ['paypal', 'PayPal', 'shopify-paypal-button'],
  ['venmo', 'Venmo', 'shopify-venmo-button'],
  ['google_pay', 'GooglePay', 'shopify-google-pay-button'],
  ['shop_pay', 'ShopPay', 'shop-pay-wallet-button'],
  ['facebook_pay', 'FacebookPay', 'shopify-meta-pay-button'],
  ['buy_with_prime', 'BuyWithPrime', 'shopify-buy-with-prime-button'],
  ['amazon_pay', 'AmazonPay', 'shopify-amazon-pay-button'],
];

let scene: CartScene;

test.before(defineElements);

test.before.each(() => {
  scene = beginCart();
});

test.after.each(() => scene.end());

for (const [name, instrument, element] of WALLETS)
  test(`${name} is the instrument ${instrument} in a ${element}`, () => {
    assert.equal([registry[name]?.instrument, registry[name]?.element], [instrument, element]);
  });

test('there is no other wallet', () => {
  assert.equal(Object.keys(registry).sort(), WALLETS.map(([name]) => name).sort());
});

test('the instrument is Unknown where a cart is looked at before any wallet is chosen', async () => {
  await showCart();
  assert.is(scene.server.calls[0]?.headers['x-wallet-name'], 'Unknown');
});

test.run();
