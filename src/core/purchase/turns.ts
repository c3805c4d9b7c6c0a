type Verb<I extends unknown[], O> = (...input: I) => Promise<O>;

/**
 * Verbs that take turns: one at a time reaches the server, in the order of the calls. A call whose verb was called
 * again before its answer is dropped, and gets the newer call's answer: a sheet may send the next event while it still
 * waits for the last, and the server would otherwise end with whichever came in last.
 */
export function createTurns(): <I extends unknown[], O>(verb: Verb<I, O>) => Verb<I, O> {
  let queue: Promise<unknown> = Promise.resolve();
  return <I extends unknown[], O>(verb: Verb<I, O>): Verb<I, O> => {
    let newest: Promise<O>;
    return (...input) => {
      const turn = queue.then(() => (newest === mine ? verb(...input) : undefined));
      queue = turn.catch(() => {});
      const mine: Promise<O> = turn.then(answer => (newest === mine ? (answer as O) : newest));
      newest = mine;
      return mine;
    };
  };
}
