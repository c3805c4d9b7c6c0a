import type { ModelPage } from '../page';

/** The displayed amounts when the shopper pays. */
export interface Shown {
  /** Cents. */
  total: number;
  /** Id of the selected option. */
  option: string;
  /** Buyer and address, in the format of `writeIdentity`. */
  identity: string;
}

/** The shopper's actions in one wallet. Actions that the sheet does not accept have no effect. */
export interface Shopper {
  /** Clicks the wallet's button. */
  click(): void;
  chooseAddress(index: number): void;
  chooseDelivery(index: number): void;
  chooseCard(index: number): void;
  /** Lets a sheet accept the next input before its response arrives. */
  hurry(): void;
  /** @returns the displayed amounts if the sheet accepted the payment */
  pay(): Shown | undefined;
  close(): void;
  /** True if the page detects a closed sheet later, and the shopper records when. @default false */
  reportsClose?: boolean;
  /** Fails the sheet, although the shopper did not close it. @param way the variant */
  break(way: number): void;
  readonly isOpen: boolean;
  /** True if the page could have closed the sheet, but has not. */
  readonly isLeftOpen: boolean;
  dispose(): void;
}

export type CreateShopper = (page: ModelPage) => Shopper;

export const toShown = (total: string, option = '', identity: string): Shown => ({
  total: Math.round(Number(total) * 100),
  option,
  identity,
});
