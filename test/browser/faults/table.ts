import { group } from '../outcomes/table';
import type { Cell } from './cells';
import { FAULTS } from './faults';

/** The table as text: how many of its cases a cell has ended well, and the reasons of the dashes. */
export function printTable(cells: Cell[]): string {
  const rows = [...group(cells, ({ walk, step }) => `${walk.wallet} ${step}`)].map(([head, row]) => [
    ...head.split(' '),
    ...FAULTS.map(fault => toText(row.find(cell => cell.fault === fault))),
  ]);
  const table = [['wallet', 'step', ...FAULTS], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0))) ?? [];
  const lines = table.map(row =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const dashes = cells.filter(({ reason }) => reason);
  const reasons = [...group(dashes, ({ reason }) => `${reason}`)].map(([reason, because]) => {
    const list = (read: (cell: Cell) => string) => [...new Set(because.map(read))].join(', ');
    return `– ${list(({ step }) => step)}: ${reason} (${list(({ walk }) => walk.wallet)})`;
  });
  const ends = [
    ...group(
      cells.flatMap(({ cases }) => cases),
      ({ end }) => end ?? 'FAILED',
    ),
  ].map(([end, all]) => `${all.length} ${end}`);
  return ['', ...lines, '', ...reasons, '', ends.join(', '), ''].join('\n');
}

function toText(cell?: Cell): string {
  if (!cell) return '';
  if (cell.reason) return '–';
  const failed = cell.cases.filter(({ end }) => !end).length;
  return failed ? `FAILED ${failed} of ${cell.cases.length}` : `ok ${cell.cases.length}`;
}
