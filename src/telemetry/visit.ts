import { SERVICE_NAME, toIsoTime } from './logs';

/** All page views of one tab, which error reports call a session. */
export interface Visit {
  id: string;
  /** As `Date.toISOString` writes it. */
  startedAt: string;
  /** Errors so far. */
  events: { handled: number; unhandled: number };
}

/** Matches a stored visit. The page may have written anything else there, which is ignored. */
const STORED_VISIT =
  /^{"id":"\d+(-\d+){3}","startedAt":"[\d:TZ.-]{24}","events":{"handled":\d{1,6},"unhandled":\d{1,6}}}$/;

/**
 * Returns the visit of this page view. Returns undefined if the page has no storage, because each page view would then count as a
 * visit.
 *
 * @param onStart called with a new visit
 */
export function openVisit(onStart: (visit: Visit) => void): Visit | undefined {
  try {
    const stored = sessionStorage.getItem(SERVICE_NAME) ?? '';
    if (STORED_VISIT.test(stored)) return JSON.parse(stored);
    const visit = {
      // Pages without TLS have `getRandomValues`, but no `randomUUID`.
      id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      startedAt: toIsoTime(),
      events: { handled: 0, unhandled: 0 },
    };
    store(visit);
    onStart(visit);
    return visit;
  } catch {
    return undefined;
  }
}

/** Counts one more error. @returns the visit so far */
export function countError(visit: Visit, kind: keyof Visit['events']): Visit {
  visit.events[kind]++;
  try {
    store(visit);
  } catch {
    // The storage is full or blocked. The next page view continues from the last stored numbers.
  }
  return { ...visit, events: { ...visit.events } };
}

function store(visit: Visit): void {
  sessionStorage.setItem(SERVICE_NAME, JSON.stringify(visit));
}

/** A purpose that a shopper may allow the shop. */
export type Purpose = 'analytics' | 'marketing' | 'preferences' | 'sale_of_data';

/** The first letter of a purpose, which stands for it in the cookies. */
type Letter = 'a' | 'm' | 'p' | 's';

const PURPOSES: [Letter, Purpose][] = [
  ['a', 'analytics'],
  ['m', 'marketing'],
  ['p', 'preferences'],
  ['s', 'sale_of_data'],
];

/** Returns true if a purpose is allowed. */
type IsAllowed = (letter: Letter) => boolean;

const NOTHING: IsAllowed = () => false;
const EVERYTHING: IsAllowed = () => true;

/** Privacy preferences of the browser's user. Not all browser types have these members. */
export interface PrivacySignals {
  /** https://w3c.github.io/gpc/ */
  globalPrivacyControl?: unknown;
  /** Do Not Track: `1` refuses. */
  doNotTrack?: unknown;
}

/**
 * Parses the cookie `_tracking_consent` in all of its formats, or the cookie `_cmp_a`. The shopper's choice decides about a
 * purpose, or without a choice the region's default. If the cookie can't be parsed, all purposes are denied. If it has no consent
 * data, all are allowed. Global Privacy Control and Do Not Track deny marketing and the sale of data in any case.
 *
 * @param value of the cookie. Without a cookie, all purposes are allowed (docs/specification.md#consent)
 * @returns the purposes that are allowed
 */
export function parseConsent(
  value: string | undefined,
  { globalPrivacyControl, doNotTrack }: PrivacySignals = {},
): Purpose[] {
  const allows = value === undefined ? EVERYTHING : parseCookie(value);
  const refuses = globalPrivacyControl || doNotTrack === '1';
  return PURPOSES.flatMap(([letter, purpose]) =>
    allows(letter) && !(refuses && /[ms]/.test(letter)) ? purpose : [],
  );
}

function parseCookie(value: string): IsAllowed {
  // Version 3 has the letters of the shopper's choices, a dot and those of the region's defaults. An upper-case letter allows.
  // The first letter of a purpose counts, so that a choice overrides a default.
  const [, letters] = /^3([amps]*\.[amps]*)(?:_|$)/i.exec(value) ?? [];
  if (letters) return letter => new RegExp(letter, 'i').exec(letters)?.[0] === letter.toUpperCase();
  try {
    return parseLegacy(JSON.parse(value));
  } catch {
    return NOTHING;
  }
}

/** A cookie of version 1 or 2, or `_cmp_a`, which has only `purposes`. Any member may be missing or invalid. */
interface LegacyConsent {
  v?: unknown;
  /** The shopper's choices, for all purposes or for each: `1`, `0`, or empty if there is none. */
  con?: { GDPR?: unknown; CCPA?: unknown; CMP?: Partial<Record<Letter, unknown>> | null } | null;
  /** Laws for which the shop asks for consent before it tracks. */
  lim?: string[] | null;
  /** The law of the shopper's region. */
  reg?: string;
  /** What is allowed without a choice. `t`, third parties, is the sale of data. */
  purposes?: Partial<Record<'a' | 'm' | 'p' | 't', unknown>> | null;
}

/** Members of a cookie that are about consent. */
const CONSENT_DATA = ['con', 'lim', 'reg', 'region', 'purposes'];

function parseLegacy(cookie: LegacyConsent): IsAllowed {
  const { v, con, lim, reg, purposes } = cookie;
  const isVersioned = /^(1\.0|2\.[01])$/.test(`${v}`);
  const isReadable = (v === undefined && !Array.isArray(cookie)) || isVersioned;
  if (isReadable && !CONSENT_DATA.some(name => name in cookie)) return EVERYTHING;
  const { GDPR, CCPA, CMP } = con ?? {};
  const isKnown = v === undefined ? purposes : isVersioned && (GDPR ?? CCPA ?? CMP) != null;
  if (!isKnown || typeof (purposes ?? {}) !== 'object') return NOTHING;
  const isDenied = v === undefined || (reg === 'GDPR' && lim?.includes(reg));
  return letter => {
    const sale = letter === 's' ? toFlag(CCPA) : undefined;
    // If there are choices for single purposes, a purpose without one is denied.
    const choice = toFlag(CMP ? (CMP[letter] ?? 0) : GDPR);
    return sale ?? choice ?? toFlag(purposes?.[letter === 's' ? 't' : letter]) ?? !isDenied;
  };
}

/** Parses one flag. Returns undefined if it is empty, and false for any other value than `1` and true. */
function toFlag(value: unknown): boolean | undefined {
  return value == null || value === '' ? undefined : value === '1' || value === true;
}
