import createTransport from '../../src/cart';
import createPurchases from '../../src/checkout';
import { createLoaders } from '../../src/loaders';

const MODULES: Record<string, unknown> = {
  cart: { default: createTransport },
  checkout: { default: createPurchases },
};

/** Brings the later files as the page's loaders do, without a network. */
export const loaders = createLoaders(async <M>(name: string) => MODULES[name] as M);
