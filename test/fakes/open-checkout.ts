import { signal } from '@preact/signals';
import type { Effects } from '../../src/core/purchase/context';
import { createCheckout } from '../../src/core/purchase/purchase';
import type { Cart } from '../../src/core/types/cart';
import type { Checkout, Status } from '../../src/core/types/checkout';
import type { Purchase } from '../../src/core/types/purchase';
import { ADDRESS, createResponses } from './answers';
import { CONFIG } from './config';
import { contextOf, opensOf } from './context';
import { CART_ID, cartNode } from './fake-cart';
import { type FakeClock, fakeClock } from './fake-clock';
import { type FakeGraphql, fakeGraphql } from './fake-graphql';

export interface OpenCheckout {
  checkout: Checkout;
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
export function openCheckout(
  answers: FakeGraphql['answers'] = {},
  over: Partial<Purchase> = {},
  effects: Partial<Effects> = {},
): OpenCheckout {
  const graphql = fakeGraphql({ cart: cartNode(), cartRemovePersonalData: {}, ...answers });
  const visited: string[] = [];
  const dialogs: OpenCheckout['dialogs'] = [];
  const statuses: Status[] = [];
  const announced: OpenCheckout['announced'] = [];
  const { instrument = 'GooglePay' } = over;
  const purchase: Purchase = {
    config: CONFIG,
    source: { id: CART_ID, attributes: [] },
    ...contextOf(instrument),
    ...opensOf(instrument),
    ...over,
  };
  const signals = { status: signal<Status>('busy'), cart: signal<Cart>() };
  const checkout = createCheckout(
    purchase,
    signals,
    {
      navigate(url) {
        visited.push(url);
        statuses.push(signals.status.value);
      },
      showDialog(title, message, isFromServer) {
        dialogs.push(isFromServer ? [title, message, true] : [title, message]);
        statuses.push(signals.status.value);
      },
      announce: text => void announced.push([text, visited.length]),
      ...effects,
    },
    graphql.ask,
  );
  return { checkout, graphql, visited, dialogs, statuses, announced };
}

/** Runs another purchase of the same cart, which takes over a pending removal of personal data. */
export async function takeOverRemoval(clock: FakeClock = fakeClock()): Promise<void> {
  const { checkout } = openCheckout();
  await checkout.open();
  checkout.cancel();
  await clock.advance(60_000);
}

/** Opens a purchase whose sheet shows the cart at the shopper's address. */
export async function openPurchase(
  answers: FakeGraphql['answers'] = {},
  over: Partial<Purchase> = {},
): Promise<OpenCheckout> {
  const opened = openCheckout({ ...createResponses(), ...answers }, over);
  await opened.checkout.setAddress(ADDRESS);
  opened.checkout.show(opened.checkout.cart.value as Cart);
  opened.graphql.calls.length = 0;
  return opened;
}
