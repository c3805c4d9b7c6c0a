type Rule = [pattern: RegExp, instead: string];

/** A cart's id, in a path or on its own. */
const CART: Rule = [/(gid:\/\/shopify\/Cart\/|\/cart\/c\/|\/checkouts\/(?:cn\/)?)[\w-]+/g, '$1[token]'];

/**
 * Texts without what says who the shopper is or lets somebody act in their name. Order counts: what is longer goes first,
 * so that nothing is left of it.
 */
const RULES: Rule[] = [
  // Browsers quote what they could not parse.
  [/"[^"]*"(?=(\.{3})? is not valid JSON)/g, '"…"'],
  [/[^\s"'<>(),:;=]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  // A URL ends at its path: what follows has keys and tokens.
  [/([a-z]+:\/\/[^\s"'<>()?#]*)[?#][^\s"'<>()]*/gi, '$1'],
  CART,
  [/\b(key|token|secret|password)=[^\s&"']+/gi, '$1=[token]'],
  // Signed tokens in three parts, also where they are cut off.
  [/\beyJ[\w-]+(\.[\w-]*){0,2}|\b[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g, '[token]'],
  [/\b[0-9a-f]{32,}\b/gi, '[token]'],
  // Telephones, postal codes and cards.
  [/\+?\d[\d ().-]{6,}\d/g, '[number]'],
];

/** Section 9: an error report's body. */
const TEXT_MAX = 1024;

export function scrub(text: string, max = TEXT_MAX): string {
  return RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text).slice(0, max);
}

/** A URL without what follows its path; the path itself tells where a mistake is. */
export function scrubUrl(url: string): string {
  return url.replace(/[?#].*/, '').replace(...CART);
}
