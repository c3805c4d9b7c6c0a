const LOG = /^\[portable-wallets\] /;
const OWN_PROPERTY = /^--shopify-accelerated-checkout-/;

/** Attributes that any element may have. */
const GLOBAL =
  /^(id|class|style|slot|hidden|inert|lang|dir|title|role|tabindex|part|translate|data-.+|aria-.+|on.+)$/;

/**
 * A mistake of the page, which makes the doctor exit with code 1, or a note.
 *
 * @typedef {{ level: 'mistake' | 'note'; text: string }} Finding
 */

/**
 * Lists the mistakes and the notes by comparing both visits.
 *
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./visit.mjs').Visit} next
 * @param {import('./examine.mjs').Declaration[]} declarations
 * @param {import('./replacement.mjs').Replacement} replacement
 * @returns {Finding[]}
 */
export function findMistakes(now, next, declarations, replacement) {
  const own = next.log.filter(({ text }) => LOG.test(text));
  const toTexts = (/** @type {string} */ type) =>
    own.filter(entry => entry.type === type).map(({ text }) => text.replace(LOG, ''));
  const mistakes = [
    ...(next.facts.isDefined
      ? []
      : ['The release did not run on this page. Read the policies below, and the console of the page.']),
    ...toTexts('error'),
    ...next.violations
      .filter(violation => !violation.isReportOnly && isRelated(violation, now, next))
      .map(toSentence),
    ...findBlocked(now).map(
      url =>
        `The page has an integrity that does not match ${url}, so browsers don't run the file. Set the hash of the served file.`,
    ),
    ...findLost(now, next),
  ];
  const notes = [
    ...toTexts('warning'),
    ...next.violations
      .filter(violation => violation.isReportOnly && isRelated(violation, now, next))
      .map(toSentence),
    ...findNotes(now, replacement),
    ...findBlocked(next).map(
      url =>
        `The release did not run in place of ${url}, because the doctor could not replace the integrity in the page.`,
    ),
  ];
  for (const { text, isNear } of findUnknown(now, declarations)) (isNear ? mistakes : notes).push(text);
  return [
    ...[...new Set(mistakes)].map(text => /** @type {Finding} */ ({ level: 'mistake', text })),
    ...[...new Set(notes)].map(text => /** @type {Finding} */ ({ level: 'note', text })),
  ];
}

/**
 * Returns whether the release causes a violation of the page's policy: the violation involves one of its files, or the page has it
 * only with the release.
 *
 * @param {import('./visit.mjs').Violation} violation
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./visit.mjs').Visit} next
 */
export function isRelated({ directive, blocked, source }, now, next) {
  const own = [...next.scripts, ...next.files];
  return (
    own.includes(blocked) ||
    own.includes(source) ||
    !now.violations.some(other => other.directive === directive && other.blocked === blocked)
  );
}

/** @param {import('./visit.mjs').Violation} violation */
function toSentence({ directive, blocked, isReportOnly }) {
  const what =
    blocked || (/trusted-types/.test(directive) ? 'a Trusted Types policy or a string' : 'inline code');
  return isReportOnly
    ? `The page's report-only policy would block ${what} by ${directive}.`
    : `The page's Content Security Policy blocks ${what}. Allow it in ${directive} (docs/operations.md#content-security-policy).`;
}

/**
 * Returns the script's URLs that the browser has blocked by their integrity.
 *
 * @param {import('./visit.mjs').Visit} visit
 */
const findBlocked = ({ integrityErrors, scripts }) =>
  scripts.filter(url => integrityErrors.some(text => text.includes(`'${url}'`)));

/**
 * Lists the wallets that the page shows today, but not with the release.
 *
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./visit.mjs').Visit} next
 */
function findLost(now, next) {
  return now.facts.elements.flatMap(({ name, shows }, index) => {
    const left = next.facts.elements[index]?.shows ?? [];
    return shows
      .filter(wallet => !left.includes(wallet))
      .map(wallet => `<${name}> shows ${wallet} today, but not with the release.`);
  });
}

/**
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./replacement.mjs').Replacement} replacement
 */
function findNotes({ facts, scripts }, replacement) {
  const notes = scripts
    .filter(url => !url.split(/[?#]/)[0]?.includes(`/${replacement.toFile(url)}`))
    .map(
      url => `The release has no file with the name of ${url}. The doctor used ${replacement.toFile(url)}.`,
    );
  if (facts.hasBanner)
    notes.push('The page shows a cookie banner. The report leaves out what loads after consent.');
  for (const { name, shows } of facts.elements)
    if (!shows.length)
      notes.push(
        `<${name}> shows no wallet today${name.endsWith('-cart') ? ', for example because the cart is empty' : ''}.`,
      );
  return notes;
}

/**
 * Finds attributes and custom properties that the release doesn't have. A name close to a known one is a mistake; any other may belong to
 * the theme.
 *
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./examine.mjs').Declaration[]} declarations
 */
function findUnknown({ facts }, declarations) {
  const attributes = facts.elements.flatMap(({ name, attributes }) => {
    const known =
      declarations.find(({ tagName }) => tagName === name)?.attributes.map(attribute => attribute.name) ?? [];
    return attributes
      .filter(attribute => !known.includes(attribute.name) && !GLOBAL.test(attribute.name))
      .map(attribute => toUnknown(`<${name}> has the attribute`, attribute.name, known));
  });
  const properties = declarations.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name));
  const own = facts.properties.map(({ name }) => name).filter(name => OWN_PROPERTY.test(name));
  const unknown = own.filter(name => !properties.includes(name) && !name.includes('-dialog-'));
  return [...attributes, ...unknown.map(name => toUnknown('The page sets the property', name, properties))];
}

/** @param {string} where @param {string} name @param {string[]} known */
function toUnknown(where, name, known) {
  const near = known.find(other => distance(name, other) <= 2);
  const hint = near ? `Did you mean ${near}?` : 'It has no effect.';
  return { text: `${where} ${name}, which the release doesn't have. ${hint}`, isNear: Boolean(near) };
}

/**
 * Returns the Levenshtein distance.
 *
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...other].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + Number(letter !== wanted),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
