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

/** One view of a page: how it loads the script, and the theme's actions. */
export interface Cell {
  shape: string;
  way: string;
  actions: ActionName[];
  request: RequestName;
  /** The wallet that buys at the end: the section's, or that of the theme's modal. */
  wallet: 'first' | 'last';
  /** Why it failed. */
  failure?: string;
}

export const SHAPES = Object.keys(shapes);
const WAYS = [...Object.keys(loadModes).filter(way => way !== 'none'), 'navigation'];
const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];
const REQUEST_NAMES = Object.keys(REQUESTS) as RequestName[];

/** How an action changes the page. These actions are a view's last, in this order. */
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

/** All actions in the order of a view. */
const TURN: ActionName[] = [
  ...ACTION_NAMES.filter(name => !EFFECTS[name]),
  ...ACTION_NAMES.filter(name => EFFECTS[name]),
];

/** Every page with every way of loading, and every action. */
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

/** Views of `npm test`, which combine every page and every way of loading with every action: each page with its way. */
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

/** Views of this run. In `npm test`, they buy alternately with the first and the last wallet. */
export function playedCells(): Cell[] {
  if (playsAll) return toCells();
  return ALWAYS.flatMap(([shape, way], index) =>
    toCells()
      .filter(cell => cell.shape === shape && cell.way === way)
      .map(cell => ({ ...cell, wallet: at(WALLETS, index) })),
  );
}

/** Combinations of this kind that no view has covered. */
export function findMissing(cells: Cell[], kind: 'shape' | 'way'): string[] {
  const met = new Set(cells.flatMap(cell => cell.actions.map(action => `${cell[kind]} ${action}`)));
  const all = [...new Set(cells.map(cell => cell[kind]))];
  return all.flatMap(name => ACTION_NAMES.map(action => `${name} ${action}`)).filter(pair => !met.has(pair));
}
