import { loadModes } from '../../../sandbox/pages/shapes/load-modes';
import {
  ACTIONS,
  type ActionName,
  REQUESTS,
  type RequestName,
} from '../../../sandbox/pages/shapes/script/actions';
import { shapes } from '../../../sandbox/pages/shapes/shapes';
import { playsAll } from '../matrix';
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
}

export const SHAPES = Object.keys(shapes);
export const WAYS = [...Object.keys(loadModes).filter(way => way !== 'none'), 'navigation'];
const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];
const REQUEST_NAMES = Object.keys(REQUESTS) as RequestName[];

/** What else a page shows after an action than before; such actions are a view's last, in this order. */
export const EFFECTS: Partial<Record<ActionName, (before: Sight, hasForm: boolean) => Sight>> = {
  quickAdd: ({ wallets, links, skeletons }) => ({
    wallets: [...wallets, ...wallets].sort(),
    links: links * 2,
    skeletons,
  }),
  removeWallet: before => ({ ...before, wallets: before.wallets.slice(1) }),
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

/** The views of `npm test`, in which every page and every way of loading meets every action: each page, and in which way. */
const ALWAYS: [shape: string, way: string][] = [
  ['P01', 'module'],
  ['P01', 'late'],
  ['P01', 'navigation'],
  ['P02', 'module-foot'],
  ['P03', 'module-twice'],
  ['P04', 'classic'],
  ['P05', 'classic-foot'],
  ['P06', 'classic-defer'],
  ['P07', 'classic-async'],
  ['P08', 'classic-twice'],
  ['P09', 'inline'],
  ['P10', 'inline-foot'],
  ['P11', 'inline-twice'],
  ['P12', 'init'],
  ['P13', 'module-and-init'],
  ['P14', 'bootstrap'],
  ['P15', 'failed-module'],
];

/** The views that this run plays; in `npm test` they are bought from by the first wallet and the last in turns. */
export function playedCells(): Cell[] {
  if (playsAll) return toCells();
  return ALWAYS.flatMap(([shape, way], index) =>
    toCells()
      .filter(cell => cell.shape === shape && cell.way === way)
      .map(cell => ({ ...cell, wallet: at(WALLETS, index) })),
  );
}

/** Pairs of this kind that no view has had. */
export function findMissing(cells: Cell[], kind: 'shape' | 'way'): string[] {
  const met = new Set(cells.flatMap(cell => cell.actions.map(action => `${cell[kind]} ${action}`)));
  const all = [...new Set(cells.map(cell => cell[kind]))];
  return all.flatMap(name => ACTION_NAMES.map(action => `${name} ${action}`)).filter(pair => !met.has(pair));
}
