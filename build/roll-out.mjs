import { readFile } from 'node:fs/promises';

/**
 * A release as a page's tag names it.
 *
 * @typedef {{ url: string; integrity: string }} FirstFile
 */

const LINES = await readFile(new URL('roll-out-lines.html', import.meta.url), 'utf8');

/**
 * The lines with which a page gives a share of the visits the next release and all others the current one: they stand where the
 * script's tag would. ES5, because browsers read them that can't run the script.
 *
 * @param {FirstFile} current
 * @param {FirstFile} next
 * @param {number} share of 100 visits
 * @param {string} attributes of the tag, each with a blank before it: those that the script's tag would have
 */
export function toRollOut(current, next, share, attributes = '') {
  return LINES.replace('<script>', () => `<script${attributes}>`)
    .replace('CURRENT_URL', () => current.url)
    .replace('CURRENT_INTEGRITY', () => current.integrity)
    .replace('NEXT_URL', () => next.url)
    .replace('NEXT_INTEGRITY', () => next.integrity)
    .replace('SHARE', () => `${share}`);
}
