/** What the shopper lets the shop do. Section 5: everything, where nothing is known. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
  sale_of_data: boolean;
}

/** Purposes by the letters that the cookies use. */
const PURPOSES = { a: 'analytics', m: 'marketing', p: 'preferences', s: 'sale_of_data' } as const;

type Letter = keyof typeof PURPOSES;

/** What one letter says; nothing where it says nothing. */
type Reading = (letter: Letter) => boolean | undefined;

/**
 * Reads `_tracking_consent` in all of its formats, or its companion `_cmp_a`. Denied is what is denied by the shopper's
 * choice or, without one, by the region's default.
 */
export function parseConsent(value = ''): Consent {
  const read = toReading(value);
  const allows = (letter: Letter) => read(letter) ?? true;
  return Object.fromEntries(
    Object.entries(PURPOSES).map(([letter, purpose]) => [purpose, allows(letter as Letter)]),
  ) as unknown as Consent;
}

function toReading(value: string): Reading {
  // Version 3: the shopper's choices, a dot, the region's defaults. Upper case allows.
  const [, letters] = /^3([amps]*\.[amps]*)/i.exec(value) ?? [];
  if (letters !== undefined) return letter => toFlag(new RegExp(letter, 'i').exec(letters)?.[0]);
  try {
    return toOldReading(JSON.parse(value));
  } catch {
    return () => undefined;
  }
}

const toFlag = (letter?: string) => (letter ? letter < 'a' : undefined);

/** A cookie of version 1 or 2, or `_cmp_a`. */
interface Old {
  /** The shopper's choices, each `1` or `0`, or empty where there is none: for all purposes, or for each. */
  con?: { GDPR?: string; CCPA?: string; CMP?: Partial<Record<Letter, string>> | null } | null;
  /** Laws under which this shop asks first. */
  lim?: string[] | null;
  /** The law of the shopper's region. */
  reg?: string;
  /** What is allowed as things stand; `t`, third parties, is the sale of data. */
  purposes?: Partial<Record<'a' | 'm' | 'p' | 't', boolean>> | null;
}

const CHOICES: Record<string, boolean> = { 1: true, 0: false };

function toOldReading({ con, lim, reg, purposes }: Old): Reading {
  const asksFirst = reg === 'GDPR' && lim?.includes(reg);
  return letter => {
    const sale = letter === 's' ? CHOICES[con?.CCPA ?? ''] : undefined;
    const choice = CHOICES[con?.CMP?.[letter] ?? con?.GDPR ?? ''];
    return sale ?? choice ?? purposes?.[letter === 's' ? 't' : letter] ?? (asksFirst ? false : undefined);
  };
}
