import type { Graphql } from '../transport/client';
import { isRevocable, type Machine, type PurchaseState } from './purchase';

/** Codes of requests that the server may still carry out, because it didn't answer. */
const LOST_CODES = ['TIMEOUT', 'NETWORK', 'HTTP'];

/**
 * Makes a client of the API for one purchase. What the purchase no longer wants is not sent, nor sent again; its answer is
 * `ABORTED`, which ends a step without a dialog.
 *
 * @param onLost is called for each request that the server may still carry out
 */
export function createGuard(machine: Machine, graphql: Graphql, onLost: () => void) {
  const isOpen = () => isRevocable(machine.state);
  let isWanted = isOpen;
  const guarded: Graphql = async <T>(...[document, variables, options]: Parameters<Graphql>) => {
    if (!isWanted()) return { result: undefined, errors: [{ code: 'ABORTED' }] };
    const answer = await graphql<T>(document, variables, { ...options, isWanted });
    if (answer.errors.some(({ code }) => LOST_CODES.includes(code))) onLost();
    return answer;
  };

  return {
    graphql: guarded,
    isWanted: () => isWanted(),
    /**
     * Runs a payment. Until it is submitted its requests are sent only while it is the newest attempt, and only while the
     * sheet waits.
     */
    async duringPayment<T>(
      { stage, attempt }: PurchaseState,
      deadline: number,
      run: () => Promise<T>,
    ): Promise<T> {
      if (stage === 'paying') {
        isWanted = () => {
          const { state } = machine;
          // A timer may be late, so the clock decides whether the sheet still waits.
          const isPaying = state.stage === 'paying' && performance.now() < deadline;
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
