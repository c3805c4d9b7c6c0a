import { NAME, toIsoTime } from './otlp';

/** The page views of one tab, in the shape that error reports have for them. */
export interface Visit {
  id: string;
  /** As `Date.toISOString` writes it. */
  startedAt: string;
  /** Errors so far. */
  events: { handled: number; unhandled: number };
}

/** Matches a visit as it is stored. Whatever else a page has written there is none. */
const KEPT =
  /^{"id":"\d+(-\d+){3}","startedAt":"[\d:TZ.-]{24}","events":{"handled":\d{1,6},"unhandled":\d{1,6}}}$/;

/**
 * The visit that this page view belongs to; absent where the browser stores nothing for the page, because a visit can't be
 * told from a page view then.
 *
 * @param begin is called with a visit that begins here
 */
export function openVisit(begin: (visit: Visit) => void): Visit | undefined {
  try {
    const kept = sessionStorage.getItem(NAME) ?? '';
    if (KEPT.test(kept)) return JSON.parse(kept);
    const visit = {
      // Pages without TLS have `getRandomValues`, but no `randomUUID`.
      id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      startedAt: toIsoTime(),
      events: { handled: 0, unhandled: 0 },
    };
    keep(visit);
    begin(visit);
    return visit;
  } catch {
    return undefined;
  }
}

/** Counts one more error. @returns the visit so far */
export function countError(visit: Visit, kind: keyof Visit['events']): Visit {
  visit.events[kind]++;
  try {
    keep(visit);
  } catch {
    // The storage is full or gone: the next page view counts on from the last number that was stored.
  }
  return { ...visit, events: { ...visit.events } };
}

function keep(visit: Visit): void {
  sessionStorage.setItem(NAME, JSON.stringify(visit));
}
