import { base, store } from '../browser/shop';
import { answer } from './answer';

/** How long the demo's server takes for an answer, in milliseconds: about what a real one does. */
const ANSWER_MS = 150;

/** Told to the page of each operation that the script asks for. */
export interface DemoCall {
  operation: string;
  bytes: number;
}

// A DEMO: this page has no server. Whatever asks the storefront API is answered in the page, by the sandbox's own store; any
// other request goes its way. It has to run before the script, which reads `fetch` when it asks.
const { fetch } = window;

window.fetch = async (input, options) => {
  const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
  const operation = url.searchParams.get('operation_name');
  if (!operation || !url.pathname.endsWith('/graphql.json')) return fetch(input, options);
  const { variables } = JSON.parse(String(options?.body ?? '{}'));
  await new Promise(resolve => setTimeout(resolve, ANSWER_MS));
  const body = await answer(store, operation, variables ?? {}, base);
  const detail: DemoCall = { operation, bytes: body.length };
  document.dispatchEvent(new CustomEvent('demo:call', { detail }));
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};
