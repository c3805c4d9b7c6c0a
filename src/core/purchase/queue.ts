/** The queued steps of one purchase. */
export interface Queue {
  last: Promise<unknown>;
  /** The newest call of each step. */
  newest: Map<unknown, Promise<unknown>>;
}

export const createQueue = (): Queue => ({ last: Promise.resolve(), newest: new Map() });

/**
 * Runs one step at a time, in the order of the calls. If a step is called again before its response has come, the older call
 * is dropped and resolves to the newer call's result. A sheet may send its next event while it waits for the last result.
 * Without the queue, the server would keep the request that arrives last.
 *
 * @param step identifies the step, whose calls differ by what they `run`
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
