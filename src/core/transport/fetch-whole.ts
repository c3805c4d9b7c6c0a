import type { FetchCall } from './client';

/**
 * Sends a call whose answer comes in one piece, as all do that defer nothing. It is all that a cart's page needs before a click,
 * so that urql, which puts parts together, comes with a purchase (docs/decisions.md#b8).
 */
export const fetchWhole: FetchCall = async call => {
  const { document: query, name: operationName, variables, url, keepalive, fetch } = call;
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { ...call.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, operationName, variables }),
      keepalive,
    });
    const { data, errors } = Object(JSON.parse(await response.text()));
    const graphQLErrors = Array.isArray(errors) ? errors.map(Object) : [];
    return { data, error: graphQLErrors.length || !response.ok ? { graphQLErrors, response } : undefined };
  } catch (error) {
    return { error: { graphQLErrors: [], networkError: Object(error), response } };
  }
};
