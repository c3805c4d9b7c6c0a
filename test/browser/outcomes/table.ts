import { type Driver, OUTCOMES, type Outcome, type Play } from './driver';
import { toEarlyClick } from './early';
import { PAGES, type PageName } from './places';

/** One cell: how it is played, or why it can't be. */
export interface Cell {
  wallet: string;
  /** The wallet that the shop is set to. */
  setting: string;
  page: PageName;
  outcome: Outcome;
  play?: Play;
  /** Why there is none. */
  reason?: string;
  /** What is played in its place, where a part of the table stands for all of it: its wallet on its page, and its end. */
  twins?: Cell[];
  /** True once it has been played to its end. */
  isDone?: boolean;
}

/** Every wallet on every page with every outcome. */
export function toCells(drivers: Driver[]): Cell[] {
  return drivers.flatMap(({ wallet, shownWith = wallet, outcomes, nowhere }) =>
    PAGES.flatMap(page =>
      OUTCOMES.map((outcome): Cell => {
        const ends = { ...outcomes, 'clicked early': toEarlyClick(outcomes) };
        const play = nowhere?.[page] ?? ends[outcome];
        const cell = { wallet, setting: shownWith, page, outcome };
        return typeof play === 'string' ? { ...cell, reason: play } : { ...cell, play };
      }),
    ),
  );
}

/** The table as text, with the reasons of its dashes. */
export function printTable(cells: Cell[]): string {
  const rows = [...group(cells, ({ wallet, page }) => `${wallet} ${page}`)].map(([head, row]) => [
    ...head.split(' '),
    ...row.map(({ play, isDone, twins }) => {
      if (!play) return '–';
      return twins ? '·' : isDone ? 'ok' : 'FAILED';
    }),
  ]);
  const table = [['wallet', 'page', ...OUTCOMES], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0))) ?? [];
  const lines = table.map(row => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
  const dashes = cells.filter(({ reason }) => reason);
  const reasons = [...group(dashes, ({ reason }) => `${reason}`)].map(([reason, because]) => {
    const outcomes = new Set(because.map(({ outcome }) => outcome));
    const what = outcomes.size === OUTCOMES.length ? 'everything' : [...outcomes].join(', ');
    return `– ${what}: ${reason} (${[...new Set(because.map(({ wallet }) => wallet))].join(', ')})`;
  });
  const twins = cells.some(({ twins }) => twins)
    ? [
        '· stands for itself in npm run soak -- outcomes; here its wallet is played on its page, and its end somewhere',
      ]
    : [];
  return ['', ...lines, '', ...twins, ...reasons, ''].join('\n');
}

/** The items of each key, in the order in which they come. */
export function group<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
