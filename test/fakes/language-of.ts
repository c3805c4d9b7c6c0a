import cart from '../../src/core/storefront/documents/cart.graphql';
import { createStreamingClient } from '../../src/core/storefront/streaming-client';
import { CONFIG } from './config';
import { fakeFetch, result } from './fake-fetch';

/** Returns the language of a request from a page with these locales. */
export async function languageOf(locales: string[]): Promise<unknown> {
  const fetch = fakeFetch({ cart: result({}) });
  await createStreamingClient({ ...CONFIG, locales: locales as [string] }, 'BuyItNow', {})(cart);
  fetch.restore();
  return fetch.calls[0]?.variables.language;
}
