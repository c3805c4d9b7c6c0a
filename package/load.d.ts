import type { ScriptAttributes } from './portable-wallets.js';

export * from './portable-wallets.js';

/** Name of the release that this package holds: the folder with its files, which `npx portable-wallets` copies. */
export declare const release: string;

/** What the script's tag says, by the names of its attributes. */
export interface ScriptTag extends ScriptAttributes {
  /** URL of the release's first file, for example `/wallets/6366650ec258ba45/portable-wallets.js`. */
  src: string;
  /** As `manifest.json` has it for the file. */
  integrity?: string;
  /** Of a page whose policy asks for one. */
  nonce?: string;
}

/**
 * Adds the script's tag to the page, once, however often and by however many elements it is asked for: the first tag counts. A
 * page that has a tag of this very URL in its markup gets no second one, unless that fails. A failed load is kept as
 * `Shopify.PaymentButton.failedToLoad`, and repeated once as `?r=1`. After a second failure the elements and their skeletons are removed
 * from the page, except those that a component of this package has rendered: it removes them itself.
 *
 * @returns resolves when the script has run; rejects after the second failure, or if the page's own tag has not run after 30 s. The next
 *   call tries again
 */
export declare function loadWallets(script: ScriptTag | string): Promise<void>;
