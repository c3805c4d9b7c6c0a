import { acceptObjects } from './properties.js';
import { PLACEHOLDERS, whenVisible } from './when-visible.js';

/** Name of this package's release and of the folder that `npx portable-wallets` copies. */
export const release = 'name-of-release_';

/** Codes in the names of the first files. The build replaces the text. */
const LANGUAGES = 'languages-of-release_'.split(' ');

/**
 * Returns the name of the first file for a page's language, by BCP 47's lookup: `fr-CA` -> `portable-wallets.fr.js`.
 *
 * @param {string} [language]
 */
export function pickFile(language = '') {
  const subtags = language.toLowerCase().split(/[-_]/);
  while (subtags.length && !LANGUAGES.includes(subtags.join('-'))) subtags.pop();
  return ['portable-wallets', ...(subtags.length ? [subtags.join('-')] : []), 'js'].join('.');
}

/** First element that the script defines. Once it is defined, the script has run. */
const ELEMENT = 'shopify-accelerated-checkout';

/**
 * Elements that a framework renders. It removes them itself, and fails if they are already gone.
 *
 * @type {WeakSet<Element>}
 */
export const rendered = new WeakSet();

/** @type {import('./load').LoadState} */
const LOADING = { status: 'loading' };

/** State of the last load. Before the first one, a load counts as begun, because a server renders the elements. */
let state = LOADING;

/** @type {Set<() => void>} */
const watchers = new Set();

/** @param {import('./load').LoadState} next */
function setState(next) {
  if (next.status === state.status) return;
  state = next;
  for (const watcher of [...watchers]) watcher();
}

export const getLoadState = () => state;
export const getServerState = () => LOADING;

/**
 * Subscribes to changes of the state. A page may have the script's tag without `loadWallets`, so the definition of the elements counts.
 *
 * @param {() => void} watcher
 * @returns {() => void} unsubscribes
 */
export function watchLoad(watcher) {
  watchers.add(watcher);
  customElements.whenDefined(ELEMENT).then(() => setState({ status: 'ready' }));
  return () => watchers.delete(watcher);
}

/** Loads the script again after a failure. */
export function retryLoad() {
  if (state.status === 'failed' && first) loadWallets(first).catch(() => {});
}

/** The script that this page loads. @type {import('./load').ScriptTag | undefined} */
let first;

/** Keys of the ignored scripts that were logged. */
const ignored = new Set();

/**
 * Returns what distinguishes two tags of the script. A framework may hide the nonce.
 *
 * @param {import('./load').ScriptTag} tag
 */
function toKey({ src, nonce, ...attributes }) {
  const { href } = Object.assign(document.createElement('a'), { href: src });
  return JSON.stringify([href, Object.entries(attributes).sort()]);
}

/**
 * Logs that a page loads only its first script.
 *
 * @param {import('./load').ScriptTag} tag
 */
function warnIfIgnored(tag) {
  const key = toKey(tag);
  if (!first || key === toKey(first) || ignored.has(key)) return;
  ignored.add(key);
  console.warn(
    `[portable-wallets] ${tag.src} and its attributes are ignored, because ${first.src} came first. Pass the same URL and attributes to each WalletsProvider and loadWallets.`,
  );
}

export function refreshCarts() {
  Reflect.get(window, 'Shopify')?.PaymentButton?.refresh?.();
}

/** Time-out of a tag in the page's markup. If it failed before this script ran, no event reports it. */
const PAGE_TAG_TIMEOUT_MS = 30_000;

/** @type {Promise<void> | undefined} */
let loading;

/** Load that waits for an element to be seen. @type {Promise<void> | undefined} */
let waiting;

/** @type {{ createScriptURL(url: string): string } | undefined} */
let policy;

/**
 * Returns a TrustedScriptURL for pages with `require-trusted-types-for 'script'`. Keeps the policy, because a name can be
 * used once per page. If the page doesn't allow the name, the browser logs an error.
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
 * Adds the script's tag to the page once. Retries a failed load under another URL, because browsers cache the failure of a
 * module. After the second failure, removes the placeholders.
 *
 * @param {import('./load').ScriptTag | string} script
 * @param {import('./load').LoadOptions} [options]
 * @returns {Promise<void>}
 */
export function loadWallets(script, { when, margin } = {}) {
  const tag = typeof script === 'string' ? { src: script } : script;
  acceptObjects();
  if (loading || waiting) warnIfIgnored(tag);
  else first = tag;
  if (when === 'visible' && !loading) {
    setState({ status: 'waiting' });
    waiting ??= new Promise(resolve => whenVisible(() => resolve(loadWallets(tag)), PLACEHOLDERS, margin));
    return waiting;
  }
  if (!loading) setState(LOADING);
  loading ??= load(tag).then(
    () => setState({ status: 'ready' }),
    error => {
      loading = waiting = undefined;
      setState({ status: 'failed', error });
      for (const element of document.querySelectorAll(PLACEHOLDERS))
        if (!rendered.has(element)) element.remove();
      throw error;
    },
  );
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
  // A second tag of the same URL with other attributes could fail. The page's own tag is used.
  const own = [...document.scripts].find(script => script.src === url);
  const tag = own ?? document.createElement('script');
  await new Promise((resolve, reject) => {
    const fail = () => {
      if (!own) tag.remove();
      reject(new Error(`${url} did not load. Check the URL and the Content Security Policy.`));
    };
    tag.addEventListener('error', fail);
    if (own) {
      customElements.whenDefined(ELEMENT).then(resolve);
      return void setTimeout(fail, PAGE_TAG_TIMEOUT_MS);
    }
    tag.addEventListener('load', resolve);
    tag.type = 'module';
    tag.crossOrigin = 'anonymous';
    for (const [name, value] of Object.entries(attributes)) if (value) tag.setAttribute(name, value);
    tag.src = toTrusted(url);
    document.head.append(tag);
  });
}
