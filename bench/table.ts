/** Cells by the name of their column. */
export type Row = Record<string, string>;

const DASH = '—';

/** Formats a Markdown table with right-aligned columns after the first. A missing cell gets a dash. */
export function formatTable(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [
    columns,
    columns.map((_, index) => (index ? '--:' : '---')),
    ...rows.map(row => columns.map(column => row[column] || DASH)),
  ];
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Replaces the text between the marker comments of this name in a page.
 *
 * @throws if the page doesn't have each marker exactly once
 */
export function replaceMarked(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [before, rest, ...more] = page.split(begin);
  const [old, after, ...others] = rest?.split(end) ?? [];
  if (old === undefined || after === undefined || more.length || others.length)
    throw new Error(
      `The page must have ${begin} and ${end} exactly once. Add them at the place of the text.`,
    );
  return `${before}${begin}\n${text}\n${end}${after}`;
}

/** Formats a number as `12,345`. */
export const formatNumber = (value: number): string => Math.round(value).toLocaleString('en');
