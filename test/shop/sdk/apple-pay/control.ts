import { createControlReader } from '../read-control';

const KEY = 'apay-sandbox';

/** What a person or a test may choose of the shopper's side; see the README beside this file. */
export interface Control {
  /** False: a browser without Apple Pay. @default true */
  installed?: boolean;
  /** What `canMakePayments` says; `throws` as in a frame that may not pay. @default true */
  available?: boolean | 'throws';
  /** Newest version of the API that this browser knows. @default 14 */
  version?: number;
  /** Contact that the sheet opens with. */
  contact?: string;
  /** Refuses a total of nothing, as WebKit did once. */
  refusesZero?: boolean;
  /** How long the sheet waits for an answer. */
  answerTimeoutMs?: number;
}

export const readControl = createControlReader<Control>(KEY, 'apple pay');
