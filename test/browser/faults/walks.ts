import { amazonPay, buyWithPrime } from './amazon-pay';
import { applePay } from './apple-pay';
import { googlePay } from './google-pay';
import { buyItNow, metaPay, moreOptions, shopPay } from './links';
import { paypal, venmo } from './paypal';
import type { Walk } from './walk';

/** Every wallet that the shop can offer. */
export const WALKS: Walk[] = [
  applePay,
  googlePay,
  paypal,
  venmo,
  shopPay,
  metaPay,
  amazonPay,
  buyWithPrime,
  buyItNow,
  moreOptions,
];
