import type { ReadonlySignal } from '@preact/signals';
import { REMOVAL_ATTEMPTS, RETRY_PAUSE_MS } from '../base/constants';
import { report } from '../base/report';
import { wait } from '../base/wait';
import { removePersonalData } from '../server/cart-api';
import type { Graphql } from '../transport/graphql';
import type { Cart } from '../types/cart';
import type { Machine } from './purchase';

/** Makes what removes personal data from the cart of a purchase that is over, unless it ended as an order. */
export function createRemoval(machine: Machine, cart: ReadonlySignal<Cart | undefined>, graphql: Graphql) {
  let isDone = false;
  let sending: Promise<void> | undefined;
  let wasSentEarly = false;
  const isOwed = () =>
    !isDone && machine.state.stage === 'settled' && machine.state.hasPersonalData && cart.value;
  const remove = () => removePersonalData(graphql, (cart.value as Cart).id);

  async function send(): Promise<void> {
    isDone = await remove();
    sending = undefined;
  }

  return {
    isOwed,
    /**
     * Removes the personal data once, after the step that is under way, because that step may send personal data again. A
     * request that is lost is sent again.
     */
    async run(): Promise<void> {
      for (let attempts = REMOVAL_ATTEMPTS; attempts && isOwed(); attempts--) {
        sending ??= send();
        await sending;
        if (!isDone) await wait(RETRY_PAUSE_MS);
      }
      if (isOwed()) report(new Error('Personal data could not be removed from a cart'));
    },
    /**
     * Removes the personal data while the page goes away, so that nothing can be waited for.
     *
     * @param isStepping true while a step may still send personal data again; where the page comes back, `run` removes it
     * once more
     */
    now(isStepping: boolean): void {
      if (!isOwed() || wasSentEarly) return;
      if (!isStepping) sending ??= send();
      else remove().catch(report);
      wasSentEarly = isStepping;
    },
  };
}
