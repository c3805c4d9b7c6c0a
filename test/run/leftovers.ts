import { setTimeout as delay } from 'node:timers/promises';

/** Time for handles to close after their file. */
const CLOSING_MS = 2_000;
const STEP_MS = 10;

/** Handles of a shop until its `close()`. */
const SERVER = 'TCPServerWrap';

/** Closes connections with unread responses, too. */
const PASSING = ['TCPSocketWrap'];

/** Counts the handles that keep the process running, by kind. Those of the process itself exist from the start. */
function countHandles(isWanted: (kind: string) => boolean): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo().filter(isWanted))
    counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

type Globals = Record<string, PropertyDescriptor>;
const readGlobals = (): Globals => Object.getOwnPropertyDescriptors(globalThis);

/** Globals that libraries add on load. */
const OF_LIBRARIES = /^(__|URLPattern$)/;

/** Returns replaced globals. Node creates some of its own on first access. */
const findChanged = (before: Globals, now: Globals) =>
  Object.keys({ ...before, ...now }).filter(
    key => !OF_LIBRARIES.test(key) && !before[key]?.get && !Object.is(now[key]?.value, before[key]?.value),
  );

/**
 * Watches a test file for leftovers.
 *
 * @param keepsBrowsers true if browsers outlive the file with their handles and globals. Then only servers count
 * @returns a function that finds the open handles and changed globals after the file has ended
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
