import { ACTIONS, type ActionName, REQUESTS, type RequestName } from '../../shop/shapes/actions';
import { shapes } from '../../shop/shapes/shapes';
import { ways } from '../../shop/shapes/ways';
import { cover } from '../drivers/matrix';
import type { Sight } from './shape-page';

/** One view of a page: how the script comes into it, and what the theme does then. */
export interface Cell {
  shape: string;
  way: string;
  actions: ActionName[];
  request: RequestName;
  /** The wallet that is bought with in the end: the section's own, or that of the modal that a theme has put behind it. */
  wallet: 'first' | 'last';
  /** Why it did not end well. */
  failure?: string;
  isDone?: boolean;
}

export const SHAPES = Object.keys(shapes);
export const WAYS = [...Object.keys(ways).filter(way => way !== 'none'), 'navigation'];
const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];
const REQUEST_NAMES = Object.keys(REQUESTS) as RequestName[];

/** What else a page shows after an action than before; such actions are a view's last, in this order. */
export const EFFECTS: Partial<Record<ActionName, (before: Sight, hasForm: boolean) => Sight>> = {
  quickAdd: ({ wallets, links, skeletons }) => ({
    wallets: [...wallets, ...wallets].sort(),
    links: links * 2,
    skeletons,
  }),
  take: before => ({ ...before, wallets: before.wallets.slice(1) }),
};

const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

const WALLETS = ['first', 'last'] as const;

/** All actions, in the order in which a view meets them. */
const TURN: ActionName[] = [
  ...ACTION_NAMES.filter(name => !EFFECTS[name]),
  ...ACTION_NAMES.filter(name => EFFECTS[name]),
];

/** Every page in every way of loading, with every action. */
export function toCells(): Cell[] {
  return SHAPES.flatMap((shape, row) =>
    WAYS.map((way, column) => ({
      shape,
      way,
      actions: TURN,
      request: at(REQUEST_NAMES, row + column),
      wallet: at(WALLETS, row + column),
    })),
  );
}

/**
 * The fewest views in which every page and every way of loading meets every action. The twins of a view that is left out are the same
 * page in another way, and the same way on another page.
 */
export function sampleCells(): Cell[] {
  const cells = cover(toCells(), ({ shape, way, request, actions }) => [
    request,
    ...actions.flatMap(action => [`${shape} ${action}`, `${way} ${action}`]),
  ]);
  return cells.map((cell, index) => ({ ...cell, wallet: at(WALLETS, index) }));
}

/** Pairs of this kind that no view has had. */
export function findMissing(cells: Cell[], kind: 'shape' | 'way'): string[] {
  const met = new Set(cells.flatMap(cell => cell.actions.map(action => `${cell[kind]} ${action}`)));
  const all = [...new Set(cells.map(cell => cell[kind]))];
  return all.flatMap(name => ACTION_NAMES.map(action => `${name} ${action}`)).filter(pair => !met.has(pair));
}

/** The table as text: a letter for each action. */
export function printTable(cells: Cell[]): string {
  const letter = (action: ActionName) => String.fromCharCode(97 + ACTION_NAMES.indexOf(action));
  const toText = ({ actions, isDone }: Cell) => (isDone ? actions.map(letter).join('') : 'FAILED');
  const width = Math.max(...WAYS.map(way => way.length));
  const rows = WAYS.map(way => [
    way,
    ...SHAPES.map(shape =>
      cells
        .filter(cell => cell.way === way && cell.shape === shape)
        .map(toText)
        .join(''),
    ),
  ]);
  return [
    '',
    ...[['', ...SHAPES], ...rows].map(([head = '', ...row]) =>
      [head.padEnd(width), ...row.map(text => text.padEnd(4))].join(' '),
    ),
    '',
    ...ACTION_NAMES.map(action => `${letter(action)}  ${action}: ${ACTIONS[action]}`),
    '',
    `${cells.length} views: each is loaded, acted upon as the letters say, and bought from, by its first wallet and its last in turns.`,
    '',
  ].join('\n');
}
