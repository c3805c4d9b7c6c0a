import { setTimeout as delay } from 'node:timers/promises';

/** How long handles may take to close after their file. */
const CLOSING_MS = 2_000;
const STEP_MS = 10;

/** What a shop holds until its `close()`. */
const SERVER = 'TCPServerWrap';

/** Connections of answers that nobody has read go with them. */
const PASSING = ['TCPSocketWrap'];

/** Counts the handles that hold the process open, by kind. Those of the process itself are there from the start. */
function countHandles(isWanted: (kind: string) => boolean): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo().filter(isWanted))
    counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

type Globals = Record<string, PropertyDescriptor>;
const readGlobals = (): Globals => Object.getOwnPropertyDescriptors(globalThis);

/** What libraries add to all processes that load them. */
const OF_LIBRARIES = /^(__|URLPattern$)/;

/** Those that another value stands in; node sets some of its own when they are first read. */
const findChanged = (before: Globals, now: Globals) =>
  Object.keys({ ...before, ...now }).filter(
    key => !OF_LIBRARIES.test(key) && !before[key]?.get && !Object.is(now[key]?.value, before[key]?.value),
  );

/**
 * Watches a file of tests.
 *
 * @param keepsBrowsers true if browsers outlive the file, with handles and globals of their own: then only servers count
 * @returns finds the handles that the file left open and the globals that it changed, once it has ended
 */
export function watchLeftovers(keepsBrowsers: boolean): () => Promise<string[]> {
  const isWanted = (kind: string) => (keepsBrowsers ? kind === SERVER : !PASSING.includes(kind));
  const globals = readGlobals();
  const before = countHandles(isWanted);
  const findHandles = () =>
    Object.entries(countHandles(isWanted)).filter(([kind, count]) => count > (before[kind] ?? 0));
  return async () => {
    for (let waited = 0; waited < CLOSING_MS && findHandles().length; waited += STEP_MS)
      await delay(STEP_MS, undefined, { ref: false });
    return [
      ...findHandles().map(([kind, count]) => `${count - (before[kind] ?? 0)} × ${kind} left open`),
      ...(keepsBrowsers ? [] : findChanged(globals, readGlobals())).map(key => `global ${key} left changed`),
    ];
  };
}
