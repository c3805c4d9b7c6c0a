import type { ModelPage } from '../page';

/** What the sheet shows when the shopper pays. */
export interface Shown {
  /** Cents. */
  total: number;
  /** Id of the choice that stands as chosen. */
  option: string;
  /** Who buys and where to, as `writeIdentity` has it. */
  identity: string;
}

/** The shopper before one wallet: what can be done in its sheet. A verb that the sheet doesn't take does nothing. */
export interface Shopper {
  /** Clicks the wallet's button. */
  click(): void;
  chooseAddress(index: number): void;
  chooseDelivery(index: number): void;
  chooseCard(index: number): void;
  /** Lets a sheet take the next input before its answer comes. */
  hurry(): void;
  /** @returns what the sheet showed, where it took the payment */
  pay(): Shown | undefined;
  close(): void;
  /** True where the page learns of a closed sheet later, and the shopper writes down when. @default false */
  tellsClose?: boolean;
  /** The sheet breaks, and nobody closed it. @param way one of several ways of breaking */
  break(way: number): void;
  readonly isOpen: boolean;
  /** True where the page could have closed the sheet, and has not. */
  readonly isLeftOpen: boolean;
  dispose(): void;
}

export type CreateShopper = (page: ModelPage) => Shopper;

export const toShown = (total: string, option = '', identity: string): Shown => ({
  total: Math.round(Number(total) * 100),
  option,
  identity,
});
