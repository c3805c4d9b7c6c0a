/** The queued steps of one purchase. */
export interface Queue {
  last: Promise<unknown>;
  /** The newest call of each step. */
  newest: Map<unknown, Promise<unknown>>;
}

export const createQueue = (): Queue => ({ last: Promise.resolve(), newest: new Map() });

/**
 * Runs one step at a time, in the order of the calls, because a sheet may send its next event while it waits for a result.
 * Without the queue, the request that arrives last at the server would win. If a step is called again before its result has come,
 * the older call isn't run, or its result is ignored. Both calls then resolve to the newer call's result.
 *
 * @param step identifies the step
 * @param run sends the requests of this call
 */
export function enqueue<T>(queue: Queue, step: unknown, run: () => Promise<T>): Promise<T> {
  const { newest } = queue;
  const turn = queue.last.then(() => (newest.get(step) === call ? run() : undefined));
  queue.last = turn.catch(() => {});
  const call: Promise<T> = turn.then(result =>
    newest.get(step) === call ? (result as T) : (newest.get(step) as Promise<T>),
  );
  newest.set(step, call);
  return call;
}
