import type { StoreCart, StoreOptions } from './store';

export interface StoreOption {
  handle: string;
  cents: number;
  method: string;
}

export interface StoreGroup {
  id: string;
  type: 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';
  offered: StoreOption[];
}

export const TYPES = ['ONE_TIME_PURCHASE', 'SUBSCRIPTION'] as const;

const OPTIONS: Record<StoreGroup['type'], StoreOption[]> = {
  ONE_TIME_PURCHASE: [
    { handle: 'slow', cents: 2000, method: 'SHIPPING' },
    { handle: 'fast', cents: 3500, method: 'SHIPPING' },
    { handle: 'near', cents: 500, method: 'LOCAL' },
    { handle: 'pick-up', cents: 0, method: 'PICK_UP' },
  ],
  SUBSCRIPTION: [
    { handle: 'plan', cents: 800, method: 'SHIPPING' },
    { handle: 'plan-fast', cents: 1500, method: 'SHIPPING' },
  ],
};

const shared = (type: StoreGroup['type']) =>
  OPTIONS.ONE_TIME_PURCHASE.map(option => ({
    ...option,
    cents: type === 'SUBSCRIPTION' ? option.cents / 2 : option.cents,
  }));

/** The groups of a cart that has an address. With the whole one an option may be gone: the one that was chosen. */
export function groupsOf(
  cart: StoreCart,
  { groups, dropsOption, regroups, sharesHandles }: StoreOptions,
): StoreGroup[] {
  const all = TYPES.slice(0, groups);
  const optionsOf = (type: StoreGroup['type']) => (sharesHandles ? shared(type) : OPTIONS[type]);
  const isWhole = cart.address === 'whole';
  const types = isWhole && regroups === 'merge' ? all.slice(0, 1) : [...all];
  if (isWhole && regroups === 'swap') types.reverse();
  return types.map(type => ({
    id: `${type}-${cart.version}`,
    type,
    offered:
      dropsOption && cart.address === 'whole' && type === 'ONE_TIME_PURCHASE'
        ? optionsOf(type).filter(({ handle }) => handle !== cart.dropped)
        : optionsOf(type),
  }));
}
