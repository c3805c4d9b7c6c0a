import { readFile } from 'node:fs/promises';

/** One file of an example: its text, or its changes as a diff without line numbers. */
export interface DocFile {
  path: string;
  text: string;
  isDiff: boolean;
}

/** A path at the end of a paragraph, and the code after it. */
const FILE = /`([\w./[\]-]+\.\w+)`(?: sets [^\n]*)?:\n\n```(\w+)\n([\s\S]*?)\n```\n/g;

/** Returns the files under a heading of a page, up to the next heading of the same level. */
export async function readDocFiles(page: string, heading: string): Promise<DocFile[]> {
  const [before = '', rest = ''] = (await readFile(page, 'utf8')).split(`${heading}\n`);
  if (!before || !rest) throw new Error(`${page} has no heading ${heading}.`);
  const level = heading.replace(/ .*/, '');
  const [section = ''] = rest.split(RegExp(`^#{1,${level.length}} `, 'm'));
  return [...section.matchAll(FILE)].map(([, path = '', language, text = '']) => ({
    path,
    text: `${text}\n`,
    isDiff: language === 'diff',
  }));
}

/** Applies a diff without line numbers, whose parts are separated by `@@`. @throws if a part doesn't occur exactly once */
export function applyDiff(text: string, diff: string): string {
  let result = text;
  for (const part of diff.split(/^@@\n/m)) {
    const lines = part.split('\n').slice(0, part.endsWith('\n') ? -1 : undefined);
    const side = (sign: string) =>
      lines
        .filter(line => line.startsWith(sign) || line.startsWith(' '))
        .map(line => line.slice(1))
        .join('\n');
    const pieces = result.split(side('-'));
    if (pieces.length !== 2) throw new Error(`${pieces.length - 1} places in the file match:\n${part}`);
    result = pieces.join(side('+'));
  }
  return result;
}
