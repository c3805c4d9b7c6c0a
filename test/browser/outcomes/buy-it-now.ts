import type { Driver } from './driver';
import { linkOutcomes } from './redirect';

export const buyItNow: Driver = {
  wallet: 'buy_it_now',
  outcomes: linkOutcomes({ element: 'shopify-buy-it-now-button' }),
};
