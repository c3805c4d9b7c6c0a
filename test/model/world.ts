import { CHECKS, type Name, type PurchaseRecord, walk } from './invariants';
import { openPage, type PageOptions } from './page';
import type { Content } from './store';
import { writeDelivery } from './store';
import { createAppleShopper } from './wallets/apple-pay';
import { createBuyItNowShopper } from './wallets/buy-it-now';
import { createGoogleShopper } from './wallets/google-pay';
import { createPaypalShopper } from './wallets/paypal';
import type { Shown } from './wallets/shopper';

/** The wallets of the model, with their shoppers. */
export const WALLETS = {
  GooglePay: createGoogleShopper,
  ApplePay: createAppleShopper,
  PayPal: createPaypalShopper,
  BuyItNow: createBuyItNowShopper,
};

export type WalletName = keyof typeof WALLETS;
export type World = ReturnType<typeof createWorld>;
/** The shopper's agreement at the payment. */
export type Agreed = Shown & Pick<Content, 'lines' | 'delivery'> & { card: number };

export interface Violation {
  name: Name;
  why: string;
}

/** A shopper on a page; `finish` waits until everything has ended. */
export function createWorld(name: WalletName, options: PageOptions) {
  const { error } = console;
  console.error = () => {};
  const page = openPage(options, name);
  const shopper = WALLETS[name](page);
  const pays: { purchase: number; after: number; shown: Agreed }[] = [];
  const thrown: string[] = [];
  const onThrown = (reason: unknown) => thrown.push(String((reason as Error)?.stack ?? reason));
  process.on('unhandledRejection', onThrown);
  process.on('uncaughtException', onThrown);

  /** Finds the options of a sheet's selection among those that the page has read. */
  function toDelivery({ option }: Shown): string {
    let combinations: [id: string, selected: [key: string, handle: string][]][] = [['', []]];
    for (const { key, handles } of page.network.displayed?.groups ?? [])
      combinations = combinations.flatMap(([id, selected]) =>
        handles.map((handle): (typeof combinations)[number] => [
          selected.length ? `${id},${handle}` : handle,
          [...selected, [key, handle]],
        ]),
      );
    return writeDelivery(combinations.find(([id]) => id === option)?.[1] ?? []);
  }

  return {
    page,
    shopper,
    pay() {
      const after = page.timeline.entries.length;
      const shown = shopper.pay();
      if (!shown) return;
      const agreed = {
        ...shown,
        delivery: toDelivery(shown),
        lines: page.network.displayed?.lines ?? '',
        card: pays.length + 1,
      };
      pays.push({ purchase: page.purchase, after, shown: agreed });
      page.timeline.add('pay', `${shown.total} ${agreed.delivery} ${agreed.lines} ${agreed.identity}`);
    },
    close() {
      if (!shopper.isOpen) return;
      if (!shopper.reportsClose) page.timeline.add('close');
      shopper.close();
    },
    async finish() {
      await page.clock.advance(90_000);
      if (!page.isAway && shopper.isOpen) {
        this.close();
        await page.clock.advance(60_000);
      }
      // Time for late requests and for the second removal.
      await page.clock.advance(90_000);
    },
    findViolations(): Violation[] {
      const { entries } = page.timeline;
      const count = Math.max(0, ...entries.map(({ purchase }) => purchase));
      const found: Violation[] = [];
      for (let purchase = 1; purchase <= count; purchase++) {
        const own = entries.filter(entry => entry.purchase === purchase);
        const toOwn = (after: number) => entries.slice(0, after).filter(entry => entry.purchase === purchase);
        const record: PurchaseRecord = {
          entries: own,
          orders: page.store.orders.filter(order => order.purchase === purchase),
          pays: pays
            .filter(paid => paid.purchase === purchase)
            .map(({ after, shown }) => ({ after: toOwn(after).length, shown })),
          isHere: purchase === count && !page.isAway,
          isBusy: page.isBusy,
          isSheetLeftOpen: shopper.isLeftOpen,
          isRemembered: [...page.store.carts.values()].some(
            ({ writer, isGone }) => writer === purchase && !isGone,
          ),
          isCartShared: options.isCartPage,
          totals: page.store.named,
          hasCheckout: !options.hidesCheckout,
          thrown,
        };
        const walked = walk(record);
        for (const [invariant, check] of Object.entries(CHECKS)) {
          const why = check(record, walked);
          if (why) found.push({ name: invariant as Name, why: `#${purchase}: ${why}` });
        }
      }
      return found;
    },
    dispose() {
      shopper.dispose();
      page.dispose();
      process.off('unhandledRejection', onThrown);
      process.off('uncaughtException', onThrown);
      console.error = error;
    },
  };
}
