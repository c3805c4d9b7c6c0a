type Rule = [pattern: RegExp, instead: string];

/** A cart's id, in a path or on its own. */
const CART: Rule = [/(gid:\/\/shopify\/Cart\/|\/cart\/c\/|\/checkouts\/(?:cn\/)?)[\w-]+/g, '$1[token]'];

/** Keys and access tokens, also with a prefix: `shpat_`. */
const HEX: Rule = [/[0-9a-f]{32,}/gi, '[token]'];

/**
 * Texts without what says who the shopper is or lets somebody act in their name. Order counts: what is longer goes first,
 * so that nothing is left of it.
 */
const RULES: Rule[] = [
  // Browsers quote what they could not parse, with the quotes in it.
  [/".*"(?=(\.{3})? is not valid JSON)|(?<=Unexpected identifier )".*"/gs, '"…"'],
  [/(?<![^\s"'<>(),:;=])[^\s"'<>(),:;=]+(@|%40)[^\s"'<>(),:;=]+/g, '[email]'],
  // A URL ends at its path: what follows has keys and tokens.
  [/([a-z]:\/\/[^\s"'<>()?#]*)[?#][^\s"'<>()]*/gi, '$1'],
  CART,
  [/\b(key|token|secret|password)=[^\s&"']+/gi, '$1=[token]'],
  // Signed tokens in three parts, also where they are cut off.
  [/\beyJ[\w-]+(\.[\w-]*){0,2}|(?<![\w-])[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g, '[token]'],
  HEX,
  // Telephones, postal codes and cards.
  [/\+?\d[\d ().-]{6,}\d/g, '[number]'],
];

/** Section 9: an error report's body. */
const TEXT_MAX = 1024;
/** More than this is not looked at: the rules take their time, and a script of the page may throw anything. */
const LOOK_MAX = 4096;

export function scrub(text: string, max = TEXT_MAX): string {
  const whole = text.length > LOOK_MAX ? text.slice(0, LOOK_MAX).replace(/\S*$/, '') : text;
  return RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), whole).slice(0, max);
}

/** A URL without what follows its path; the path itself tells where a mistake is. */
export function scrubUrl(url: string): string {
  return url
    .replace(/[?#].*/, '')
    .replace(...CART)
    .replace(...HEX);
}
