import type { Shared } from './shared';

/** What `cart.js` takes from the first file. The build puts these names in the place of its sources' imports. */
export let metric: Shared['metric'];
export let script: Shared['script'];

export function receive(shared: Shared): void {
  ({ metric, script } = shared);
}
