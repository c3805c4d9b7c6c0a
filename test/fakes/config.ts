import type { ButtonSettings } from '../../src/core/types/page';

/** The default configuration of a product page. */
export const CONFIG: ButtonSettings = {
  accessToken: '0123456789abcdef0123456789abcdef',
  country: 'BR',
  currency: 'BRL',
  locales: ['pt-BR'],
  hasSellingPlan: false,
  requiresShipping: true,
  pageType: 'product',
  callToAction: true,
};
