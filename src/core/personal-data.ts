import type { ReadonlySignal } from '@preact/signals';
import { removePersonalData } from './cart-api';
import type { Graphql } from './graphql';
import type { Machine } from './purchase';
import { report } from './report';
import type { Cart } from './types';

/** Removes personal data from the cart of a purchase that is over, once, where its end was no order. */
export function createRemoval(
  machine: Machine,
  cart: ReadonlySignal<Cart | undefined>,
  graphql: Graphql,
): () => void {
  let isDone = false;
  return () => {
    const { stage, hasPersonalData } = machine.state;
    if (isDone || stage !== 'settled' || !hasPersonalData || !cart.value) return;
    isDone = true;
    removePersonalData(graphql, cart.value.id).catch(report);
  };
}
