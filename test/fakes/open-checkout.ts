import { signal } from '@preact/signals';
import { createCheckout } from '../../src/core/purchase/checkout';
import type { Cart } from '../../src/core/types/cart';
import type { Checkout, Status } from '../../src/core/types/checkout';
import type { Purchase } from '../../src/core/types/purchase';
import { CONFIG } from './config';
import { contextOf } from './context';
import { CART_ID, cartNode } from './fake-cart';
import { type FakeGraphql, fakeGraphql } from './fake-graphql';

export interface OpenCheckout {
  checkout: Checkout;
  graphql: FakeGraphql;
  /** Where the page has gone. */
  visited: string[];
  /** Dialogs that were opened; the third tells that the message is the server's own. */
  told: [title: string, message: string, isTheirs?: true][];
  /** What the button read as each of these happened. */
  statuses: Status[];
}

/** A real purchase over an API that answers by operation name; the shopper's cart is there unless the test says otherwise. */
export function openCheckout(
  answers: FakeGraphql['answers'] = {},
  over: Partial<Purchase> = {},
): OpenCheckout {
  const graphql = fakeGraphql({ cart: cartNode(), cartRemovePersonalData: {}, ...answers });
  const visited: string[] = [];
  const told: OpenCheckout['told'] = [];
  const statuses: Status[] = [];
  const purchase: Purchase = {
    config: CONFIG,
    source: { id: CART_ID, attributes: [] },
    ...contextOf(over.instrument ?? 'GooglePay'),
    ...over,
  };
  const signals = { status: signal<Status>('busy'), cart: signal<Cart>() };
  const checkout = createCheckout(
    purchase,
    signals,
    {
      go(url) {
        visited.push(url);
        statuses.push(signals.status.value);
      },
      showDialog(title, message, isTheirs) {
        told.push(isTheirs ? [title, message, true] : [title, message]);
        statuses.push(signals.status.value);
      },
    },
    graphql.ask,
  );
  return { checkout, graphql, visited, told, statuses };
}
