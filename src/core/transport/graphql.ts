/** The room `core/transport`. How the storefront API is asked, and asked again; a cart page needs it without a purchase. */

import { makeFetchOptions, makeFetchSource } from '@urql/core/internal';
import type { Operation } from 'urql';
import { toPromise } from 'wonka';
import { metric } from '../base/metric';
import { readRetryAfterMs } from '../base/retry-after';
import { script } from '../base/script';
import type { Attributes } from '../types/config';
import type { CompiledDocument } from '../types/document';
import type { CartError } from '../types/result';
import { type Endpoint, toApiUrl } from './api-url';
import { toLanguage } from './language';
import { NETWORK_CODES, type RequestOptions, request } from './request';
import { withoutToJson } from './without-to-json';

/** One answer of the API: its payload, and its failures as codes of the catalogue. */
export interface Answer<T> {
  /** The operation's payload, under the alias `result` that every document gives it; absent where it is `null`. */
  result?: T | undefined;
  errors: CartError[];
}

export interface CallOptions extends RequestOptions {
  /** Lets the request outlive the page. @default false */
  keepalive?: boolean;
  /** True for the call that begins a purchase. @default false */
  startsCheckout?: boolean;
}

/**
 * Sends one compiled document. It never rejects for what a server or a network can cause: such failures are in the answer.
 */
export type Graphql = <T>(
  document: CompiledDocument,
  variables?: Record<string, unknown>,
  options?: CallOptions,
) => Promise<Answer<T>>;

const DEFERRED = 'multipart/mixed; deferSpec=20220824, application/json';

/**
 * A client of the storefront API for one wallet (docs/specification.md#the-storefront-api). It uses urql's transport, which
 * puts deferred answers together, without urql's `Client` and exchanges, for their weight (docs/decisions.md#b1). The `Client`
 * also shares one answer between equal queries, so that a look at the cart after a change would get the answer from before
 * it.
 */
export function createGraphql(
  config: Attributes,
  instrument: string,
  endpoint: Endpoint = script.options,
): Graphql {
  const { accessToken, country, locales } = config;
  const url = toApiUrl(endpoint);

  return async (document, variables, { keepalive, startsCheckout, ...options } = {}) => {
    const [kind, name = ''] = document.match(/\w+/g) ?? [];
    const operation = {
      kind,
      context: {
        fetch: (input: string, init: RequestInit) => request(input, init, options),
        fetchOptions: {
          keepalive,
          headers: {
            Accept: document.includes('@defer') ? DEFERRED : 'application/json',
            'X-Shopify-Storefront-Access-Token': accessToken,
            'X-SDK-Variant': 'portable-wallets',
            'X-Wallet-Name': instrument,
            ...(startsCheckout && { 'X-Start-Wallet-Checkout': 'true' }),
          },
        },
      },
    } as unknown as Operation;
    const init = makeFetchOptions(operation, {
      query: document,
      operationName: name,
      variables: withoutToJson({ ...variables, country, language: toLanguage(locales) }),
      extensions: undefined,
    });
    const began = Date.now();
    const source = makeFetchSource(operation, `${url}?operation_name=${name}`, init);
    const { data, error } = await toPromise(source);
    const result = data?.result;
    // Errors beside a payload are about missing parts of it. Whoever needs such a part sees that it is missing.
    const errors = result ? [] : error ? toErrors(error) : data ? [] : [{ code: 'BAD_ANSWER' }];
    metric('operation', { name, outcome: errors[0]?.code ?? 'ok' }, began);
    return result ? { result, errors } : { errors };
  };
}

interface Failure {
  networkError?: Error;
  graphQLErrors: { message: string; extensions?: Record<string, unknown> }[];
  response?: Response;
}

function toErrors({ networkError, graphQLErrors, response }: Failure): CartError[] {
  const pause = response && readRetryAfterMs(response.headers);
  const retryAfter = pause ? { retryAfterMs: pause } : {};
  const refusal = response?.ok ? {} : { status: response?.status };
  if (graphQLErrors.length)
    return graphQLErrors.map(({ message, extensions }) => ({
      // Versions of the API have different codes for a token that is no longer valid.
      code:
        response?.status === 401
          ? 'UNAUTHORIZED'
          : String(extensions?.code ?? (response?.ok ? 'GRAPHQL' : 'HTTP')),
      message,
      ...refusal,
      ...retryAfter,
    }));
  if (response && !response.ok) return [{ code: 'HTTP', message: String(response.status), ...retryAfter }];
  return [{ code: NETWORK_CODES[networkError?.name ?? ''] ?? 'BAD_ANSWER' }];
}
