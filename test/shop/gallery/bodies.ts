import type { Html } from '../web/html';
import type { Visit } from '../web/visit';
import { backgrounds } from './backgrounds';
import { grids } from './grids';
import type { PARTS } from './parts';
import { shopPage } from './shop-page';
import { skeletons } from './skeletons';
import { states } from './states';
import { subscriptions } from './subscriptions';

/** What a frame shows of its part; all where it is empty. */
export interface Shown {
  wallet: string;
  state: string;
}

export function readShown({ searchParams }: URL): Shown {
  return { wallet: searchParams.get('wallet') ?? '', state: searchParams.get('state') ?? '' };
}

/** What stands in the frames of each part. */
export const BODIES: Record<keyof typeof PARTS, (visit: Visit, shown: Shown) => Html> = {
  states,
  subscriptions,
  grids,
  widths: shopPage,
  skeletons,
  backgrounds,
};
