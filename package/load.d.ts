import type { ScriptAttributes } from './portable-wallets.js';

export * from './portable-wallets.js';

/** Name of this package's release and of the folder that `npx portable-wallets` copies. */
export declare const release: string;

/**
 * Returns the name of the release's first file for a page's language, for example `portable-wallets.fr.js` for `fr-CA`. Removes subtags
 * from the end until the release has a file, as BCP 47's lookup does (RFC 4647, 3.4). Returns `portable-wallets.js`, which has Portuguese
 * texts, if it finds none.
 *
 * @param language a language tag, for example `document.documentElement.lang`
 */
export declare function pickFile(language?: string): string;

/** Attributes of the script's tag. */
export interface ScriptTag extends ScriptAttributes {
  /** URL of the release's first file, for example `/wallets/6366650ec258ba45/portable-wallets.js`. */
  src: string;
  /** The file's `integrity` in `manifest.json`. */
  integrity?: string | undefined;
  /** Required if the page's Content Security Policy lists a nonce. */
  nonce?: string | undefined;
}

/** When to load the script. */
export interface LoadOptions {
  /**
   * `visible` waits until an element is near the viewport or the shopper is about to buy (docs/embedding.md#load-the-script-when-seen).
   *
   * @default at once
   */
  when?: 'visible' | undefined;
  /**
   * How far from the viewport an element counts as near, in CSS pixels or percent of its height: `300px`.
   *
   * @default 25%
   */
  margin?: string | undefined;
}

/**
 * Lets all cart elements read the cart again. Call it after a change by a request that the script doesn't know, for example a mutation of
 * the storefront API. Does nothing if the script hasn't loaded.
 */
export declare function refreshCarts(): void;

/** State of the script's load. */
export interface LoadState {
  /** `waiting` until an element is seen, with `when: 'visible'`; `loading` on the server, too. */
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Why the last load failed; undefined unless `status` is `failed`. */
  error?: Error | undefined;
}

/**
 * Adds the script's tag to the page once; later calls return the first call's promise. Uses the page's own tag if it has the same URL.
 *
 * After a failed load, stores the error in `Shopify.PaymentButton.failedToLoad` and retries once with `?r=1`. After the second
 * failure, removes the elements and their skeletons from the page. Components of this package remove their own elements.
 *
 * @returns resolves when the script has run; rejects after the second failure, or if the page's own tag has not run after 30 s. The next
 *   call after a rejection loads again
 */
export declare function loadWallets(script: ScriptTag | string, options?: LoadOptions): Promise<void>;
