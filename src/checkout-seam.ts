import type { Transport } from './core/click/later';
import type { Shared } from './shared';

type Earlier = Shared & Transport;

/**
 * What `checkout.js` takes from the files before it. The build puts these names in the place of its sources' imports. They
 * are empty until `receive` is called, so nothing may use them while the file itself runs.
 */
export let jsx: Earlier['jsx'];
export let jsxs: Earlier['jsxs'];
export let createRoot: Earlier['createRoot'];
export let signal: Earlier['signal'];
export let running: Earlier['running'];
export let fillIn: Earlier['fillIn'];
export let marks: Earlier['marks'];
export let t: Earlier['t'];
export let readCookie: Earlier['readCookie'];
export let metric: Earlier['metric'];
export let report: Earlier['report'];
export let ownDocument: Earlier['ownDocument'];
export let Skeleton: Earlier['Skeleton'];
export let createStyledRoot: Earlier['createStyledRoot'];
export let unclobbered: Earlier['unclobbered'];
export let createApiClient: Earlier['createApiClient'];
export let request: Earlier['request'];
export let NETWORK_CODES: Earlier['NETWORK_CODES'];

export function receive(shared: Shared, transport: Transport): void {
  ({
    jsx,
    jsxs,
    createRoot,
    signal,
    running,
    fillIn,
    marks,
    t,
    readCookie,
    metric,
    report,
    ownDocument,
    Skeleton,
    createStyledRoot,
    unclobbered,
  } = shared);
  ({ createApiClient, request, NETWORK_CODES } = transport);
}
