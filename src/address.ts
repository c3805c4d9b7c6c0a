import { toAddress } from './core/address/address';
import type { Host } from './core/types/host';

/** Makes `dist/address.js`, for a purchase whose wallet tells addresses. */
export default toAddress satisfies Host['address'];
