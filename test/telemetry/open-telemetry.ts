import type { ScriptOptions } from '../../src/core/platform/script';
import type { TelemetryEvent } from '../../src/core/platform/telemetry';
import startTelemetry from '../../src/telemetry';
import { type Call, type FakeFetch, fakeFetch, json, type Reply } from '../fakes/fake-fetch';
import { show } from '../fakes/page';
import { onEnd, stub } from '../run/suite';

export const BASE = 'https://cdn.example/v1/';

/** The telemetry bundle of a test: its input, and the requests it sends. */
export interface Opened {
  fetch: FakeFetch;
  emit(name: string, labels?: Record<string, string | undefined>, value?: unknown): void;
  /** Returns the bodies sent to a path. */
  // biome-ignore lint/suspicious/noExplicitAny: each receiver has its own shape
  sent(path: string): any[];
  calls(path: string): Call[];
  /** Sets the next responses of every receiver. */
  answer(...replies: Reply[]): void;
  cookies: Record<string, string>;
  /** Dispatches `pagehide`. */
  hide(): void;
  close(): void;
}

export interface OpenOptions {
  options?: ScriptOptions;
  early?: TelemetryEvent[];
  count?: number;
  cookies?: Record<string, string>;
  /** True to continue the visit of the previous page view. @default false */
  continuesVisit?: boolean;
}

/** Starts the telemetry bundle with listeners that the test removes. */
export function openTelemetry(opening: OpenOptions = {}): Opened {
  const { options = {}, early = [], count, cookies = {}, continuesVisit } = opening;
  if (!continuesVisit) sessionStorage.clear();
  const fetch = fakeFetch({ '': json({}) });
  const undos = [fetch.restore];
  /** @param owner has the method: the window itself, or the prototype of the document, which the script calls */
  const listen = (target: Window | Document, owner: Window | Document = target) => {
    const { addEventListener, removeEventListener } = owner;
    const restore = stub(owner, {
      addEventListener(type: string, listener: EventListener) {
        addEventListener.call(target, type, listener);
        undos.push(() => removeEventListener.call(target, type, listener));
      },
    });
    undos.push(restore);
  };
  listen(window);
  listen(document, Object.getPrototypeOf(document));
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
    emit: (name, labels = {}, value) => take(...([Date.now(), name, labels, value] as TelemetryEvent)),
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

/** Appends a visible element, because errors count only then. */
export function showElement(): HTMLElement {
  stub(Element.prototype, { getClientRects: () => [{}] });
  return show('<shopify-accelerated-checkout></shopify-accelerated-checkout>', '*');
}
