import type { FetchCall } from './client';

/**
 * Sends a call that defers nothing, so that its answer is in one piece, or the first part of a streamed one. It is all that a cart's
 * page needs before a click, so that urql, which puts parts together, comes with a purchase (docs/decisions.md#b8).
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
    const text = await response.text();
    const [whole = ''] = text.slice(text.indexOf('{')).split('\r\n--');
    const { data, errors } = Object(JSON.parse(whole));
    const graphQLErrors = Array.isArray(errors) ? errors.map(Object) : [];
    return { data, error: graphQLErrors.length || !response.ok ? { graphQLErrors, response } : undefined };
  } catch (error) {
    return { error: { graphQLErrors: [], networkError: Object(error), response } };
  }
};
