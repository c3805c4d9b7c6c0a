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
  const text = new URLSearchParams(query).get(KEY) ?? storage.getItem(KEY);
  if (!text) return {};
  try {
    return JSON.parse(text) ?? {};
  } catch {
    console.warn(`[amazon pay sandbox] ${KEY} is not JSON: ${text}`);
    return {};
  }
}
