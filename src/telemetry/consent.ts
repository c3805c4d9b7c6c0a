/** What the shopper may let the shop do. */
export type Purpose = 'analytics' | 'marketing' | 'preferences' | 'sale_of_data';

const PURPOSES: Purpose[] = ['analytics', 'marketing', 'preferences', 'sale_of_data'];

/** A purpose as the cookies name it, by its first letter. */
type Letter = 'a' | 'm' | 'p' | 's';

/** Whether a purpose is allowed. */
type Reading = (letter: Letter) => boolean;

const NOTHING: Reading = () => false;

/** What a browser says for its user, also where its types don't know it. */
export interface Preferences {
  /** https://w3c.github.io/gpc/ */
  globalPrivacyControl?: unknown;
  /** Do Not Track: `1` is a no. */
  doNotTrack?: unknown;
}

/**
 * Reads `_tracking_consent` in all of its formats, or its companion `_cmp_a`. Denied is what is denied by the shopper's
 * choice or, without one, by the region's default; and everything, where a cookie is there that can't be read. A browser's
 * no is one to marketing and to the sale of data.
 *
 * @param value the cookie's; absent where there is none, and then everything is allowed (docs/specification.md#consent)
 * @returns what is allowed
 */
export function parseConsent(
  value: string | undefined,
  { globalPrivacyControl, doNotTrack }: Preferences = {},
): Purpose[] {
  const allows = value === undefined ? () => true : toReading(value);
  const refuses = globalPrivacyControl || doNotTrack === '1';
  return PURPOSES.filter(purpose => allows(purpose[0] as Letter) && !(refuses && /^[ms]/.test(purpose)));
}

function toReading(value: string): Reading {
  // Version 3: the shopper's choices, a dot, the region's defaults. Upper case allows, and a choice comes first.
  const [, letters] = /^3([amps]*\.[amps]*)(?:_|$)/i.exec(value) ?? [];
  if (letters) return letter => new RegExp(letter, 'i').exec(letters)?.[0] === letter.toUpperCase();
  try {
    return toOldReading(JSON.parse(value));
  } catch {
    return NOTHING;
  }
}

/** A cookie of version 1 or 2, or `_cmp_a`, which has no version and the purposes alone. Nothing of it is certain. */
interface Old {
  v?: unknown;
  /** The shopper's choices, each `1` or `0`, or empty where there is none: for all purposes, or for each. */
  con?: { GDPR?: unknown; CCPA?: unknown; CMP?: Partial<Record<Letter, unknown>> | null } | null;
  /** Laws under which this shop asks first. */
  lim?: string[] | null;
  /** The law of the shopper's region. */
  reg?: string;
  /** What is allowed as things stand; `t`, third parties, is the sale of data. */
  purposes?: Partial<Record<'a' | 'm' | 'p' | 't', unknown>> | null;
}

function toOldReading({ v, con, lim, reg, purposes }: Old): Reading {
  const { GDPR, CCPA, CMP } = con ?? {};
  const isKnown =
    v === undefined ? purposes : /^(1\.0|2\.[01])$/.test(`${v}`) && (GDPR ?? CCPA ?? CMP) != null;
  if (!isKnown || typeof (purposes ?? {}) !== 'object') return NOTHING;
  const isDenied = v === undefined || (reg === 'GDPR' && lim?.includes(reg));
  return letter => {
    const sale = letter === 's' ? toFlag(CCPA) : undefined;
    // Choices for each purpose are for all of them.
    const choice = toFlag(CMP ? (CMP[letter] ?? 0) : GDPR);
    return sale ?? choice ?? toFlag(purposes?.[letter === 's' ? 't' : letter]) ?? !isDenied;
  };
}

/** What a part says; nothing where it is empty. What it can't say is no leave. */
function toFlag(value: unknown): boolean | undefined {
  return value == null || value === '' ? undefined : value === '1' || value === true;
}
