/** The lines that load the script once a shopper sees one of its elements. */

import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { minify } from 'terser';
import { PLACEHOLDERS, whenVisible } from '../package/when-visible.js';
import { parseCommand } from './command.mjs';
import { readLastBuild } from './dist.mjs';
import { readRelease } from './releases.mjs';
import { findFirst, toFolder } from './snippets.mjs';

const SOURCE = await readFile(new URL('snippets/when-visible.html', import.meta.url), 'utf8');

/** Parsed by browsers that lack features of the script, so that it loads there and removes its elements. */
const TARGET = 'es2018';

/** Returns the content of the inline script, minified. */
export async function toWhenVisible() {
  const text = SOURCE.replace(/<\/?script>/g, '')
    .replace('WHEN_VISIBLE', () => `(${whenVisible})`)
    .replace('ELEMENTS', PLACEHOLDERS);
  const { code: smaller } = await transform(text, { target: TARGET });
  const { code = '' } = await minify(smaller, {
    compress: { ecma: 2018, passes: 3 },
    format: { ecma: 2018 },
  });
  return code;
}

/** An inline script with these lines in a page. */
const LINES = /(<script data-src="[^>]*>)[^<]*(?=<\/script>)/g;

/**
 * Updates the lines in a page.
 *
 * @param {string} page
 * @param {string} code
 */
export const fillWhenVisible = (page, code) => page.replace(LINES, (_, tag) => tag + code);

/**
 * Prints the lines for the last build or a kept release.
 *
 * @param {string[]} args
 * @param {Pick<import('./releases.mjs').ReleaseContext, 'dist' | 'releases'>} releaseContext
 */
export async function printWhenVisible(args, { dist, releases }) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- when-visible',
      positionals: '[https://cdn.example/]',
      maxPositionals: 1,
      about:
        'Prints the lines that replace the tag of the script, and load the last build from this folder once an element is near the viewport.',
    },
    {
      release: { type: 'string', about: 'a kept release instead' },
      language: { type: 'string', about: 'for pages that load the files of this language' },
    },
  );
  const folder = toFolder(positionals);
  const release = values.release ? await readRelease(releases, values.release) : await readLastBuild(dist);
  const { path, integrity } = findFirst(release, values.language);
  return `<script data-src="${folder}${path}" integrity="${integrity}">${await toWhenVisible()}</script>\n`;
}
