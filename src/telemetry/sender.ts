import { readRetryAfterMs } from '../core/platform/retry';
import type { TelemetryEvent } from '../core/platform/telemetry';

/** Browsers allow 64 KiB in total for requests that outlive a page. The shop's own requests need some of it. */
const KEEPALIVE_MAX_BYTES = 48 * 1024;
/** Time-out of a request. A receiver that never responds must not block its batch forever. */
const TIMEOUT_MS = 10_000;

let keptBytes = 0;

/**
 * Posts one body so that it arrives even if the page unloads. Calls `window.fetch` with a URL as text and the options, because
 * apps on real shops patch `window.fetch` and read these two arguments (docs/decisions.md#s6).
 *
 * @returns undefined without a response
 */
async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Response | undefined> {
  const { size } = new Blob([body]);
  const keepalive = keptBytes + size <= KEEPALIVE_MAX_BYTES;
  const kept = keepalive ? size : 0;
  keptBytes += kept;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // The URL is resolved against the page's URL, not against its `<base>`, which a shop's rich text may contain.
    return await window.fetch(new URL(url, location.href).href, {
      method: 'POST',
      headers,
      body,
      keepalive,
      // Doesn't send the page's URL, which may contain the key of a cart, or cookies, which a receiver on the page's origin would
      // get.
      referrerPolicy: 'origin',
      credentials: 'omit',
      signal,
    });
  } catch {
    return undefined;
  } finally {
    keptBytes -= kept;
  }
}

/** What is sent in one request. */
export interface Batch {
  body: object;
  /** Number of entries in the body. */
  size: number;
}

/** The receiver of one kind of entry, and the source of the entries. */
export interface Channel {
  url: string;
  /** @default those of JSON */
  headers?(): Record<string, string>;
  /** Removes and returns everything to send; undefined if there is nothing. */
  drain(): Batch | undefined;
  /** Called with the number of dropped entries. */
  drop(size: number): void;
}

/** Sends the entries of one channel. */
export interface Sender {
  /** Schedules a send. */
  schedule(): void;
  /** Sends everything at once, because the page may unload. */
  flush(): void;
}

export const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** The pause before a batch is sent, and those before it is sent again (docs/specification.md#telemetry). */
const FLUSH_MS = 1000;
const RETRY_BASE_MS = 5000;
const RETRY_FACTOR = 2;
const RETRY_STEPS = 12;
const RETRY_STATUSES = [429, 502, 503, 504];
/** The longest retry pause. If a receiver requests a longer one, the batch is dropped. */
const RETRY_MAX_MS = RETRY_BASE_MS * RETRY_FACTOR ** (RETRY_STEPS - 2);

/** Most batches that are pending at a time. The last one is for `flush`, because the page may unload. */
const BATCHES_MAX = 3;

/**
 * Creates the sender of a channel. It sends the channel's entries one second after `schedule` is called, in one batch, also while
 * another batch is retried. While two are pending, further entries accumulate in the channel, within its limit. Errors never
 * reach the page. No timer runs while nothing is scheduled.
 */
export function createSender({ url, headers = () => JSON_HEADERS, drain, drop }: Channel): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isScheduled = false;
  let batches = 0;
  /** Time before which nothing is sent, because the receiver has requested a pause. */
  let closedUntil = 0;
  /** Functions that end the pause of a waiting batch, each with the earliest time at which `flush` may call it. */
  const waiting = new Map<() => void, number>();

  function startTimer() {
    if (isScheduled && !timer && batches < BATCHES_MAX - 1)
      timer = setTimeout(send, Math.max(FLUSH_MS, closedUntil - performance.now()));
  }

  async function send() {
    clearTimeout(timer);
    timer = undefined;
    isScheduled = false;
    batches++;
    try {
      const batch = drain();
      if (batch && !(await deliver(JSON.stringify(batch.body)))) drop(batch.size);
    } catch {
      // A bug must not become an unhandled rejection in the page.
    }
    batches--;
    startTimer();
  }

  async function deliver(body: string): Promise<boolean> {
    for (let step = 1, ms = RETRY_BASE_MS; ; step++, ms *= RETRY_FACTOR) {
      const response = await post(url, headers(), body);
      if (response?.ok) return true;
      const retryAfterMs = response && readRetryAfterMs(response.headers);
      if (retryAfterMs) closedUntil = performance.now() + Math.min(retryAfterMs, RETRY_MAX_MS);
      const isRejected = response && !RETRY_STATUSES.includes(response.status);
      if (isRejected || step === RETRY_STEPS || (retryAfterMs ?? 0) > RETRY_MAX_MS) return false;
      await pause(retryAfterMs === undefined ? ms : Math.max(retryAfterMs, FLUSH_MS), !response);
    }
  }

  function pause(ms: number, isUnanswered: boolean): Promise<void> {
    return new Promise(resolve => {
      const end = () => {
        clearTimeout(id);
        waiting.delete(end);
        resolve();
      };
      const id = setTimeout(end, ms);
      waiting.set(end, isUnanswered ? performance.now() + FLUSH_MS : 0);
    });
  }

  return {
    schedule() {
      isScheduled = true;
      startTimer();
    },
    flush() {
      if (performance.now() < closedUntil) return;
      // If a batch has just failed without a response, the reason may be the unload, and the browser still sends it. So it isn't
      // sent again here.
      for (const [end, from] of [...waiting]) if (performance.now() >= from) end();
      // Sends even if nothing is scheduled, because entries may have waited in a channel that was not open.
      if (batches < BATCHES_MAX) void send();
    },
  };
}

/** Options of a queue. */
export interface QueueOptions<T> extends Pick<Channel, 'url' | 'headers' | 'drop'> {
  /** Most items that wait. Further ones are dropped. */
  max: number;
  /** Returns true if sending is already allowed. @default always true */
  isOpen?(): boolean;
  /** Creates one body from the items; undefined if none of them may be sent. */
  toBody(items: T[]): object | undefined;
}

/** A channel's entries, and their sender. */
export interface Queue<T> extends Sender {
  push(item: T): void;
}

/** Keeps a bounded number of items until they are sent, all in one body. */
export function createQueue<T>({ max, isOpen, toBody, ...channel }: QueueOptions<T>): Queue<T> {
  let items: T[] = [];
  const sender = createSender({
    ...channel,
    drain() {
      if (!items.length || isOpen?.() === false) return undefined;
      const taken = items;
      items = [];
      const body = toBody(taken);
      return body && { body, size: taken.length };
    },
  });
  return {
    ...sender,
    push(item) {
      if (items.length === max) return channel.drop(1);
      items.push(item);
      sender.schedule();
    },
  };
}

/** A receiver of events. */
export interface Sink {
  record(event: TelemetryEvent, unhandled?: Unhandled): void;
  /** Sends everything at once, because the page may unload. */
  flush(): void;
}

/** The kind of an uncaught error. */
export type Unhandled = 'unhandledException' | 'unhandledPromiseRejection';
