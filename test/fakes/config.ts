import type { Config } from '../../src/core/types/page';

/** What a product page says to each script under test, unless the test says otherwise. */
export const CONFIG: Config = {
  accessToken: '0123456789abcdef0123456789abcdef',
  country: 'BR',
  currency: 'BRL',
  locales: ['pt-BR'],
  hasSellingPlan: false,
  requiresShipping: true,
  pageType: 'product',
  callToAction: true,
};
