type Verb<I extends unknown[], O> = (...input: I) => Promise<O>;

/**
 * Lets verbs take turns, so that one at a time reaches the server, in the order of the calls. Where a verb is called again
 * before its answer has come, the older call is dropped and gets the newer call's answer. A sheet may send its next event
 * while it waits for the last answer, and otherwise the server would keep whichever came in last.
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
