import type { Shared } from './shared';

/**
 * What `cart-elements.js` takes from the first file. The build puts these names in the place of its sources' imports. They are
 * empty until `receive` is called, so nothing may use them while the file itself runs.
 */
export let jsx: Shared['jsx'];
export let jsxs: Shared['jsxs'];
export let signal: Shared['signal'];
export let readCookie: Shared['readCookie'];
export let ownDocument: Shared['ownDocument'];
export let unclobbered: Shared['unclobbered'];
export let later: Shared['later'];
export let marks: Shared['marks'];
export let t: Shared['t'];
export let readAttributes: Shared['readAttributes'];
export let readFlags: Shared['readFlags'];
export let readWallets: Shared['readWallets'];
export let prepareWallet: Shared['prepareWallet'];
export let putFirst: Shared['putFirst'];
export let createButtonSet: Shared['createButtonSet'];
export let setConsent: Shared['setConsent'];
export let styleDocument: Shared['styleDocument'];

export function receive(shared: Shared): void {
  ({
    jsx,
    jsxs,
    signal,
    readCookie,
    ownDocument,
    unclobbered,
    later,
    marks,
    t,
    readAttributes,
    readFlags,
    readWallets,
    prepareWallet,
    putFirst,
    createButtonSet,
    setConsent,
    styleDocument,
  } = shared);
}
