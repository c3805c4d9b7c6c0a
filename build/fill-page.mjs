/** A part of a page between its marks, which are comments of Markdown. */
const PART = /(<!-- docs:(\S+) -->\n)(.*?)(\n<!-- \/docs:\2 -->)/gs;

/**
 * Puts the generated parts between their marks in a page.
 *
 * @param {string} page
 * @param {Record<string, string>} parts
 * @throws where a mark names no part
 */
export function fillPage(page, parts) {
  return page.replace(PART, (_, begin, name, _old, end) => {
    if (!Object.hasOwn(parts, name)) throw new Error(`Nothing writes the part ${name}: mend its mark.`);
    return `${begin}${parts[name]}${end}`;
  });
}

/**
 * The names of the parts that a page has marks for.
 *
 * @param {string} page
 */
export const namesIn = page => [...page.matchAll(/<!-- docs:(\S+) -->/g)].map(([, name]) => name);
