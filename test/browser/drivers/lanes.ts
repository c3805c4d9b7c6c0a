/** Lets so many tasks run at the same time; the others wait for their turn, in the order in which they came. */
export function createLanes(count: number): <R>(task: () => Promise<R>) => Promise<R> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async task => {
    if (free) free--;
    else await new Promise<void>(resolve => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
