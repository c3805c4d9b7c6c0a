import type { Driver } from './driver';
import { linkOutcomes } from './redirect';

export const metaPay: Driver = {
  wallet: 'facebook_pay',
  outcomes: linkOutcomes({ element: 'shopify-meta-pay-button', failure: 'Meta Pay indisponível' }),
};
