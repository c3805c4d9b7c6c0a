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
  inTurn<R>(task: () => Promise<R>): Promise<R>;
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
    inTurn(task) {
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
