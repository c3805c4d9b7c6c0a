import { SDK_LOAD_ATTEMPTS, SDK_LOAD_RETRY_MS } from './constants';
import { wait } from './wait';

const loading = new Map<string, Promise<void>>();

/**
 * Loads a wallet's SDK, once for each URL; a failure is forgotten, so that a later button may try again.
 *
 * @param ready what tells that the SDK is there already, or has arrived
 * @throws after three attempts
 */
export function loadScript(url: string, ready: () => unknown): Promise<void> {
  if (ready()) return Promise.resolve();
  let promise = loading.get(url);
  if (!promise) {
    promise = attempt(url, ready, SDK_LOAD_ATTEMPTS);
    loading.set(url, promise);
    promise.catch(() => loading.delete(url));
  }
  return promise;
}

async function attempt(url: string, ready: () => unknown, left: number): Promise<void> {
  try {
    await append(url);
    if (!ready()) throw new Error(`SDK not there after loading ${url}`);
  } catch (error) {
    if (left <= 1) throw error;
    await wait(SDK_LOAD_RETRY_MS);
    await attempt(url, ready, left - 1);
  }
}

function append(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = url;
    tag.async = true;
    // A page with a nonce policy lets a script in only with that nonce.
    tag.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    // PayPal's script reads it from here for the styles and frames that it makes itself.
    if (tag.nonce) tag.dataset.cspNonce = tag.nonce;
    tag.onload = () => resolve();
    tag.onerror = () => {
      tag.remove();
      reject(new Error(`Could not load ${url}`));
    };
    document.head.append(tag);
  });
}
