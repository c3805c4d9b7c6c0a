import type { Signal } from '@preact/signals';
import type { PageSettings } from './page';
import type { PendingPurchase, Status } from './purchase';
import type { PurchaseDetails } from './purchase-details';
import type { LoadedPurchase } from './wallet';

/** Exports of `checkout.js` that the first bundle and `consent.js` call. */
export interface CheckoutBundle {
  /** @param status the status of the pending purchase, which the button reads */
  createPurchase(details: PurchaseDetails, status: Signal<Status>): Omit<LoadedPurchase, 'sheet'>;
  /** Waits for what the page holds a click for, and cancels the click if it may not go on (`hold.ts`). */
  waitForPage(
    details: PurchaseDetails,
    click: { purchase: PendingPurchase; held: PromiseLike<unknown>[] | undefined },
  ): Promise<void>;
  /** Shows why a form is invalid, unless the browser shows it. */
  showInvalid(form: HTMLFormElement): void;
  /** Resolves to undefined if the shop has no cancellation policy. */
  getSubscriptionPolicy(settings: PageSettings): Promise<string | undefined>;
  /** @param props `ModalProps` of `ui/dialog/modal.tsx` */
  openModal(props: { title: string; children: unknown }): () => void;
}

/** Exports of `consent.js` that the first bundle calls. */
export interface ConsentBundle {
  /** @param elements the elements in which a selling plan is selected, with their settings */
  toggleConsent(elements: ReadonlyMap<Element, PageSettings>): void;
}

/** The exports of an entry. An entry that lacks what a bundle promises does not compile. */
export type Conforms<Bundle, Exports extends Bundle> = Exports;
