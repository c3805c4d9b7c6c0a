import { DEFAULT_API_VERSION } from './constants';

/** Where the script came from and what its tag says; read once, because `currentScript` is gone afterwards. */
export interface Script {
  /** Folder of the bundle, with a slash at its end; absent when inlined without `data-base`. */
  base?: string;
  /** Origin of the storefront API. @default the page's own */
  api: string;
  /** @default 'unstable' */
  apiVersion: string;
  options: TelemetryOptions;
}

/**
 * Where the shop's operators want to learn what happens, from the attributes of the script's tag; each is off where its
 * attribute is absent. A relative URL is from the page.
 */
export interface TelemetryOptions {
  /** `data-otlp`: base URL of an OTLP/HTTP receiver; JSON goes to its `/v1/metrics` and `/v1/logs`. */
  otlp?: string;
  /** `data-analytics`: URL of the event collector. */
  analytics?: string;
  /** `data-errors`: URL of the error-reporting service. */
  errors?: string;
  /** `data-error-sessions`: URL of its session starts. @default `/sessions` below `data-errors` */
  errorSessions?: string;
  /** `data-error-key`: its API key. */
  errorKey?: string;
  /** `data-release`: name of the release, as reports give it. */
  release?: string;
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
  const options = { ...running?.dataset, ...tag?.dataset } as Record<string, string | undefined>;
  const { base, api, apiVersion } = options;
  const folder = base ? `${base.replace(/\/$/, '')}/` : tag?.src;
  return {
    base: folder && new URL('.', new URL(folder, document.baseURI)).href,
    api: api?.replace(/\/$/, '') ?? '',
    apiVersion: apiVersion ?? DEFAULT_API_VERSION,
    options,
  };
}

export const script = readScript(document);
