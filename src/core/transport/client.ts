/** The room `core/transport`. How the storefront API is asked, and asked again; a cart page needs it without a purchase. */

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

/** One request to the API. */
export interface Call {
  document: CompiledDocument;
  /** Name of the operation. */
  name: string;
  variables: Record<string, unknown>;
  url: string;
  headers: Record<string, string>;
  /** Lets the request outlive the page. */
  keepalive: boolean;
  /** Sends it, in the time and as often as its caller wants. */
  fetch(url: string, init: RequestInit): Promise<Response>;
}

interface Failure {
  networkError?: Error;
  graphQLErrors: { message: string; extensions?: Record<string, unknown> }[];
  response?: Response | undefined;
}

/** Sends a call and puts its answer together. It never rejects for what a server or a network can cause. */
export type FetchCall = <T>(
  call: Call,
) => Promise<{ data?: { result?: T | null } | null; error?: Failure | undefined }>;

const DEFERRED = 'multipart/mixed; deferSpec=20220824, application/json';

/**
 * A client of the storefront API for one wallet (docs/specification.md#the-storefront-api).
 *
 * @param fetchCall reads answers in one piece (`fetchWhole`), or in parts as well (`core/server/graphql.ts`)
 */
export function createApiClient(
  config: Attributes,
  instrument: string,
  fetchCall: FetchCall,
  endpoint: Endpoint = script.options,
): Graphql {
  const { accessToken, country, locales } = config;

  return ask;

  async function ask<T>(
    document: CompiledDocument,
    variables?: Record<string, unknown>,
    { keepalive = false, startsCheckout, ...options }: CallOptions = {},
  ): Promise<Answer<T>> {
    const [, name = ''] = document.match(/\w+/g) ?? [];
    const began = Date.now();
    const { data, error } = await fetchCall<T>({
      document,
      name,
      variables: withoutToJson({ ...variables, country, language: toLanguage(locales) }),
      url: `${toApiUrl(endpoint)}?operation_name=${name}`,
      keepalive,
      headers: {
        Accept: document.includes('@defer') ? DEFERRED : 'application/json',
        'X-Shopify-Storefront-Access-Token': accessToken,
        'X-SDK-Variant': 'portable-wallets',
        'X-Wallet-Name': instrument,
        ...(startsCheckout && { 'X-Start-Wallet-Checkout': 'true' }),
      },
      fetch: (url, init) => request(url, init, options),
    });
    const result = data?.result;
    // Errors beside a payload are about missing parts of it. Whoever needs such a part sees that it is missing.
    const errors = result ? [] : error ? toErrors(error) : data ? [] : [{ code: 'BAD_ANSWER' }];
    metric('operation', { name, outcome: errors[0]?.code ?? 'ok' }, began);
    return result ? { result, errors } : { errors };
  }
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
