import fc from 'fast-check';
import { readCartChoice } from '../../src/core/page/cart-page';
import { getPageType } from '../../src/core/page/page-type';
import { readFields } from '../../src/core/page/product-form';
import { readCookie } from '../../src/core/platform/document';
import { toSource } from '../../src/core/purchase/open';
import { watchDeliveryPromise } from '../../src/wallets/shop-pay/delivery-promise';
import { clearCookies, setCookie } from '../fakes/cookies';
import {
  cartPage,
  checkoutPage,
  clearPage,
  find,
  PRODUCT_CONTROLS,
  productPage,
  setCartToken,
  show,
} from '../fakes/page';
import { settle } from '../fakes/settle';
import { BUY_IT_NOW, GOOGLE_PAY } from '../fakes/wallet-configs';
import type { Kind } from './kind';
import { anything, json, mutated, text } from './values';

const value = fc.oneof(text, json);

/** SDK URLs have a separate list of allowed origins. Here they are fixed. */
const { sdkUrl, ...params } = GOOGLE_PAY.wallet_params;
const googlePay = mutated({ ...GOOGLE_PAY, wallet_params: params }).map(config => {
  const { wallet_params } = (config ?? {}) as { wallet_params?: object };
  if (wallet_params && typeof wallet_params === 'object') Object.assign(wallet_params, { sdkUrl });
  return config;
});
const wallet = fc.oneof(mutated(BUY_IT_NOW), googlePay, value);
const attributes = fc.record(
  {
    recommended: wallet,
    fallback: wallet,
    'wallet-config': wallet,
    'wallet-configs': fc.oneof(fc.array(wallet, { maxLength: 3 }), value),
    'variant-params': fc.oneof(mutated([{ id: 101, requiresShipping: true }]), value),
    'access-token': text,
    'buyer-country': text,
    'buyer-currency': text,
    'buyer-locale': text,
    'cart-id': text,
    disabled: text,
    'only-sdk': text,
    'pci-enabled': text,
  },
  { requiredKeys: [] },
);
const PAGES = [productPage, cartPage, checkoutPage];

const attributesKind: Kind<[(typeof PAGES)[number], object]> = {
  name: 'attributes',
  inputs: fc.tuple(fc.constantFrom(...PAGES), attributes),
  async feed([page, given]) {
    setCartToken('hWN2mTp3%3Fkey%3D0f1e2d3c');
    show(page({ ...given }), '*');
    await settle(4);
    clearPage();
  },
};

/** A product form in which the controls have random names and values. */
const controls = fc.array(fc.tuple(fc.oneof(fc.constantFrom('id', 'quantity', 'selling_plan'), text), text), {
  maxLength: 5,
});

const cookiesKind: Kind<[string, string][]> = {
  name: 'cookies',
  inputs: fc.array(fc.tuple(fc.oneof(fc.constantFrom('cart', 'discount_code', '_shopify_y'), text), text), {
    maxLength: 4,
  }),
  feed(pairs) {
    for (const pair of pairs) setCookie(pair.join('='));
    for (const name of ['cart', 'discount_code']) readCookie(name);
    readCartChoice(document.body);
    clearCookies();
  },
};

const KEYS = ['delivery_promise_postal_code', 'delivery_promise_default_address'];

const storageKind: Kind<[string, string, unknown]> = {
  name: 'storage',
  inputs: fc.tuple(fc.oneof(text, fc.json()), fc.oneof(text, fc.json()), anything),
  async feed([code, address, estimate]) {
    for (const [index, stored] of [code, address].entries()) localStorage.setItem(KEYS[index] ?? '', stored);
    Object.assign(window, { Shopify: { deliveryPromise: { getEstimate: async () => estimate } } });
    const form = { value: { disabled: false, variants: ['101'] } } as unknown as Parameters<
      typeof watchDeliveryPromise
    >[0];
    const promise = watchDeliveryPromise(form, () => {});
    promise.update();
    await settle(1);
    promise.stop();
    localStorage.clear();
    Reflect.deleteProperty(window, 'Shopify');
  },
};

const queryKind: Kind<[string, [string, string][], unknown]> = {
  name: 'query and form',
  inputs: fc.tuple(text, controls, anything),
  feed([code, pairs, page]) {
    // An unpaired surrogate is not valid in a URL.
    const query = code.replace(/[\ud800-\udfff]/g, '');
    history.replaceState(null, '', `?discount_code=${encodeURIComponent(query)}&${encodeURI(query)}`);
    const form = show(`<form>${PRODUCT_CONTROLS}</form>`, 'form') as HTMLFormElement;
    for (const [name, value] of pairs) {
      const control = document.createElement('input');
      control.name = name;
      control.value = value;
      form.append(control);
    }
    Object.assign(window, { ShopifyAnalytics: page, __st: page });
    getPageType();
    toSource({ type: 'product', fields: readFields(find(document.body, 'form') as HTMLFormElement) }, 'BR');
    for (const name of ['ShopifyAnalytics', '__st']) Reflect.deleteProperty(window, name);
    clearPage();
  },
};

export const pageKinds = [attributesKind, cookiesKind, storageKind, queryKind];
