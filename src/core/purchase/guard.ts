import type { Graphql } from '../transport/graphql';
import { isRevocable, type Machine, type PurchaseState } from './purchase';

/**
 * Stands between a purchase and the server: what is no longer wanted is not sent, nor sent again. The answer to it is
 * `ABORTED`, which ends a step without a word.
 */
export function createGuard(machine: Machine, graphql: Graphql) {
  const isOpen = () => isRevocable(machine.state);
  let isWanted = isOpen;
  const guarded: Graphql = async (document, variables, options) =>
    isWanted() ? graphql(document, variables, { ...options, isWanted }) : { errors: [{ code: 'ABORTED' }] };

  return {
    graphql: guarded,
    isWanted: () => isWanted(),
    /** Runs a payment: until it is submitted only its own attempt counts, and only in the time of the sheet. */
    async duringPayment<T>(
      { stage, attempt }: PurchaseState,
      end: number,
      run: () => Promise<T>,
    ): Promise<T> {
      if (stage === 'paying') {
        isWanted = () => {
          const { state } = machine;
          // Timers may be late: the clock says whether the sheet still waits.
          const isPaying = state.stage === 'paying' && performance.now() < end;
          return state.attempt === attempt && (isPaying || state.stage === 'submitted');
        };
      }
      try {
        return await run();
      } finally {
        isWanted = isOpen;
      }
    },
  };
}
