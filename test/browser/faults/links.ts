import { stopWhenLeaving } from './strikes';
import {
  CHECKOUT_FILE,
  CHECKOUT_PAGE,
  CHOSEN_THERE,
  type Facts,
  NATIVE,
  NO_SDK,
  NO_SHEET,
  OPENING,
  type Walk,
  walletFile,
} from './walk';

const step = (requests: Facts['requests']): Facts => ({
  requests,
  throws: NO_SDK,
  silent: NO_SDK,
  cancel: NO_SHEET,
});

/** A button that redirects to the shop's checkout at once. */
const toLink = (wallet: string, element: string): Walk => ({
  wallet,
  pages: ['product', 'cart'],
  element,
  button: ({ page }) => page.locator(`#main ${element} :is(button, a)`),
  close: async () => {},
  controls: [],
  steps: {
    load: 'it comes with the script itself',
    mount: NATIVE,
    click: step([CHECKOUT_FILE]),
    session: step([OPENING]),
    address: CHOSEN_THERE,
    delivery: CHOSEN_THERE,
    authorise: CHOSEN_THERE,
    submit: CHOSEN_THERE,
    leave: { ...step([CHECKOUT_PAGE]), cancel: stopWhenLeaving },
  },
});

const toPersonal = (link: Walk): Walk => ({
  ...link,
  // Next to another button in a cart, it is too narrow for the greeting.
  pages: ['product'],
  steps: {
    ...link.steps,
    load: step([walletFile('shop-pay')]),
    // The iframe that greets a recognized shopper.
    mount: step(['/services/login_with_shop/']),
  },
});

export const shopPay = toPersonal(toLink('shop_pay', 'shop-pay-wallet-button'));
export const metaPay = toLink('facebook_pay', 'shopify-meta-pay-button');
export const buyItNow = toLink('buy_it_now', 'shopify-buy-it-now-button');
export const moreOptions: Walk = {
  ...toLink('more_options', 'more-payment-options-link'),
  // The other button does not matter.
  shownWith: 'facebook_pay',
  pages: ['product'],
};
