import { SDK_LOAD_ATTEMPTS, SDK_LOAD_RETRY_MS } from '../base/constants';
import { loadOnce } from '../base/once';
import { script } from '../base/script';
import { trusted } from '../base/trusted';
import { wait } from '../base/wait';
import { toSdkUrl } from './sdk-url';

/**
 * Loads a wallet's SDK, once for each URL. A failure is forgotten, so that a later button may try again.
 *
 * @param ready tells whether the SDK is there
 * @param origins where this wallet's SDK may come from, besides the page's own origin and the embedder's list
 * @param nonceKey `dataset` key under which the SDK reads the nonce. Other tags get no such attribute, because style sheets can read it
 * @throws after three attempts, or at once with a `DeveloperError` where the SDK must not come from there
 */
export async function loadScript(
  href: string | undefined,
  ready: () => unknown,
  origins: string[],
  nonceKey?: string,
): Promise<void> {
  if (ready()) return;
  const url = toSdkUrl(href ?? '', origins);
  return loadOnce(url, () => attempt(url, ready, nonceKey, SDK_LOAD_ATTEMPTS));
}

async function attempt(
  url: string,
  ready: () => unknown,
  nonceKey: string | undefined,
  attempts: number,
): Promise<void> {
  try {
    await append(url, nonceKey);
    if (!ready()) throw new Error(`SDK not there after loading ${url}`);
  } catch (error) {
    if (attempts <= 1) throw error;
    await wait(SDK_LOAD_RETRY_MS);
    await attempt(url, ready, nonceKey, attempts - 1);
  }
}

function append(url: string, nonceKey: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = trusted().createScriptURL(url);
    tag.async = true;
    // A page with a nonce policy runs a script only with that nonce.
    tag.nonce = script.nonce ?? '';
    if (nonceKey && tag.nonce) tag.dataset[nonceKey] = tag.nonce;
    tag.onload = () => resolve();
    tag.onerror = () => {
      tag.remove();
      reject(new Error(`Could not load ${url}`));
    };
    // The prototype's property is read, because an `<img name=head>` hides `document.head`.
    Reflect.get(Document.prototype, 'head', document).append(tag);
  });
}
