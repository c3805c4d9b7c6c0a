import { makeFetchOptions, makeFetchSource } from '@urql/core/internal';
import type { Operation } from 'urql';
import { toPromise } from 'wonka';
import type { Endpoint } from '../transport/api-url';
import { createApiClient, type FetchCall, type Graphql } from '../transport/client';
import type { Attributes } from '../types/config';

/**
 * A client of the storefront API for a purchase. It uses urql's transport, which puts deferred answers together, without urql's
 * `Client` and exchanges, for their weight (docs/decisions.md#b1). The `Client` also shares one answer between equal queries, so
 * that a look at the cart after a change would get the answer from before it.
 */
export const createGraphql = (config: Attributes, instrument: string, endpoint?: Endpoint): Graphql =>
  createApiClient(config, instrument, fetchParts, endpoint);

const fetchParts: FetchCall = ({ document, name, variables, url, headers, keepalive, fetch }) => {
  const [kind] = document.match(/\w+/) ?? [];
  const operation = {
    kind,
    context: { fetch, fetchOptions: { keepalive, headers } },
  } as unknown as Operation;
  const init = makeFetchOptions(operation, {
    query: document,
    operationName: name,
    variables,
    extensions: undefined,
  });
  return toPromise(makeFetchSource(operation, url, init));
};
