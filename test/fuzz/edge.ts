import { toFileUrl } from '../../src/core/platform/load-lazy';

/** What gets out of the script while it is fed. */
export interface Edge {
  exceptions: unknown[];
  /** Requests to hosts that neither the page nor its configuration names. */
  strays: string[];
}

/** The page's own, and those that configurations of the fuzz name. */
const NAMED = ['shop.example', 'pay.example'];

const LOADERS = [HTMLScriptElement, HTMLIFrameElement, HTMLImageElement];

/** Listens at the page's edge: exceptions that nobody caught, and every address that something is loaded from. */
export function watchEdge(): Edge {
  const edge: Edge = { exceptions: [], strays: [] };
  const record = (url: string) => {
    // The release's own logos lie beside the script, wherever that is.
    if (/^[\w-]+\.svg$/.test(url.replace(toFileUrl('logos/'), ''))) return;
    const { protocol, hostname } = new URL(url, location.href);
    if (!/^https?:$/.test(protocol) || !NAMED.includes(hostname)) edge.strays.push(url);
  };
  const keep = (error: unknown) => void edge.exceptions.push(error);
  process.on('uncaughtException', keep).on('unhandledRejection', keep);
  addEventListener('error', ({ error }) => error && keep(error));
  for (const { prototype } of LOADERS) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'src') as PropertyDescriptor;
    const set = function (this: Element, url: string) {
      record(url);
      own.set?.call(this, url);
    };
    Object.defineProperty(prototype, 'src', { ...own, set });
  }
  const { fetch } = window;
  window.fetch = (url, init) => {
    record(String(url));
    return fetch(url, init);
  };
  return edge;
}
