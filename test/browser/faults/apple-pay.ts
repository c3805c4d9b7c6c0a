import { appleButton, at } from '../wallets/apple-page';
import { stopWhenLeaving } from './strikes';
import {
  type Act,
  CHECKOUT_FILE,
  type Facts,
  NATIVE,
  NO_SHEET,
  OPENING,
  THANKS_PAGE,
  type Walk,
  walletFile,
} from './walk';

const close: Act = ({ page }) => at(page, 'close').click();

const step = (requests: Facts['requests'], method: string): Facts => ({
  requests,
  throws: { method: `ApplePaySession.prototype.${method}` },
  silent: 'the sheet waits for the shop there',
  cancel: { act: close, needsClick: true },
});

export const applePay: Walk = {
  wallet: 'apple_pay',
  pages: ['product', 'cart'],
  element: 'shopify-apple-pay-button',
  button: ({ page }) => appleButton(page),
  sheet: '[data-testid=apay-sheet]',
  close,
  controls: [
    { selector: '[data-testid=apay-method]', index: 1, times: 1 },
    { selector: '[data-testid=apay-pay]', times: 2 },
  ],
  steps: {
    load: {
      requests: [walletFile('apple-pay')],
      throws: { method: 'ApplePaySession.canMakePayments' },
      silent: 'it answers in the same turn',
      cancel: NO_SHEET,
    },
    mount: NATIVE,
    click: { ...step([CHECKOUT_FILE], 'begin'), silent: { method: 'ApplePaySession.prototype.begin' } },
    session: step([OPENING, 'applePaySessionCreate'], 'completeMerchantValidation'),
    address: step(['cartBuyerIdentityUpdate'], 'completeShippingContactSelection'),
    delivery: step(['cartSelectedDeliveryOptionsUpdate'], 'completeShippingMethodSelection'),
    authorise: step(['cartPrepareForCompletion', 'cartPaymentUpdate'], 'completePaymentMethodSelection'),
    submit: step(['cartSubmitForCompletion'], 'completePayment'),
    leave: { ...step([THANKS_PAGE], 'abort'), cancel: stopWhenLeaving },
  },
};
