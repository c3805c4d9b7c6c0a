import type { Shared } from './shared';

/** What `consent.js` takes from the first file. The build puts these names in the place of its sources' imports. */
export let jsx: Shared['jsx'];
export let signal: Shared['signal'];
export let later: Shared['later'];
export let marks: Shared['marks'];
export let ownDocument: Shared['ownDocument'];
export let policy: Shared['policy'];
export let report: Shared['report'];
export let Skeleton: Shared['Skeleton'];

export function receive(shared: Shared): void {
  ({ jsx, signal, later, marks, ownDocument, policy, report, Skeleton } = shared);
}
