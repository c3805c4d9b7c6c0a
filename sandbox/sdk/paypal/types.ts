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

/** What the shopper can do in the window's page. */
export const ACTS = ['approve', 'cancel', 'fail'] as const;

/** How a window ends. */
export type Act = (typeof ACTS)[number] | 'close';

/** Message of the window's page to the page that opened it. */
export interface WindowMessage {
  paypalSandbox: (typeof ACTS)[number];
}

/** What the page sends to the frame of a button: how the button looks. */
export interface ButtonFace {
  lang: string;
  dir: string;
  styles: string;
  label: string;
  /** Around the brand. */
  before: string;
  brand: string;
  after: string;
}

/** Message of a button's frame to its page. */
export interface ButtonMessage {
  paypalSandboxButton: 'drawn' | 'click';
}

/** The window in which the shopper approves: a pop-up, or a frame in the page if pop-ups are blocked. */
export interface PaymentWindow {
  /** Resolves with the act that ends the window; `close()` is `close`, too. */
  readonly ended: Promise<Act>;
  readonly isClosed: boolean;
  /** Shows an order to the shopper. */
  load(token: string): void;
  close(): void;
}
