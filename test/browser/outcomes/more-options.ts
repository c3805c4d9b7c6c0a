import type { Driver } from './driver';
import { linkOutcomes } from './redirect';

const BELOW_BUTTON = 'it stands below the button of a product';

export const moreOptions: Driver = {
  wallet: 'more_options',
  // Beside which button, is the same to it.
  shownWith: 'facebook_pay',
  nowhere: { cart: BELOW_BUTTON, checkout: BELOW_BUTTON },
  outcomes: linkOutcomes({ element: 'more-payment-options-link', markers: () => ['skip_shop_pay=true'] }),
};
