import { readRetryAfterMs } from '../core/base/retry-after';
import { post } from './post';

/** What is sent in one request. */
export interface Batch {
  body: object;
  /** Entries in it. */
  size: number;
}

export interface Channel {
  url: string;
  /** @default those of JSON */
  headers?(): Record<string, string>;
  /** Takes out all that there is to send; nothing where there is none. */
  take(): Batch | undefined;
  /** Told how many entries nobody will ever see. */
  drop(size: number): void;
}

export interface Sender {
  /** There is something to send. */
  nudge(): void;
  /** The page may go away: what there is goes out now. */
  flush(): void;
}

export const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** When a batch is sent, and sent again (docs/specification.md#telemetry). */
const FLUSH_MS = 1000;
const RETRY_BASE_MS = 5000;
const RETRY_FACTOR = 2;
const RETRY_STEPS = 12;
const RETRY_STATUSES = [429, 502, 503, 504];
/** A pause longer than the longest of ours is no pause. */
const RETRY_MAX_MS = RETRY_BASE_MS * RETRY_FACTOR ** (RETRY_STEPS - 2);

/** Batches under way at once: a second one only where the page may go away. */
const BATCHES_MAX = 3;

/**
 * Sends what a channel has, a second after it is told that there is something: one batch at a time, so that what comes
 * meanwhile adds up in the channel, within its bounds. Nothing of it reaches the page, and without a nudge no timer runs.
 */
export function createSender({ url, headers = () => JSON_HEADERS, take, drop }: Channel): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNudged = false;
  let batches = 0;
  /** Until then the receiver wants nothing. */
  let closedUntil = 0;
  /** Batches that have failed, each with the time from which it may be sent before its turn. */
  const waiting = new Map<() => void, number>();

  function schedule() {
    if (isNudged && !timer && !batches)
      timer = setTimeout(send, Math.max(FLUSH_MS, closedUntil - performance.now()));
  }

  async function send() {
    clearTimeout(timer);
    timer = undefined;
    isNudged = false;
    batches++;
    try {
      const batch = take();
      if (batch && !(await deliver(JSON.stringify(batch.body)))) drop(batch.size);
    } catch {
      // A mistake of ours is no rejection in the page.
    }
    batches--;
    schedule();
  }

  async function deliver(body: string): Promise<boolean> {
    for (let step = 1, ms = RETRY_BASE_MS; ; step++, ms *= RETRY_FACTOR) {
      const answer = await post(url, headers(), body);
      if (answer?.ok) return true;
      const retryAfterMs = answer && readRetryAfterMs(answer.headers);
      if (retryAfterMs) closedUntil = performance.now() + Math.min(retryAfterMs, RETRY_MAX_MS);
      const isFinal = answer && !RETRY_STATUSES.includes(answer.status);
      if (isFinal || step === RETRY_STEPS || (retryAfterMs ?? 0) > RETRY_MAX_MS) return false;
      await pause(retryAfterMs === undefined ? ms : Math.max(retryAfterMs, FLUSH_MS), !answer);
    }
  }

  function pause(ms: number, isSilent: boolean): Promise<void> {
    return new Promise(resolve => {
      const end = () => {
        clearTimeout(id);
        waiting.delete(end);
        resolve();
      };
      const id = setTimeout(end, ms);
      waiting.set(end, isSilent ? performance.now() + FLUSH_MS : 0);
    });
  }

  return {
    nudge() {
      isNudged = true;
      schedule();
    },
    flush() {
      if (performance.now() < closedUntil) return;
      // What fails just before, without an answer, may do so because the page goes away: the browser sends it all the same.
      for (const [end, from] of [...waiting]) if (performance.now() >= from) end();
      // Also what no nudge is left for: it has waited in the channel.
      if (batches < BATCHES_MAX) void send();
    },
  };
}
