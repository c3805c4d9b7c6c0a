import type { Shared } from './shared';

/** What `cart.js` takes from the first file: the build puts these names where its sources import them from elsewhere. */
export let metric: Shared['metric'];
export let script: Shared['script'];
export let toLanguage: Shared['toLanguage'];

export function receive(shared: Shared): void {
  ({ metric, script, toLanguage } = shared);
}
