import type { Field } from './address';
import type { CartChoice, ProductChoice } from './cart';
import type { CartRequirements, PageSettings } from './page';
import type { Wallet } from './wallet';

/** Names of a purchase's wallet and shop, for headers and messages. They are passed in, because the core names no wallet. */
export interface WalletNames {
  /** The server's name of the wallet (header `X-Wallet-Name`), for example `GooglePay`. */
  instrument: string;
  /** Name of the wallet. @default none: error messages are about the checkout instead */
  brand?: string | undefined;
  /** Name of the shop; empty or absent if the shop's server names none. */
  shop?: string | undefined;
}

/** Facts about the open sheet, for messages and reactions. */
export interface SheetContext {
  /**
   * True if no sheet can display an error. The page then redirects to the shop's checkout, if that can still sell the cart.
   * @default false
   */
  isAbsent?: boolean;
  /** Country of the newest delivery address. In `AE`, messages name an emirate instead of a state. */
  delivery?: string | undefined;
  /** Country of the newest billing address. */
  billing?: string | undefined;
  /** True if the sheet requests no delivery address. @default false */
  hasNoAddress?: boolean;
  /** Contact fields that can't be edited in the sheet. @default none */
  uneditable?: Field[];
}

/** The facts of one purchase, read at the click: what the shopper buys, and with which wallet. */
export interface PurchaseDetails extends WalletNames, Pick<Wallet, 'parameters'> {
  /** The element that was clicked. It dispatches the events of the purchase. */
  owner: Element;
  /** The element that contains the owner. It dispatches the events once the owner has left the document. */
  host?: Element | null;
  /** Name of the wallet in its configuration, for example `google_pay`. */
  name: string;
  settings: PageSettings & CartRequirements;
  /** What the wallet opens: `Registration.opens`. @default nothing */
  opens?: 'sheet' | 'page';
  /** What is bought, read from the page at the click. */
  source: CartChoice | ProductChoice;
  /**
   * Reads the page again. Returns the form if that is invalid, or undefined if the choice can't be bought.
   * @default nothing can be bought after a hold
   */
  read?(): Pick<PurchaseDetails, 'settings' | 'source'> | HTMLFormElement | undefined;
}
