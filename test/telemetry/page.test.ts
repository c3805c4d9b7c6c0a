import '../run/dom';
import * as assert from 'uvu/assert';
import { fakeClock } from '../fakes/fake-clock';
import { fixture, stub, test } from '../run/suite';
import { openTelemetry } from './open-telemetry';

const clock = fixture(fakeClock);

const PRODUCT = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';
const CHECKOUT = '<shopify-wallet-button page-type="product"></shopify-wallet-button>';
const FLAG = { __st: { p: 'product' } };
const CART_FLAG = { __st: { p: 'cart' } };
const META = { ShopifyAnalytics: { meta: { page: { pageType: 'product' } } } };
const TAG = '<script id="shop-js-analytics" type="application/json">{"pageType":"product"}</script>';

const PAGES: [what: string, html: string, globals: object, label: string, sent: string][] = [
  ['a product element on a product page, by its flag', PRODUCT, FLAG, 'product', 'product'],
  ['a product element on a product page, by its meta', PRODUCT, META, 'product', 'product'],
  ['a product element on a product page, by its tag', PRODUCT + TAG, {}, 'product', 'product'],
  ['a product element on a cart page', PRODUCT, CART_FLAG, 'product', 'cart_page'],
  ['a product element on a home page', PRODUCT, { __st: { p: 'home' } }, 'product', 'unknown'],
  ['a product element on a page without a type', PRODUCT, {}, 'product', 'unknown'],
  ['a checkout element that names the type', CHECKOUT, {}, 'product', 'product'],
  ['a cart element next to a product element', PRODUCT, FLAG, 'cart_ajax', 'cart_ajax'],
];

for (const [what, html, globals, page, sent] of PAGES)
  test(`sends the page type ${sent} of ${what}`, async () => {
    document.body.innerHTML = html;
    stub(window, globals);
    const options = { analytics: '/collect', otlp: '/otlp' };
    const telemetry = openTelemetry({ options });
    telemetry.emit('click', { instrument: 'GooglePay', page });
    telemetry.hide();
    await clock.advance(1100);
    const [{ payload }] = telemetry.sent('/collect').flatMap(({ events }) => events);
    assert.is(payload.pageType, sent);
    const metrics = JSON.stringify(telemetry.sent('/otlp/v1/metrics'));
    assert.ok(metrics.includes(`{"key":"page","value":{"stringValue":"${sent}"}}`), metrics);
  });

test.run();
