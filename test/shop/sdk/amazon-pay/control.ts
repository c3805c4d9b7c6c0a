import { createControlReader } from '../read-control';

const KEY = 'amazon-sandbox';

/** What a person or a test may choose; see the README beside this file. */
export interface Control {
  /** Leads nowhere, as a navigation does that the shopper stops. */
  stays?: boolean;
}

export const readControl = createControlReader<Control>(KEY, 'amazon pay');
