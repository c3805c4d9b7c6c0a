import { toFileUrl } from '../../src/core/platform/load-lazy';

/** Everything that leaves the script during a run. */
export interface Edge {
  exceptions: unknown[];
  /** Requests to hosts that neither the page nor its configuration contains. */
  strays: string[];
}

/** Hosts of the page and of the fuzzed configurations. */
const NAMED = ['shop.example', 'pay.example'];

const LOADERS = [HTMLScriptElement, HTMLIFrameElement, HTMLImageElement];

/** Records uncaught exceptions and all loaded URLs. */
export function watchEdge(): Edge {
  const edge: Edge = { exceptions: [], strays: [] };
  const record = (url: string) => {
    // The release's logos are next to the script, wherever that is.
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
