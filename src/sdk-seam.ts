import type { Shared } from './shared';

/** What `sdk.js` takes from the first file. The build puts these names in the place of its sources' imports. */
export let DeveloperError: Shared['DeveloperError'];
export let later: Shared['later'];
export let loadModule: Shared['loadModule'];
export let report: Shared['report'];
export let script: Shared['script'];
export let scriptRule: Shared['scriptRule'];
export let trusted: Shared['trusted'];

export function receive(shared: Shared): void {
  ({ DeveloperError, later, loadModule, report, script, scriptRule, trusted } = shared);
}
