import '../../run/dom';
import * as assert from 'uvu/assert';
import { decelerations } from '../../../src/core/errors/policies';
import { script } from '../../../src/core/platform/script';
import {
  addCheckoutParameters,
  type CheckoutUrlOptions,
  validateRedirectUrl,
} from '../../../src/core/purchase/end';
import type { PageType } from '../../../src/core/types/page';
import { prepareWallet } from '../../../src/wallets';
import { rows } from '../../../src/wallets/registry';
import { CONFIG } from '../../fakes/config';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { stub, test } from '../../run/suite';

// The lazy bundles are the sources.
stub(script, { base: new URL('../../fakes/', import.meta.url).href });

const CHECKOUT = 'https://shop.example/cart/c/hWN2?key=0f%3D%3D';

const parametersOf = (options: CheckoutUrlOptions, href = CHECKOUT): Record<string, string> =>
  Object.fromEntries(new URL(addCheckoutParameters(href, options)).searchParams);

/** Returns the wallet of the registry for a page of this type. */
async function prepare(instrument: string, page: PageType) {
  const [name = ''] = Object.entries(rows).find(([, row]) => row.instrument === instrument) ?? [];
  const config = name === 'google_pay' ? GOOGLE_PAY : { name, wallet_params: {} };
  return prepareWallet(config, { ...CONFIG, pageType: page });
}

const WAYS: [instrument: string, page: PageType, parameters: object][] = [
  ['BuyItNow', 'product', {}],
  ['GooglePay', 'cart_page', {}],
  ['MoreOptions', 'product', { skip_shop_pay: 'true' }],
  ['ShopPay', 'product', { payment: 'shop_pay', redirect_source: 'direct_checkout_product' }],
  ['ShopPay', 'cart_page', { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' }],
  ['ShopPay', 'cart_ajax', { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' }],
];

for (const [instrument, page, parameters] of WAYS)
  test(`redirects ${instrument} on ${page} to the checkout with its parameters`, async () => {
    installGooglePay();
    const ready = await prepare(instrument, page);
    assert.is(ready?.registration.instrument, instrument);
    assert.equal(parametersOf({ parameters: ready?.wallet.parameters }), {
      key: '0f==',
      storefront_wallet: 'true',
      ...parameters,
    });
  });

for (const [reason, marker] of decelerations)
  test(`adds ${marker} for ${reason}`, () => {
    assert.equal(parametersOf({ reason }), { key: '0f==', storefront_wallet: 'true', [marker]: 'true' });
  });

test('replaces an existing parameter', () => {
  const url = addCheckoutParameters(`${CHECKOUT}&storefront_wallet=false`, {});
  assert.equal(new URL(url).searchParams.getAll('storefront_wallet'), ['true']);
});

test('appends to a checkout without a query', () => {
  assert.equal(parametersOf({}, 'https://shop.example/checkouts/1'), { storefront_wallet: 'true' });
});

const GOOD: [href: string, url: string][] = [
  ['https://pay.example/thanks', 'https://pay.example/thanks'],
  ['/checkouts/1', 'https://shop.example/checkouts/1'],
];

for (const [href, url] of GOOD)
  test(`redirects to ${href}`, () => {
    assert.is(validateRedirectUrl(href), url);
  });

test("redirects to the page's own origin without TLS, as in local development", () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  const { href } = location;
  happyDOM.setURL('http://127.0.0.1:4000/products/caneca');
  const url = validateRedirectUrl('http://127.0.0.1:4000/checkouts/1');
  happyDOM.setURL(href);
  assert.is(url, 'http://127.0.0.1:4000/checkouts/1');
});

for (const href of [
  undefined,
  '',
  'https://',
  'http://shop.example/checkouts/1',
  'http://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
])
  test(`does not redirect to ${href === '' ? 'an empty URL' : href}`, () => {
    assert.throws(() => validateRedirectUrl(href), /^Invalid Checkout URL$/);
    assert.throws(() => addCheckoutParameters(href, {}), /^Invalid Checkout URL$/);
  });

test.run();
