import type { ScriptOptions } from '../../src/core/platform/script';
import type { TelemetryEvent } from '../../src/core/platform/telemetry';
import startTelemetry from '../../src/telemetry';
import { type Call, type FakeFetch, fakeFetch, json, type Reply } from '../fakes/fake-fetch';
import { show } from '../fakes/page';
import { onEnd, stub } from '../run/suite';

export const BASE = 'https://cdn.example/v1/';

/** What a test sees of the side module: what it is told, and what it sends. */
export interface Opened {
  fetch: FakeFetch;
  tell(name: string, labels?: Record<string, string | undefined>, value?: unknown): void;
  /** Bodies sent to a path so far. */
  // biome-ignore lint/suspicious/noExplicitAny: each receiver has its own shape
  sent(path: string): any[];
  calls(path: string): Call[];
  /** What every receiver answers from now on, one after the other. */
  answer(...replies: Reply[]): void;
  cookies: Record<string, string>;
  /** The page is covered, or left. */
  hide(): void;
  close(): void;
}

export interface OpenOptions {
  options?: ScriptOptions;
  early?: TelemetryEvent[];
  count?: number;
  cookies?: Record<string, string>;
  /** True for a further page view of the visit before. @default false */
  goesOn?: boolean;
}

/** Starts the side module as the bundle does, with listeners that end with the test. */
export function openTelemetry(opening: OpenOptions = {}): Opened {
  const { options = {}, early = [], count, cookies = {}, goesOn } = opening;
  if (!goesOn) sessionStorage.clear();
  const fetch = fakeFetch({ '': json({}) });
  const undos = [fetch.restore];
  const listen = (target: Window | Document) => {
    const { addEventListener } = target;
    const restore = stub(target, {
      addEventListener(type: string, listener: EventListener) {
        addEventListener.call(target, type, listener);
        undos.push(() => target.removeEventListener(type, listener));
      },
    });
    undos.push(restore);
  };
  listen(window);
  listen(document);
  const script = { base: BASE, options };
  const take = startTelemetry(script, name => cookies[name], early, count ?? early.length);
  const close = () => {
    for (const undo of undos) undo();
  };
  onEnd(close);
  const calls = (path: string) =>
    fetch.calls.filter(({ url }) => new URL(url, location.href).pathname === path);
  return {
    fetch,
    cookies,
    calls,
    tell: (name, labels = {}, value) => take(...([Date.now(), name, labels, value] as TelemetryEvent)),
    sent: path => calls(path).map(({ init }) => JSON.parse(String(init.body))),
    answer(...replies) {
      fetch.answers[''] = replies;
    },
    hide: () => {
      window.dispatchEvent(new Event('pagehide'));
    },
    close,
  };
}

/** Puts an element into the page that the shopper can see: errors count only then. */
export function showElement(): HTMLElement {
  stub(Element.prototype, { getClientRects: () => [{}] });
  return show('<shopify-accelerated-checkout></shopify-accelerated-checkout>', '*');
}
