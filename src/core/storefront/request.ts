import {
  DEFAULT_API_VERSION,
  REQUEST_RETRIES_MAX,
  REQUEST_RETRY_STATUSES,
  REQUEST_RETRY_WAIT_MS,
  REQUEST_TIMEOUT_MS,
} from '../platform/constants';
import { nullProto } from '../platform/objects';
import { readRetryAfterMs } from '../platform/retry';
import { type ScriptOptions, script } from '../platform/script';
import { toUrl } from '../platform/url';
import { wait, withTimeout } from '../platform/wait';

/** Error codes, by the names of the exceptions that `fetch` and abort signals throw. */
export const NETWORK_CODES = nullProto<Record<string, string>>({
  TimeoutError: 'TIMEOUT',
  AbortError: 'ABORTED',
  TypeError: 'NETWORK',
});

/** Options of one request. */
export interface RequestOptions {
  /** Retries after a 429 or 503, from 0 to 3. @default 3 */
  retries?: 0 | 1 | 2 | 3;
  /** Time-out of each attempt, in ms. If the server requests a longer pause, there is no retry. @default 15,000 */
  timeoutMs?: number;
  /** Called before each attempt. If it returns false, nothing more is sent. @default always true */
  isWanted?: (() => boolean) | undefined;
  /** Called for each attempt that the server may have received, but not answered: no response, or a 5xx. @default nothing */
  onLost?: (() => void) | undefined;
}

/**
 * Sends a request, with time-outs and retries. Apps on real shops patch `window.fetch` and read its two arguments
 * (docs/decisions.md#s6). So `fetch` is looked up at each call, and gets a URL as text and the options. Such an app may drop the
 * signal, so a timer also limits the whole response, whose body might never end.
 *
 * @param read reads the last response, even if that is still a 429 or 503
 */
export async function request<T>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
  options?: RequestOptions,
): Promise<T> {
  const {
    retries = REQUEST_RETRIES_MAX,
    timeoutMs = REQUEST_TIMEOUT_MS,
    isWanted,
    onLost,
  } = nullProto<RequestOptions>(options);
  // A path is resolved against the page's URL, not against its `<base>`, which a shop's rich text may contain.
  const absoluteUrl = toUrl(url)?.href ?? url;
  for (let attempts: number = retries; ; attempts--) {
    if (isWanted?.() === false) throw new DOMException('', 'AbortError');
    /** Resolves to the value that was read, or to the pause before the next attempt. */
    const attempt = async (): Promise<[value: T] | number> => {
      const response = await window.fetch(absoluteUrl, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      // The `Date` of a cached response is old.
      const skew =
        !response.headers.get('age') && Date.parse(response.headers.get('date') ?? '') - Date.now();
      if (skew || skew === 0) script.clockSkewMs = skew;
      if (response.status >= 500) onLost?.();
      const pause = readRetryAfterMs(response.headers) ?? REQUEST_RETRY_WAIT_MS;
      if (!attempts || !REQUEST_RETRY_STATUSES.includes(response.status) || pause > timeoutMs)
        return [await read(response)];
      // Not awaited: if an app has cloned the response, `cancel()` settles only when the clone's body is cancelled too.
      void (async () => response.body?.cancel())().catch(() => {});
      return pause;
    };
    const attempted = await withTimeout(attempt(), timeoutMs, '').catch(error => {
      onLost?.();
      throw error;
    });
    if (typeof attempted === 'object') return attempted[0];
    await wait(attempted);
  }
}

/** Location of the API, from the script's tag. */
export type Endpoint = Pick<ScriptOptions, 'api' | 'apiVersion'>;

/** Returns the URL of the storefront API: a path, unless `api` names another origin. */
export function toApiUrl(endpoint: Endpoint): string {
  const { api = '', apiVersion = DEFAULT_API_VERSION } = endpoint;
  return `${api.replace(/\/$/, '')}/api/${apiVersion}/graphql.json`;
}
