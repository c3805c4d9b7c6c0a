import type { ReadonlySignal } from '@preact/signals';
import { REMOVAL_ATTEMPTS, RETRY_PAUSE_MS } from '../base/constants';
import { report } from '../base/report';
import { wait } from '../base/wait';
import { removePersonalData } from '../server/cart-api';
import type { Graphql } from '../transport/client';
import type { Cart } from '../types/cart';
import type { Machine } from './purchase';

const pause = () => wait(RETRY_PAUSE_MS);

/** Makes what removes personal data from the cart of a purchase that is over, unless it ended as an order. */
export function createRemoval(machine: Machine, cart: ReadonlySignal<Cart | undefined>, graphql: Graphql) {
  let isDone = false;
  let sending: Promise<unknown> | undefined;
  let wasSentEarly = false;
  const isOwed = () =>
    !isDone && machine.state.stage === 'settled' && machine.state.hasPersonalData && cart.value;
  const remove = () => removePersonalData(graphql, (cart.value as Cart).id);

  /** @returns whether to send it again */
  async function ask(): Promise<boolean> {
    if (await remove()) isDone = true;
    return !isDone;
  }

  /**
   * Sends the removal, which outlives the page. Where the page is left meanwhile and comes back, WebKit never gives the answer
   * and Firefox not the rest of one, not even at the request's time limit: what isn't there soon after is lost. A late answer
   * counts all the same.
   *
   * @returns whether to pause before it is sent again
   */
  async function send(): Promise<unknown> {
    let comeBack = (_: PageTransitionEvent) => {};
    const lost = new Promise<void>(resolve => {
      // A page that is still loading when the shopper cancels has lost nothing.
      comeBack = ({ persisted }) => persisted && resolve();
    }).then(pause);
    addEventListener('pageshow', comeBack);
    const mustPause = await Promise.race([ask(), lost]);
    removeEventListener('pageshow', comeBack);
    sending = undefined;
    return mustPause;
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
        if (await sending) await pause();
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
