import { readJsonControl } from '../read-control';

const KEY = 'amazon-sandbox';

/** What a person or a test may choose; see the README beside this file. */
export interface Control {
  /** Leads nowhere, as a navigation does that the shopper stops. */
  stays?: boolean;
}

/** The control in the page's query string, else in the session storage. */
export function readControl(
  query = location.search,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): Control {
  return readJsonControl<Control>(KEY, 'amazon pay', query, storage);
}
