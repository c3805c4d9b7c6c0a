import { bareDeep } from '../base/bare';
import type { ReadReply } from './client';

/**
 * Reads an answer in one piece, or the first part of a streamed one. It is all that a cart's page needs before a click, so that urql,
 * which puts parts together, comes with a purchase (docs/decisions.md#b8).
 */
export const readWhole: ReadReply = async response => {
  const text = await response.text();
  const [whole = ''] = text.slice(text.indexOf('{')).split('\r\n--');
  const { data, errors } = bareDeep(Object(JSON.parse(whole)));
  const graphQLErrors = Array.isArray(errors) ? errors.map(Object) : [];
  return { data, error: graphQLErrors.length || !response.ok ? { graphQLErrors, response } : undefined };
};
