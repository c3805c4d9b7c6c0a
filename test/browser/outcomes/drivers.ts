import { amazonPay, buyWithPrime } from './amazon-pay';
import { applePay } from './apple-pay';
import { buyItNow } from './buy-it-now';
import type { Driver } from './driver';
import { googlePay } from './google-pay';
import { metaPay } from './meta-pay';
import { moreOptions } from './more-options';
import { paypal, venmo } from './paypal';
import { shopPay } from './shop-pay';

/** Every wallet that the shop can offer. */
export const DRIVERS: Driver[] = [
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
