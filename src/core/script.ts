import { DEFAULT_API_VERSION } from './constants';

/** Where the script came from and what its tag says; read once, because `currentScript` is gone afterwards. */
export interface Script {
  /** Folder of the bundle, with a slash at its end; absent when inlined without `data-base`. */
  base?: string;
  /** Origin of the storefront API. @default the page's own */
  api: string;
  /** @default 'unstable' */
  apiVersion: string;
}

/**
 * A module script has no `currentScript` and an inlined one has no `src`: then the tag whose URL names the bundle
 * counts. https://html.spec.whatwg.org/multipage/dom.html#dom-document-currentscript
 */
export function readScript(document: Document): Script {
  const running = document.currentScript as HTMLScriptElement | null;
  const tag =
    running?.src || running?.dataset.base
      ? running
      : document.querySelector<HTMLScriptElement>('script[data-base], script[src*="portable-wallets"]');
  const { base, api, apiVersion } = { ...running?.dataset, ...tag?.dataset } as Record<
    string,
    string | undefined
  >;
  const folder = base ? `${base.replace(/\/$/, '')}/` : tag?.src;
  return {
    base: folder && new URL('.', new URL(folder, document.baseURI)).href,
    api: api?.replace(/\/$/, '') ?? '',
    apiVersion: apiVersion ?? DEFAULT_API_VERSION,
  };
}

export const script = readScript(document);
