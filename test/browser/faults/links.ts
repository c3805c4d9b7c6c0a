import { stopWhenLeaving } from './strikes';
import {
  CHECKOUT_FILE,
  CHECKOUT_PAGE,
  CHOSEN_THERE,
  type Facts,
  NO_SDK,
  NO_SHEET,
  OPENING,
  OURS,
  type Walk,
  walletFile,
} from './walk';

const step = (requests: Facts['requests']): Facts => ({
  requests,
  throws: NO_SDK,
  silent: NO_SDK,
  cancel: NO_SHEET,
});

/** A button that leads to the shop's checkout at once. */
const toLink = (wallet: string, element: string): Walk => ({
  wallet,
  pages: ['product', 'cart'],
  element,
  button: ({ page }) => page.locator(`#main ${element} :is(button, a)`),
  close: async () => {},
  controls: [],
  steps: {
    load: 'it comes with the script itself',
    mount: OURS,
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
  // Beside another button in a cart it is too narrow to greet anybody.
  pages: ['product'],
  steps: {
    ...link.steps,
    load: step([walletFile('shop-pay')]),
    // The frame that greets the shopper whom Shop knows.
    mount: step(['/services/login_with_shop/']),
  },
});

export const shopPay = toPersonal(toLink('shop_pay', 'shop-pay-wallet-button'));
export const metaPay = toLink('facebook_pay', 'shopify-meta-pay-button');
export const buyItNow = toLink('buy_it_now', 'shopify-buy-it-now-button');
export const moreOptions: Walk = {
  ...toLink('more_options', 'more-payment-options-link'),
  // Beside which button, is the same to it.
  shownWith: 'facebook_pay',
  pages: ['product'],
};
