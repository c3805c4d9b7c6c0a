import { invalidAccess } from './exceptions';

export type State =
  | 'Idle'
  | 'Active'
  | 'ShippingContactSelected'
  | 'ShippingMethodSelected'
  | 'PaymentMethodSelected'
  | 'CouponCodeChanged'
  | 'Authorized'
  | 'CancelRequested'
  | 'Completed'
  | 'Aborted'
  | 'Canceled';

/** States in which the sheet stands before the shopper. */
const LIVE: State[] = [
  'Active',
  'ShippingContactSelected',
  'ShippingMethodSelected',
  'PaymentMethodSelected',
  'CouponCodeChanged',
  'Authorized',
  'CancelRequested',
];

/** What a selection is called, by the state in which the page has to answer it. */
export const EVENTS = {
  ShippingContactSelected: 'shippingcontactselected',
  ShippingMethodSelected: 'shippingmethodselected',
  PaymentMethodSelected: 'paymentmethodselected',
  CouponCodeChanged: 'couponcodechanged',
  Authorized: 'paymentauthorized',
} as const;

/** A state in which the page has been asked. */
export type Asking = keyof typeof EVENTS;

/** Where one session stands, and what may be done there. */
export function createState() {
  let state: State = 'Idle';
  let validation: 'idle' | 'validating' | 'complete' = 'idle';
  const isLive = () => LIVE.includes(state);
  return {
    get state() {
      return state;
    },
    isLive,
    begin() {
      if (state !== 'Idle') throw invalidAccess('Payment session is already active.');
      state = 'Active';
      validation = 'validating';
    },
    /** @throws where the page has not been asked to validate */
    mayValidate() {
      if (state !== 'Active' || validation !== 'validating') throw invalidAccess();
    },
    validated() {
      validation = 'complete';
    },
    ask(asking: Asking) {
      state = asking;
    },
    /** @throws where the page has not been asked this, or has answered already */
    mayAnswer(asking: State) {
      if (state !== asking) throw invalidAccess();
    },
    answered() {
      state = 'Active';
    },
    complete() {
      state = 'Completed';
    },
    abort() {
      if (!isLive()) throw invalidAccess();
      state = 'Aborted';
    },
    /** The page has ended the session by a status; the sheet still stands, and says that it is cancelled when it is gone. */
    requestCancel() {
      state = 'CancelRequested';
    },
    cancel() {
      state = 'Canceled';
    },
  };
}
