import type { Shared } from './shared';

/** What `checkout-element.js` takes from the first file. The build puts these names in the place of its sources' imports. */
export let jsx: Shared['jsx'];
export let signal: Shared['signal'];
export let readCookie: Shared['readCookie'];
export let ownDocument: Shared['ownDocument'];
export let unclobbered: Shared['unclobbered'];
export let DeveloperError: Shared['DeveloperError'];
export let readAttributes: Shared['readAttributes'];
export let readWallet: Shared['readWallet'];
export let broken: Shared['broken'];
export let findWallet: Shared['findWallet'];
export let loadWallet: Shared['loadWallet'];
export let createButtonSet: Shared['createButtonSet'];

export function receive(shared: Shared): void {
  ({
    jsx,
    signal,
    readCookie,
    ownDocument,
    unclobbered,
    DeveloperError,
    readAttributes,
    readWallet,
    broken,
    findWallet,
    loadWallet,
    createButtonSet,
  } = shared);
}
