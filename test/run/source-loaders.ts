import createBrand from '../../src/brand';
import createTransport from '../../src/cart';
import createCartElements from '../../src/cart-elements';
import createPurchases from '../../src/checkout';
import createCheckoutElement from '../../src/checkout-element';
import createConsent from '../../src/consent';
import { createLoaders } from '../../src/loaders';
import createSdk from '../../src/sdk';

const MODULES: Record<string, unknown> = {
  brand: { default: createBrand },
  cart: { default: createTransport },
  checkout: { default: createPurchases },
  'cart-elements': { default: createCartElements },
  'checkout-element': { default: createCheckoutElement },
  consent: { default: createConsent },
  sdk: { default: createSdk },
};

/** Brings the later files as the page's loaders do, without a network. */
export const loaders = createLoaders(async <M>(name: string) => MODULES[name] as M);
