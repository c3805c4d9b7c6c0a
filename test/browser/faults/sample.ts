import { FAULTS, type Fault } from './faults';
import type { Step } from './walk';

const MONEY = FAULTS.filter(fault => fault !== 'SDK never answers');

/**
 * The cells that `npm test` plays, the first case of each; `npm run soak -- faults` plays all. First what may cost the shopper
 * money twice, then what may leave the button dead, then one wallet of each kind in each step.
 */
export const SAMPLE: [wallet: string, step: Step, faults: Fault[]][] = [
  ['apple_pay', 'submit', MONEY],
  ['google_pay', 'submit', MONEY],
  ['apple_pay', 'leave', ['page hidden', 'cancelled meanwhile']],
  ['google_pay', 'leave', ['element removed']],
  ['apple_pay', 'authorise', ['cut', 'cancelled meanwhile', 'cart changed', 'page hidden']],
  ['google_pay', 'authorise', ['500', 'cancelled meanwhile', 'cart changed']],
  ['apple_pay', 'click', ['SDK throws', 'SDK never answers']],
  ['apple_pay', 'session', ['SDK throws', 'cancelled meanwhile']],
  ['apple_pay', 'address', ['page hidden']],
  ['google_pay', 'load', ['SDK never answers']],
  ['google_pay', 'mount', ['SDK throws']],
  ['google_pay', 'click', ['SDK throws', 'SDK never answers']],
  ['paypal', 'load', ['refused']],
  ['paypal', 'mount', ['SDK throws', 'SDK never answers']],
  ['paypal', 'session', ['refused', 'SDK throws', 'cancelled meanwhile']],
  ['paypal', 'address', ['cut', 'page hidden', 'element removed']],
  ['shop_pay', 'mount', ['refused']],
  ['shop_pay', 'session', ['429']],
  ['amazon_pay', 'session', ['500', 'SDK throws', 'SDK never answers']],
  ['amazon_pay', 'leave', ['cancelled meanwhile']],
  ['facebook_pay', 'session', ['page hidden']],
  ['buy_it_now', 'click', ['500']],
  ['buy_it_now', 'leave', ['cancelled meanwhile']],
  ['more_options', 'session', ['slow']],
];
