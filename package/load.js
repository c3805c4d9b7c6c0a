/** Name of the release that this package holds: the folder with its files, which `npx portable-wallets` copies. */
export const release = 'name-of-release_';

/** The first element that the script defines: where it is known, the script has run. */
const ELEMENT = 'shopify-accelerated-checkout';

/** What waits for the script in the page, besides what a library has rendered and removes itself. */
const WAITING =
  'shopify-accelerated-checkout,shopify-accelerated-checkout-cart,shopify-wallet-button,#shopify-buyer-consent';

/**
 * Elements that a library renders, and removes by itself: it could not if they were gone.
 *
 * @type {WeakSet<Element>}
 */
export const rendered = new WeakSet();

/** The error of the last load; undefined while there is none, or another load runs. @type {Error | undefined} */
let failure;

/** @type {Set<(error: Error) => void>} */
const watchers = new Set();

/**
 * Calls back if the script can't be loaded, also if that is known already.
 *
 * @param {(error: Error) => void} watcher
 * @returns {() => void} stops
 */
export function watchFailure(watcher) {
  watchers.add(watcher);
  if (failure) watcher(failure);
  return () => watchers.delete(watcher);
}

/** How long a tag that stands in the page already may take: one that has failed before tells nobody. */
const OWN_TAG_MS = 30_000;

/** @type {Promise<void> | undefined} */
let loading;

/** @type {{ createScriptURL(url: string): string } | undefined} */
let policy;

/**
 * The URL as a page takes it that has `require-trusted-types-for 'script'`. A policy can be made once a page, so it is kept. Where
 * the page doesn't list its name, the browser says so in the console.
 *
 * @param {string} url
 */
function toTrusted(url) {
  try {
    policy ??= Reflect.get(window, 'trustedTypes')?.createPolicy('portable-wallets-release', {
      createScriptURL: (/** @type {string} */ own) => own,
    });
  } catch {}
  return policy?.createScriptURL(url) ?? url;
}

/**
 * Adds the script's tag to the page, once, however often and by however many elements it is asked for. A load that fails is tried
 * once more under another URL, because browsers keep a failure. If that fails too, what waits for the script is removed.
 *
 * @param {import('./load').ScriptTag | string} script
 * @returns {Promise<void>}
 */
export function loadWallets(script) {
  if (!loading) failure = undefined;
  loading ??= load(typeof script === 'string' ? { src: script } : script).catch(error => {
    loading = undefined;
    failure = error;
    for (const watcher of watchers) watcher(error);
    for (const element of document.querySelectorAll(WAITING)) if (!rendered.has(element)) element.remove();
    throw error;
  });
  return loading;
}

/** @param {import('./load').ScriptTag} script */
async function load({ src, ...attributes }) {
  const url = new URL(src, document.baseURI);
  try {
    await append(url.href, attributes);
  } catch (error) {
    const { Shopify = {} } = /** @type {any} */ (window);
    Object.assign(window, { Shopify });
    Shopify.PaymentButton = { ...Shopify.PaymentButton, failedToLoad: error };
    url.searchParams.set('r', '1');
    await append(url.href, attributes).catch(() => {
      throw error;
    });
  }
}

/**
 * @param {string} url
 * @param {Omit<import('./load').ScriptTag, 'src'>} attributes
 */
async function append(url, attributes) {
  if (customElements.get(ELEMENT)) return;
  // Two tags of one URL would have to say the same, or none of them counts.
  const own = [...document.scripts].find(script => script.src === url);
  const tag = own ?? document.createElement('script');
  await new Promise((resolve, reject) => {
    const fail = () => {
      if (!own) tag.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    tag.addEventListener('error', fail);
    if (own) {
      customElements.whenDefined(ELEMENT).then(resolve);
      return void setTimeout(fail, OWN_TAG_MS);
    }
    tag.addEventListener('load', resolve);
    tag.type = 'module';
    tag.crossOrigin = 'anonymous';
    for (const [name, value] of Object.entries(attributes)) if (value) tag.setAttribute(name, value);
    tag.src = toTrusted(url);
    document.head.append(tag);
  });
}
