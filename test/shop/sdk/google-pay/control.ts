import { createControlReader } from '../read-control';
import type { PaymentsError } from './types';

const KEY = 'gpay-sandbox';

/** What a person or a test may choose of the shopper's side; see the README beside this file. */
export interface Control {
  /** What `isReadyToPay` says. @default true */
  ready?: boolean;
  /** Refuses the sheet: `true` with BUYER_ACCOUNT_ERROR, else with this status code. */
  decline?: boolean | PaymentsError['statusCode'];
  /** Account that the sheet opens with. */
  account?: string;
  /** Address that the sheet opens with. */
  autoAddress?: string | undefined;
  /** Leaves the sheet usable while INITIALIZE waits, as the real one was seen to do. */
  noLoader?: boolean;
  /** How long a callback may take. */
  callbackTimeoutMs?: number;
}

export const readControl = createControlReader<Control>(KEY, 'google pay');
