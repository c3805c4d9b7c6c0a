import { SDK_LOAD_ATTEMPTS, SDK_LOAD_RETRY_MS } from './constants';
import { DeveloperError, report } from './errors';
import { loadOnce } from './load-once';
import { getTrustedTypesPolicy, isSafeUrl, isSameOrigin } from './safe-url';
import { script } from './script';
import { toUrl } from './url';
import { wait } from './wait';

/**
 * Validates the URL of a wallet's SDK, which comes from the page's untrusted markup. The URL must have the page's own origin, or
 * be safe (`isSafeUrl`) with an origin that the wallet or `data-sdk-origins` lists.
 *
 * @param origins the wallet's list
 * @throws DeveloperError `invalid-sdk-url` if the URL is missing or not allowed, after reporting it
 */
function toSdkUrl(href: string, origins: string[]): string {
  const allowed = [...origins, ...(script.options.sdkOrigins?.match(/\S+/g) ?? [])];
  const url = toUrl(href || undefined);
  if (url && isSafeUrl(url) && (isSameOrigin(url) || allowed.includes(url.origin))) return url.href;
  const error = new DeveloperError(
    'invalid-sdk-url',
    `sdkUrl must be of ${allowed.join(', ')} or the page's own origin, or its origin must be in data-sdk-origins of the script's tag; it is ${href || 'missing'}.`,
  );
  report(error);
  throw error;
}

type Dataset = Record<string, string | undefined>;

/**
 * Loads a wallet's SDK, once for each URL. A failure is not cached, so that a later button may retry.
 *
 * @param isReady returns a truthy value once the SDK has loaded
 * @param origins allowed origins of this wallet's SDK, besides the page's own and those in `data-sdk-origins`
 * @param dataset `data-` attributes of the tag, which the SDK reads. Style sheets can read them too, so only an SDK that needs
 * the nonce there gets it
 * @throws after three attempts, or at once with a `DeveloperError` if the origin isn't allowed
 */
export async function loadScript(
  href: string | undefined,
  isReady: () => unknown,
  origins: string[],
  dataset?: Dataset,
): Promise<void> {
  if (isReady()) return;
  const url = toSdkUrl(href ?? '', origins);
  return loadOnce(url, () => loadWithRetries(url, isReady, dataset, SDK_LOAD_ATTEMPTS));
}

async function loadWithRetries(
  url: string,
  isReady: () => unknown,
  dataset: Dataset | undefined,
  attempts: number,
): Promise<void> {
  try {
    await appendTag(url, dataset);
    if (!isReady()) throw new Error(`SDK not there after loading ${url}`);
  } catch (error) {
    if (attempts <= 1) throw error;
    await wait(SDK_LOAD_RETRY_MS);
    await loadWithRetries(url, isReady, dataset, attempts - 1);
  }
}

function appendTag(url: string, dataset: Dataset = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = getTrustedTypesPolicy().createScriptURL(url);
    tag.async = true;
    // A page whose Content Security Policy has a nonce runs only scripts with that nonce.
    tag.nonce = script.nonce ?? '';
    for (const [key, value] of Object.entries(dataset)) if (value) tag.dataset[key] = value;
    tag.onload = () => resolve();
    tag.onerror = () => {
      tag.remove();
      reject(new Error(`Could not load ${url}`));
    };
    // An `<img name=head>` shadows `document.head`, but not the getter of `Document.prototype`.
    Reflect.get(Document.prototype, 'head', document).append(tag);
  });
}
