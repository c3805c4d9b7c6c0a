import type { Transport } from './core/click/later';
import type { Shared } from './shared';

type Taken = Shared & Transport;

/**
 * What `checkout.js` takes from the files before it. The build puts these names in the place of its sources' imports. They
 * are empty until `receive` is called, so nothing may use them while the file itself runs.
 */
export let jsx: Taken['jsx'];
export let jsxs: Taken['jsxs'];
export let createRoot: Taken['createRoot'];
export let useEffect: Taken['useEffect'];
export let useRef: Taken['useRef'];
export let signal: Taken['signal'];
export let running: Taken['running'];
export let findText: Taken['findText'];
export let t: Taken['t'];
export let readCookie: Taken['readCookie'];
export let metric: Taken['metric'];
export let report: Taken['report'];
export let trusted: Taken['trusted'];
export let ownDocument: Taken['ownDocument'];
export let Skeleton: Taken['Skeleton'];
export let createStyledRoot: Taken['createStyledRoot'];
export let createGraphql: Taken['createGraphql'];
export let request: Taken['request'];
export let NETWORK_CODES: Taken['NETWORK_CODES'];

export function receive(shared: Shared, transport: Transport): void {
  ({
    jsx,
    jsxs,
    createRoot,
    useEffect,
    useRef,
    signal,
    running,
    findText,
    t,
    readCookie,
    metric,
    report,
    trusted,
    ownDocument,
    Skeleton,
    createStyledRoot,
  } = shared);
  ({ createGraphql, request, NETWORK_CODES } = transport);
}
