import type {
  FUNDING_SOURCE,
  PayPalButtonStyle,
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
  PayPalNamespace,
} from '@paypal/paypal-js';

export type FundingSource = FUNDING_SOURCE;
export type Options = PayPalButtonsComponentOptions;
export type Component = PayPalButtonsComponent;
export type Style = PayPalButtonStyle;

/** The part of the published interface that the stand-in is held to. */
export type Namespace = Required<
  Pick<
    PayPalNamespace,
    'Buttons' | 'FUNDING' | 'getFundingSources' | 'isFundingEligible' | 'rememberFunding' | 'version'
  >
>;

/** What the shopper does in the window, in the end. */
export type Act = 'approve' | 'cancel' | 'fail' | 'close';

/** The window that the shopper approves in: a pop-up, or a frame in the page where pop-ups are blocked. */
export interface PaymentWindow {
  /** Settles with the act that ended it; closing it from here is `close`, too. */
  readonly ended: Promise<Act>;
  readonly isClosed: boolean;
  /** Lets the shopper decide about this order. */
  load(token: string): void;
  close(): void;
}
