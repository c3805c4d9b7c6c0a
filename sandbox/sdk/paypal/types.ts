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

/** The part of the published interface that the stand-in implements. */
export type Namespace = Required<
  Pick<
    PayPalNamespace,
    'Buttons' | 'FUNDING' | 'getFundingSources' | 'isFundingEligible' | 'rememberFunding' | 'version'
  >
>;

/** Actions of the shopper in the window. */
export const ACTS = ['approve', 'cancel', 'fail'] as const;

/** Result of a window. */
export type Act = (typeof ACTS)[number] | 'close';

/** Message of the window to its opener. */
export interface WindowMessage {
  paypalSandbox: (typeof ACTS)[number];
}

/** Message of the page to a button's frame, with the button's appearance. */
export interface ButtonFace {
  lang: string;
  dir: string;
  styles: string;
  label: string;
  /** Text before the brand. */
  before: string;
  brand: string;
  after: string;
}

/** Message of a button's frame to its page. */
export interface ButtonMessage {
  paypalSandboxButton: 'drawn' | 'click';
}

/** The approval window: a pop-up, or a frame in the page if pop-ups are blocked. */
export interface PaymentWindow {
  /** Resolves with the result of the window. `close()` results in `close`. */
  readonly ended: Promise<Act>;
  readonly isClosed: boolean;
  /** Shows an order to the shopper. */
  load(token: string): void;
  close(): void;
}
