/** An error of a WebDriver command. */
export class WebDriverError extends Error {
  constructor(
    /** An error code of the specification, such as `no such window`. */
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** One session of a WebDriver. */
export interface Session {
  /** Sends a command. Its path starts after the session's own. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** True after a command without a response. The driver then sends no more responses. */
  hasDied(): boolean;
  /** Runs commands one after the other, because each uses the window and frame that the previous one selected. */
  enqueue<R>(task: () => Promise<R>): Promise<R>;
}

/** Longer than the driver's own timeouts, after which it responds with an error. */
const COMMAND_TIMEOUT_MS = 40_000;
const SCRIPT_TIMEOUT_MS = 10_000;
const PAGE_TIMEOUT_MS = 30_000;

/** @param port the driver's port on loopback */
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

/** Longer than a test needs, because three engines share the processors. */
const ACTION_TIMEOUT_MS = 15_000;
const POLL_MS = 25;

/** Errors of a page during navigation, and of a frame during loading. */
const PASSING = [
  'javascript error',
  'no such element',
  'no such frame',
  'script timeout',
  'stale element reference',
  'unknown error',
];

/**
 * Repeats a query until it succeeds, because a page between two documents returns nothing.
 *
 * @param what text of the timeout message
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
