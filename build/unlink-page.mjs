import { dirname, join } from 'node:path';

/** A link of Markdown to a file, or to a place in one; a picture has a mark before it, and is none. */
const LINK = /(?<!!)\[([^\]]*)\]\(([^):\s#]+)(?:#[\w-]+)?\)/g;

/**
 * A page with the links alone that lead somewhere: of the others their words stay.
 *
 * @param {string} text
 * @param {string} page its path
 * @param {(path: string) => boolean} isThere
 */
export const unlinkPage = (text, page, isThere) =>
  text.replace(LINK, (link, words, path) => (isThere(join(dirname(page), path)) ? link : words));
