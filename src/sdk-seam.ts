import type { Shared } from './shared';

/** What `sdk.js` takes from the first file. The build puts these names in the place of its sources' imports. */
export let DeveloperError: Shared['DeveloperError'];
export let later: Shared['later'];
export let loadModule: Shared['loadModule'];
export let policy: Shared['policy'];
export let report: Shared['report'];
export let toReadable: Shared['toReadable'];
export let script: Shared['script'];

export function receive(shared: Shared): void {
  ({ DeveloperError, later, loadModule, policy, report, toReadable, script } = shared);
}
