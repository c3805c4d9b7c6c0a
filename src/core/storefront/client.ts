import { emitMetric } from '../platform/metric';
import { nullProto, nullProtoDeep } from '../platform/objects';
import { readRetryAfterMs } from '../platform/retry';
import { script } from '../platform/script';
import type { PageSettings } from '../types/page';
import type { CartError, CompiledDocument } from '../types/result';
import { type Endpoint, NETWORK_CODES, type RequestOptions, request, toApiUrl } from './request';

/**
 * Matches the values of the API's enum `LanguageCode`, grouped by first letter. Most have two letters, two have three, and
 * Portuguese and Chinese may have a region (docs/specification.md#the-storefront-api). The API rejects a request with any other
 * value. A test compares the pattern with the schema.
 */
const LANGUAGE_CODES =
  /^(A[FKMRSZ]|B[EGMNORS]|C[AESUY]|CKB|D[AEZ]|E[ELNOSTU]|F[AFIORY]|FIL|G[ADLUV]|H[AEIRUY]|I[ADGIST]|J[AV]|K[AIKLMNOSUWY]|L[ABGNOTUV]|M[GIKLNORSTY]|N[BDELNO]|O[MRS]|P[ALST]|QU|R[MNOUW]|S[ACDEGHIKLNOQRUVW]|T[AEGHIKORT]|U[GKRZ]|V[IO]|WO|XH|Y[IO]|Z[HU]|PT_(BR|PT)|ZH_(CN|TW))$/i;

/**
 * Returns the `LanguageCode` of the first locale that the API supports: `pt-BR` -> `PT_BR`, `bg-BG` -> `BG`. A locale without a region
 * gets the one of most of its speakers: `pt` -> `PT_BR`, `zh-Hant` -> `ZH_TW`. Invalid locales are skipped.
 */
function toLanguage(locales: string[]): string | undefined {
  return locales
    .flatMap(locale => {
      try {
        const tag = new Intl.Locale(locale.replaceAll('_', '-'));
        // The first call of `maximize` takes 25 ms on a slow phone.
        const isWhole = !/^(zh(?!-(CN|TW))|pt$)/.test(`${tag}`);
        const { language, script, region } = isWhole ? tag : tag.maximize();
        // The API names the script of Chinese by a region.
        return [`${language}_${script === 'Hant' ? 'TW' : script === 'Hans' ? 'CN' : region}`, language];
      } catch {
        return [];
      }
    })
    .find(code => LANGUAGE_CODES.test(code))
    ?.toUpperCase();
}

/** One response of the API: its payload, or the errors that replace it. */
export interface StorefrontResponse<T> {
  /** The operation's payload: every document gives its field the alias `result`. Undefined if the API returns `null`, or fails. */
  result: T | undefined;
  /** Codes of `core/errors/policies.ts`; empty if there is a payload. */
  errors: CartError[];
}

export interface CallOptions extends RequestOptions {
  /** Header `Accept`. @default JSON */
  accept?: string;
  /** Lets the request outlive the page. @default false */
  keepalive?: boolean;
  /** True for the call that starts a purchase. @default false */
  startsCheckout?: boolean;
}

/**
 * Sends one compiled document. Doesn't reject if the server or the network fails: the response then has `errors`.
 */
export type StorefrontClient = <T>(
  document: CompiledDocument,
  variables?: Record<string, unknown>,
  options?: CallOptions,
) => Promise<StorefrontResponse<T>>;

/** The parsed body of a response. */
export interface RawResponse<T> {
  data?: { result?: T | null } | null;
  /** The API's errors, in the shape of urql's `CombinedError`. */
  graphQLErrors?: { message: string; extensions?: Record<string, unknown> }[] | undefined;
}

/** A response with its body, or why one of them is missing. */
interface Attempted<T> extends RawResponse<T> {
  response?: Response;
  networkError?: Error;
}

const toFailure = (error: unknown) => ({ networkError: Object(error) });

const JSON_TYPE = 'application/json';

/** Parses the body of one response. @throws if that fails */
export type ReadResponse = <T>(response: Response) => Promise<RawResponse<T>>;

/**
 * Creates a client of the storefront API for one wallet (docs/specification.md#the-storefront-api).
 *
 * @param readResponse reads all parts of a response (`streaming-client.ts`), or only the first one (`limited-cart.ts`)
 */
export function createStorefrontClient(
  settings: PageSettings,
  instrument: string,
  readResponse: ReadResponse,
  endpoint: Endpoint = script.options,
): StorefrontClient {
  const { accessToken, country, locales } = settings;

  return send;

  async function send<T>(
    document: CompiledDocument,
    variables?: Record<string, unknown>,
    callOptions?: CallOptions,
  ): Promise<StorefrontResponse<T>> {
    const {
      accept = JSON_TYPE,
      keepalive = false,
      startsCheckout,
      ...options
    } = nullProto<CallOptions>(callOptions);
    // A document begins with its kind and its name: `mutation cartCreate…`.
    const [, name = ''] = document.split(/\W/);
    const began = Date.now();
    const init = {
      method: 'POST',
      headers: {
        'Content-Type': JSON_TYPE,
        Accept: accept,
        'X-Shopify-Storefront-Access-Token': accessToken,
        'X-SDK-Variant': 'portable-wallets',
        'X-Wallet-Name': instrument,
        ...(startsCheckout && { 'X-Start-Wallet-Checkout': 'true' }),
      },
      body: JSON.stringify(
        nullProtoDeep({
          query: document,
          operationName: name,
          variables: { ...variables, country, language: toLanguage(locales) },
        }),
      ),
      keepalive,
    };
    const url = `${toApiUrl(endpoint)}?operation_name=${name}`;
    const read = async (response: Response): Promise<Attempted<T>> => ({
      response,
      ...(await readResponse<T>(response).catch(toFailure)),
    });
    const attempted = nullProto<Attempted<T>>(await request(url, init, read, options).catch(toFailure));
    const { data, response, graphQLErrors } = attempted;
    const result = data?.result ?? undefined;
    const isRejected = !response?.ok || graphQLErrors?.length;
    // If there is a payload, an error only explains why a part of the payload is missing. Code that needs the part checks for it.
    const errors = result || (data && !isRejected) ? [] : toErrors(attempted);
    // The body can't be read, or has neither a payload nor errors.
    if (!result && !isRejected) options.onLost?.();
    emitMetric('operation', { name, outcome: errors[0]?.code ?? 'ok' }, began);
    return { result, errors };
  }
}

/** Maps a failure to errors: one for each error of the API, else one for the HTTP status or the exception. */
function toErrors({ networkError, graphQLErrors, response }: Attempted<unknown>): CartError[] {
  if (response) {
    const { ok, status, headers } = response;
    const pause = readRetryAfterMs(headers);
    const retryAfter = pause && { retryAfterMs: pause };
    if (graphQLErrors?.length)
      return graphQLErrors.map(({ message, extensions }) => {
        const { code } = nullProto<{ code?: unknown }>(extensions);
        const known = typeof code === 'string' ? code : ok ? 'GRAPHQL' : 'HTTP';
        // For an invalid token, the code depends on the version of the API, but the status is always 401.
        const failed = { code: status === 401 ? 'UNAUTHORIZED' : known, message, ...retryAfter };
        return ok ? failed : { ...failed, status };
      });
    if (!ok) return [{ code: 'HTTP', message: `${status}`, ...retryAfter }];
  }
  // An app may have replaced `fetch`, so that the exception has a name that `NETWORK_CODES` lacks.
  const code = response ? 'BAD_ANSWER' : 'NETWORK';
  return [{ code: NETWORK_CODES[`${networkError?.name}`] ?? code }];
}
