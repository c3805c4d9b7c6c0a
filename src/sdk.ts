import { policy } from './core/base/policy';
import type { ExtendHost } from './core/click/later';
import { extendHost } from './core/sdk/extend-host';
import { toSdkUrl } from './core/sdk/sdk-url';
import { receive } from './sdk-seam';
import type { Shared } from './shared';

/** Makes `dist/sdk.js`, for a page that shows a wallet with a sheet or a window of its own. */
export default function createSdk(shared: Shared): ExtendHost {
  receive(shared);
  policy.toSdkUrl = toSdkUrl;
  return extendHost;
}
