import type { Shared } from './shared';

/** What `consent.js` takes from the first file. The build puts these names in the place of its sources' imports. */
export let later: Shared['later'];
export let marks: Shared['marks'];
export let ownDocument: Shared['ownDocument'];
export let report: Shared['report'];

export function receive(shared: Shared): void {
  ({ later, marks, ownDocument, report } = shared);
}
