import type { ModelPage } from '../page';

/** What the sheet shows when the shopper pays. */
export interface Shown {
  /** Cents. */
  total: number;
  /** Handles of the options that stand as chosen, in the order of the groups. */
  delivery: string;
}

/** The shopper before one wallet: what can be done in its sheet. A verb that the sheet doesn't take does nothing. */
export interface Shopper {
  /** Clicks the wallet's button. */
  click(): void;
  chooseAddress(index: number): void;
  chooseDelivery(index: number): void;
  chooseCard(index: number): void;
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

export const toShown = (total: string, option = ''): Shown => ({
  total: Math.round(Number(total) * 100),
  delivery: option,
});
