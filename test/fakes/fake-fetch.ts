import { stub } from '../run/suite';

/** One request of the script. */
export interface Call {
  /** From `?operation_name=`, as apps of real shops read it. */
  operation: string;
  url: string;
  variables: Record<string, unknown>;
  query: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  init: RequestInit;
}

export type Reply = (call: Call) => Response | Promise<Response>;

export interface FakeFetch {
  calls: Call[];
  /** The next responses of an operation: one, or a list whose last one repeats. */
  answers: Record<string, Reply | Reply[]>;
  /** Operation names in order. */
  operations(): string[];
  restore(): void;
}

/** Installs a `fetch` that responds by operation name. An operation without a response is a lost connection. */
export function fakeFetch(answers: FakeFetch['answers'] = {}): FakeFetch {
  const fake: FakeFetch = {
    calls: [],
    answers,
    operations: () => fake.calls.map(({ operation }) => operation),
    restore: () => restore(),
  };
  const fetch: typeof window.fetch = async (url, init = {}) => {
    if (typeof url !== 'string') throw new TypeError('Apps that patch fetch read a URL string');
    const { query = '', variables = {} } = init.body ? JSON.parse(String(init.body)) : {};
    const operation = new URL(url, location.href).searchParams.get('operation_name') ?? '';
    const headers = Object.fromEntries(
      [...new Headers(init.headers)].map(([name, value]) => [name.toLowerCase(), value]),
    );
    const call: Call = { operation, url, variables, query, headers, init };
    init.signal?.throwIfAborted();
    fake.calls.push(call);
    const answer = fake.answers[operation] ?? networkError;
    const reply = Array.isArray(answer)
      ? ((answer.length > 1 ? answer.shift() : answer[0]) as Reply)
      : answer;
    return untilAborted(reply(call), init.signal);
  };
  const restore = stub(window, { fetch });
  return fake;
}

/** An API response without a wrapper. */
export const json =
  (body: unknown, init: ResponseInit = {}): Reply =>
  () =>
    new Response(JSON.stringify(body), {
      ...init,
      headers: { 'Content-Type': 'application/json', ...init.headers },
    });

/** The payload of an operation, under the alias of every document. */
export const result = (payload: unknown): Reply => json({ data: { result: payload } });

export const status = (code: number, headers: Record<string, string> = {}): Reply =>
  json({ errors: 'no' }, { status: code, headers });

/** A page instead of data, such as a captcha or a maintenance page. */
export const html =
  (code = 200): Reply =>
  () =>
    new Response('<!doctype html><title>Loja</title>', {
      status: code,
      headers: { 'Content-Type': 'text/html' },
    });

export const networkError: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that never responds. Only the request's own signal ends it. */
export const never: Reply = () => new Promise(() => {});

/** One part of a `multipart/mixed` response as text. */
export const toPart = (body: unknown) =>
  `\r\n---\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(body)}`;

export const END_OF_PARTS = '\r\n-----\r\n';

/**
 * Parts of a `multipart/mixed` response, as a server streams deferred data.
 *
 * @param end the text after the last part. If the connection breaks, it is shorter, or an error
 */
export const multipart =
  (parts: unknown[], end: string | Error = END_OF_PARTS): Reply =>
  () => {
    const encoder = new TextEncoder();
    const chunks = parts.map(part => encoder.encode(toPart(part)));
    const body = new ReadableStream({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) return controller.enqueue(chunk);
        if (end instanceof Error) return controller.error(end);
        controller.enqueue(encoder.encode(end));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'multipart/mixed; boundary="-"' } });
  };

/** A payload whose delivery groups follow in a second part. */
export const deferred = (payload: unknown, deliveryGroups: unknown): Reply =>
  multipart([
    { data: { result: payload }, hasNext: true },
    { incremental: [{ path: ['result', 'cart'], data: { deliveryGroups } }], hasNext: false },
  ]);

function untilAborted(
  response: Response | Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  if (!signal) return Promise.resolve(response);
  return Promise.race([
    response,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
