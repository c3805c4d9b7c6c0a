import { button, sheet } from '../shop-page';
import { stopWhenLeaving } from './strikes';
import { type Act, CHECKOUT_FILE, type Facts, NO_SHEET, OPENING, THANKS_PAGE, type Walk } from './walk';

const close: Act = ({ page }) => sheet(page, 'close').click();

const client = (method: string) => ({ method: `google.payments.api.PaymentsClient.prototype.${method}` });

const crash: Act = ({ page }) => page.evaluate(() => dispatchEvent(new Event('gpay-sandbox-crash')));

/** Its sheet calls the script, so its only fault is a crash. */
const step = (requests: Facts['requests']): Facts => ({
  requests,
  throws: { act: crash },
  silent: 'the sheet waits for the shop there',
  cancel: { act: close, needsClick: true },
});

export const googlePay: Walk = {
  wallet: 'google_pay',
  pages: ['product', 'cart'],
  element: 'shopify-google-pay-button',
  button: ({ page }) => button(page, 'googlePay'),
  sheet: '[data-testid=gpay-sheet]',
  close,
  controls: [
    { selector: '[data-testid=gpay-option]', index: 1, times: 1 },
    { selector: '[data-testid=gpay-pay]', times: 2 },
  ],
  steps: {
    load: {
      requests: ['/sdk/google-pay.js'],
      throws: client('isReadyToPay'),
      silent: client('isReadyToPay'),
      cancel: NO_SHEET,
    },
    mount: {
      requests: 'its button comes with its script',
      throws: client('createButton'),
      silent: 'it answers in the same turn',
      cancel: NO_SHEET,
    },
    click: {
      ...step([CHECKOUT_FILE]),
      throws: client('loadPaymentData'),
      silent: client('loadPaymentData'),
    },
    session: step([OPENING]),
    address: step(['cartBuyerIdentityUpdate']),
    delivery: step(['cartSelectedDeliveryOptionsUpdate']),
    authorise: step(['cartPrepareForCompletion', 'cartPaymentUpdate']),
    submit: step(['cartSubmitForCompletion']),
    leave: { ...step([THANKS_PAGE]), throws: 'its sheet has closed itself by then', cancel: stopWhenLeaving },
  },
};
