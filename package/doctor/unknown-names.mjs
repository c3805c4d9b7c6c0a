const OWN_PROPERTY = /^--shopify-accelerated-checkout-/;

/** Attributes that any element may have. */
const GLOBAL =
  /^(id|class|style|slot|hidden|inert|lang|dir|title|role|tabindex|part|translate|data-.+|aria-.+|on.+)$/;

/**
 * Finds attributes and custom properties that the release doesn't have. A name close to a known one is a mistake; any other may belong to
 * the theme.
 *
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./examine.mjs').Declaration[]} declarations
 * @returns {import('./findings.mjs').Finding[]}
 */
export function findUnknownNames({ facts }, declarations) {
  const attributes = facts.elements.flatMap(({ name, attributes }) => {
    const known =
      declarations.find(({ tagName }) => tagName === name)?.attributes.map(attribute => attribute.name) ?? [];
    return attributes
      .filter(attribute => !known.includes(attribute.name) && !GLOBAL.test(attribute.name))
      .map(attribute => toFinding(`<${name}> has the attribute`, attribute.name, known));
  });
  const properties = declarations.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name));
  const own = facts.properties.map(({ name }) => name).filter(name => OWN_PROPERTY.test(name));
  const unknown = own.filter(name => !properties.includes(name) && !name.includes('-dialog-'));
  return [...attributes, ...unknown.map(name => toFinding('The page sets the property', name, properties))];
}

/** @param {string} where @param {string} name @param {string[]} known @returns {import('./findings.mjs').Finding} */
function toFinding(where, name, known) {
  const near = known.find(other => distance(name, other) <= 2);
  const hint = near ? `Did you mean ${near}?` : 'It has no effect.';
  return {
    level: near ? 'mistake' : 'note',
    text: `${where} ${name}, which the release doesn't have. ${hint}`,
  };
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
