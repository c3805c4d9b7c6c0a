import type { PageType } from './page';
import type { AbortReason, DecelerationReason } from './result';

/** Detail of the events of one wallet. */
export interface WalletDetail {
  /** Name of the wallet in its configuration, for example `google_pay`. */
  wallet: string;
  /** Kind of page that the button is on. */
  pageType: PageType;
}

/** Detail of `wallet-click`. */
export interface WalletClickDetail extends WalletDetail {
  /**
   * Delays the purchase until a promise resolves; a rejection cancels it. Call it in the listener itself, not after an
   * `await` (docs/embedding.md#wait-for-a-check).
   */
  hold: (until: PromiseLike<unknown>) => void;
}

/** Detail of `wallet-ready`. */
export interface WalletReadyDetail {
  /** Names of the wallets whose buttons show, in their order; empty if none can pay. */
  wallets: string[];
  /** Kind of page that the element is on; `unknown` if the element could not start. */
  pageType: PageType;
  /**
   * Why the element has no wallets, if that is a failure: the code of a mistake in the markup (docs/embedding.md#mistakes), or
   * `not_loaded` if the cart or a file of the script could not be loaded.
   * @default none
   */
  reason?:
    | 'invalid-webcomponent'
    | 'invalid-wallet-configs'
    | 'invalid-script-tag'
    | 'invalid-sdk-url'
    | 'not_loaded'
    | undefined;
}

/** Code of `wallet-error`: why the purchase ended without an order; `not_loaded` if the script's own files can't be loaded. */
export type WalletErrorCode = AbortReason | 'not_loaded';

/** Detail of `wallet-error`. */
export interface WalletErrorDetail extends WalletDetail {
  /** Why the purchase ended without an order. */
  code: WalletErrorCode;
}

/** Detail of `wallet-redirect`. */
export interface WalletRedirectDetail extends WalletDetail {
  /**
   * Why the shop's checkout has to finish a purchase that began in a sheet.
   * @default none: the wallet always continues in the shop's checkout or on its own page
   */
  reason?: DecelerationReason | undefined;
}

/** Detail of `wallet-rendered`. */
export interface Rendered {
  /** Result of rendering the button. */
  status: 'success' | 'failure';
  /** On failure: `ineligible`, or the message of the error. */
  message?: string;
}

/** Events of the wallet that was clicked. */
export interface WalletEvents {
  'wallet-click': WalletClickDetail;
  'wallet-cancel': WalletDetail;
  'wallet-error': WalletErrorDetail;
  'wallet-redirect': WalletRedirectDetail;
  'wallet-complete': WalletDetail;
}

/** All events that the elements dispatch to the page, with their details. */
export interface PageEvents extends WalletEvents {
  'wallet-ready': WalletReadyDetail;
  'wallet-rendered': Rendered;
}
