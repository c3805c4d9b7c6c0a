import { needed, optional } from './browsers.mjs';
import { toTable } from './to-table.mjs';

const BROWSERS = ['Safari', 'Chrome and Edge', 'Firefox'];

/** The first version of each browser that has all that is needed, with the names of what sets it. */
export const bounds = BROWSERS.map((browser, index) => {
  const version = Math.max(...needed.map(({ since }) => since[index] ?? 0));
  const names = needed.filter(({ since }) => since[index] === version).map(({ name }) => name);
  return { browser, version, names };
});

const said = bounds.map(({ browser, version }) => `${browser} ${version}`).join(', ');

/** The versions of a row, each that is a bound in bold letters. @param {readonly number[]} since */
const toCells = since =>
  since.map((version, index) => (version === bounds[index]?.version ? `**${version}**` : `${version}`));

/** The part `browsers` of docs/embedding.md. */
export const browsersPart = `${said}, and later:

${toTable(
  ['is needed', ...BROWSERS],
  needed.map(({ name, since }) => [name, ...toCells(since)]),
)}

Older ones of these do without:

${toTable(
  ['is used', ...BROWSERS, 'else'],
  optional.map(({ name, since, without }) => [name, ...since.map(String), without]),
)}`;
