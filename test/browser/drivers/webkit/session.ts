/** What a driver of the W3C's WebDriver says where it could not do what it was told. */
export class WebDriverError extends Error {
  constructor(
    /** One of the specification's names, as `no such window`. */
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** One session of a WebDriver. */
export interface Session {
  /** Sends a command, whose path begins behind the session's own. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** True where the driver has left a command without an answer: it will give none any more. */
  hasDied(): boolean;
  /** Does one thing after the other: a command has the window and the frame that the one before it has chosen. */
  enqueue<R>(task: () => Promise<R>): Promise<R>;
}

/** More than a driver's own limits, after which it answers that it could not. */
const COMMAND_TIMEOUT_MS = 40_000;
const SCRIPT_TIMEOUT_MS = 10_000;
const PAGE_TIMEOUT_MS = 30_000;

/** @param port where the driver listens, on loopback */
export async function createSession(port: number): Promise<Session> {
  const base = `http://127.0.0.1:${port}`;
  const { sessionId } = (await request('POST', `${base}/session`, {
    capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_TIMEOUT_MS, pageLoad: PAGE_TIMEOUT_MS } } },
  })) as { sessionId: string };
  let last: Promise<unknown> = Promise.resolve();
  let hasDied = false;
  return {
    hasDied: () => hasDied,
    async send(method, path, body) {
      try {
        return await request(method, `${base}/session/${sessionId}${path}`, body);
      } catch (error) {
        hasDied ||= !(error instanceof WebDriverError) || error.code === 'invalid session id';
        throw error;
      }
    },
    enqueue(task) {
      const turn = last.then(task);
      last = turn.catch(() => {});
      return turn;
    },
  };
}

async function request(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

/** More than a test's own waits would need: three engines share the processors. */
export const ACTION_TIMEOUT_MS = 15_000;
const POLL_MS = 25;

/** What a page answers that is just being left, and a frame that is just being loaded. */
const PASSING = [
  'javascript error',
  'no such element',
  'no such frame',
  'script timeout',
  'stale element reference',
  'unknown error',
];

/**
 * Asks until the answer is one; a page that is between two documents gives none.
 *
 * @param what stands in the message where it never comes
 */
export async function waitFor<R>(
  ask: () => Promise<R | undefined>,
  what: string,
  timeout = ACTION_TIMEOUT_MS,
): Promise<R> {
  const end = performance.now() + timeout;
  let last = '';
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      last = '';
    } catch (error) {
      if (!(error instanceof WebDriverError && PASSING.includes(error.code))) throw error;
      last = ` (${error.message})`;
    }
    if (performance.now() > end) throw new Error(`Still not after ${timeout} ms: ${what}${last}`);
    await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
}
