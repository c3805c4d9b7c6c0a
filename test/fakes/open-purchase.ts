import { signal } from '@preact/signals';
import type { Effects } from '../../src/core/purchase/context';
import { createPurchase } from '../../src/core/purchase/purchase';
import type { Cart } from '../../src/core/types/cart';
import type { Purchase, Status } from '../../src/core/types/purchase';
import type { PurchaseDetails } from '../../src/core/types/purchase-details';
import { onEnd } from '../run/suite';
import { ADDRESS, createResponses } from './answers';
import { CONFIG } from './config';
import { contextOf, opensOf } from './context';
import { CART_CHOICE, cartNode } from './fake-cart';
import { type FakeClock, fakeClock } from './fake-clock';
import { type FakeGraphql, fakeGraphql } from './fake-graphql';

export interface OpenedPurchase {
  purchase: Purchase;
  graphql: FakeGraphql;
  /** URLs of all redirects. */
  visited: string[];
  /** All dialogs. The third value marks a message of the server. */
  dialogs: [title: string, message: string, isFromServer?: true][];
  /** The purchase's status on each redirect and dialog. */
  statuses: Status[];
  /** Announcements to screen readers, each with the number of redirects so far. */
  announced: [text: string, redirects: number][];
}

/** Creates a real purchase over an API that responds by operation name. By default, the shopper's cart exists. */
export function openPurchase(
  answers: FakeGraphql['answers'] = {},
  over: Partial<PurchaseDetails> = {},
  effects: Partial<Effects> = {},
): OpenedPurchase {
  // Requests that a test never answers end with its page.
  onEnd(() => window.dispatchEvent(new Event('pagehide')));
  const graphql = fakeGraphql({ cart: cartNode(), cartRemovePersonalData: {}, ...answers });
  const visited: string[] = [];
  const dialogs: OpenedPurchase['dialogs'] = [];
  const statuses: Status[] = [];
  const announced: OpenedPurchase['announced'] = [];
  const { instrument = 'GooglePay' } = over;
  const details: PurchaseDetails = {
    settings: CONFIG,
    source: CART_CHOICE,
    ...contextOf(instrument),
    ...opensOf(instrument),
    ...over,
  };
  const status = signal<Status>('busy');
  const purchase = createPurchase(
    details,
    status,
    {
      navigate(url) {
        visited.push(url);
        statuses.push(status.value);
      },
      showDialog(title, message, isFromServer) {
        dialogs.push(isFromServer ? [title, message, true] : [title, message]);
        statuses.push(status.value);
      },
      announce: text => void announced.push([text, visited.length]),
      ...effects,
    },
    graphql.ask,
  );
  return { purchase, graphql, visited, dialogs, statuses, announced };
}

/** Runs another purchase of the same cart, which takes over a pending removal of personal data. */
export async function takeOverRemoval(clock: FakeClock = fakeClock()): Promise<void> {
  const { purchase } = openPurchase();
  await purchase.open();
  purchase.cancel();
  await clock.advance(60_000);
}

/** Opens a purchase whose sheet shows the cart at the shopper's address. */
export async function openShownPurchase(
  answers: FakeGraphql['answers'] = {},
  over: Partial<PurchaseDetails> = {},
): Promise<OpenedPurchase> {
  const opened = openPurchase({ ...createResponses(), ...answers }, over);
  await opened.purchase.setAddress(ADDRESS);
  opened.purchase.show(opened.purchase.cart.value as Cart);
  opened.graphql.calls.length = 0;
  return opened;
}
