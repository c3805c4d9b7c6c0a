import type { StoreCart, StoreOptions } from './store';

export interface StoreOption {
  handle: string;
  cents: number;
  method: string;
}

export interface StoreGroup {
  /** Key of the lines that the group delivers. Unlike the id, it never changes, and the page never reads it. */
  key: string;
  id: string;
  type: 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';
  offered: StoreOption[];
}

/** Delivery groups of a cart: 1, 2 with a subscription, 2 of one type, or more than the page reads. */
export type Groups = 1 | 2 | 'twins' | 'many';

type Row = Pick<StoreGroup, 'key' | 'type'>;
const ONCE: Row = { key: 'a', type: 'ONE_TIME_PURCHASE' };

const ROWS: Record<Groups, Row[]> = {
  1: [ONCE],
  2: [ONCE, { key: 'b', type: 'SUBSCRIPTION' }],
  twins: [ONCE, { ...ONCE, key: 'c' }],
  many: [...'adefghijklm'].map(key => ({ ...ONCE, key })),
};

const OPTIONS: Record<StoreGroup['type'], StoreOption[]> = {
  ONE_TIME_PURCHASE: [
    { handle: 'slow', cents: 2000, method: 'SHIPPING' },
    { handle: 'fast', cents: 3600, method: 'SHIPPING' },
    { handle: 'near', cents: 600, method: 'LOCAL' },
    { handle: 'pick-up', cents: 0, method: 'PICK_UP' },
  ],
  SUBSCRIPTION: [
    { handle: 'plan', cents: 800, method: 'SHIPPING' },
    { handle: 'plan-fast', cents: 1500, method: 'SHIPPING' },
  ],
};

function optionsOf(type: StoreGroup['type'], { groups, sharesHandles, hasCommas }: StoreOptions) {
  const all =
    sharesHandles && type === 'SUBSCRIPTION'
      ? OPTIONS.ONE_TIME_PURCHASE.map(option => ({ ...option, cents: option.cents / 2 }))
      : OPTIONS[type];
  const offered = groups === 'many' ? all.slice(0, 1) : all;
  return hasCommas ? offered.map(option => ({ ...option, handle: `${option.handle},1` })) : offered;
}

const VERSIONS: Record<StoreOptions['ids'], (cart: StoreCart) => unknown> = {
  'per address': ({ version }) => version,
  stable: () => '',
  'renewed at payment': ({ payment }) => payment !== undefined,
};

/** Returns the groups of a cart with an address. The whole address may remove the selected option. */
export function groupsOf(cart: StoreCart, options: StoreOptions): StoreGroup[] {
  const { isWhole } = cart.buyer;
  const all = ROWS[options.groups];
  const rows = isWhole && options.regroups === 'merge' ? all.slice(0, 1) : [...all];
  if (isWhole && options.regroups === 'swap') rows.reverse();
  return rows.map(({ key, type }) => ({
    key,
    id: `${key}-${VERSIONS[options.ids](cart)}`,
    type,
    offered: optionsOf(type, options).filter(
      ({ handle }) => !(options.dropsOption && isWhole && key === 'a' && handle === cart.dropped),
    ),
  }));
}
