/** A row by its name, a cell by the name of its column. */
export type Row = Record<string, string>;

const DASH = '—';

/** Writes a table of Markdown: the first column is to the left, numbers are to the right. A cell that is missing gets a dash. */
export function writeTable(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [
    columns,
    columns.map((_, index) => (index ? '--:' : '---')),
    ...rows.map(row => columns.map(column => row[column] || DASH)),
  ];
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Puts a text between the marker comments of this name in a page.
 *
 * @throws where the page has no such markers, or several
 */
export function replaceMarked(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [before, rest, ...more] = page.split(begin);
  const [old, after, ...others] = rest?.split(end) ?? [];
  if (old === undefined || after === undefined || more.length || others.length)
    throw new Error(`Write ${begin} and ${end} once each into the page, where the text belongs.`);
  return `${before}${begin}\n${text}\n${end}${after}`;
}

/** `12,345`. */
export const writeNumber = (value: number): string => Math.round(value).toLocaleString('en');
