import type { ReadonlySignal } from '@preact/signals';
import { REMOVAL_ATTEMPTS, RETRY_PAUSE_MS } from '../base/constants';
import { report } from '../base/report';
import { wait } from '../base/wait';
import { removePersonalData } from '../server/cart-api';
import type { Graphql } from '../transport/graphql';
import type { Cart } from '../types/cart';
import type { Machine } from './purchase';

/** Removes personal data from the cart of a purchase that is over, where its end was no order. */
export function createRemoval(machine: Machine, cart: ReadonlySignal<Cart | undefined>, graphql: Graphql) {
  let isDone = false;
  let sending: Promise<void> | undefined;
  let hasLeft = false;
  const isOwed = () =>
    !isDone && machine.state.stage === 'settled' && machine.state.hasPersonalData && cart.value;
  const remove = () => removePersonalData(graphql, (cart.value as Cart).id);

  async function send(): Promise<void> {
    isDone = await remove();
    sending = undefined;
  }

  return {
    /** Once, after the step under way, so that it does not tell the server anew; what is lost is sent again. */
    async run(): Promise<void> {
      for (let attempts = REMOVAL_ATTEMPTS; attempts && isOwed(); attempts--) {
        sending ??= send();
        await sending;
        if (!isDone) await wait(RETRY_PAUSE_MS);
      }
      if (isOwed()) report(new Error('Personal data could not be removed from a cart'));
    },
    /**
     * The page goes away, and nothing can be waited for.
     *
     * @param isStepping true while a step may still tell the server anew: where the page comes back, `run` goes on
     */
    now(isStepping: boolean): void {
      if (!isOwed() || hasLeft) return;
      if (!isStepping) sending ??= send();
      else remove().catch(report);
      hasLeft = isStepping;
    },
  };
}
