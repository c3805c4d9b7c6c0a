import type { Shared } from './shared';

/** What `brand.js` takes from the first file. The build puts these names in the place of its sources' imports. */
export let metric: Shared['metric'];
export let ownDocument: Shared['ownDocument'];
export let t: Shared['t'];
export let toFile: Shared['toFile'];
export let styleDocument: Shared['styleDocument'];
export let togetherLater: Shared['togetherLater'];
export let unclobbered: Shared['unclobbered'];

export function receive(shared: Shared): void {
  ({ metric, ownDocument, t, toFile, styleDocument, togetherLater, unclobbered } = shared);
}
