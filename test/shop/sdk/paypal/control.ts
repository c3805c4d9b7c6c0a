import { createControlReader } from '../read-control';

const KEY = 'paypal-sandbox';

/** What a person or a test may choose of PayPal's side; see the README beside this file. */
export interface Control {
  /** Funding sources that can't pay here. */
  ineligible?: string[];
  /** Blocks pop-ups, as a browser may. */
  noPopups?: boolean;
  /** How long the page's answer to the click takes to reach the button. */
  clickLagMs?: number;
  /** Tells of a window that was closed while the order was made before the order is there. */
  errorFirst?: boolean;
  /** Makes `render` reject, as when the frame can't be loaded. */
  noFrame?: boolean;
}

export const readControl = createControlReader<Control>(KEY, 'paypal');
