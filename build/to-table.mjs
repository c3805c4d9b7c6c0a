/**
 * A table of Markdown.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
export const toTable = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map(cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
