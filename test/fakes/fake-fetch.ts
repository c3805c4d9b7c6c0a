import { stub } from '../run/suite';

/** One request as the script made it. */
export interface Call {
  /** From `?operation_name=`, as apps on real shops read it. */
  operation: string;
  url: string;
  variables: Record<string, unknown>;
  query: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  init: RequestInit;
}

export type Reply = (call: Call) => Response | Promise<Response>;

export interface FakeFetch {
  calls: Call[];
  /** What an operation is answered from now on: one reply, or one after the other with the last for good. */
  answers: Record<string, Reply | Reply[]>;
  /** Names of the operations, in their order. */
  operations(): string[];
  restore(): void;
}

/** Puts a `fetch` into the page that answers by operation name. An operation without an answer is a lost connection. */
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

/** An answer of the API as it stands. */
export const json =
  (body: unknown, init: ResponseInit = {}): Reply =>
  () =>
    new Response(JSON.stringify(body), {
      ...init,
      headers: { 'Content-Type': 'application/json', ...init.headers },
    });

/** The payload of an operation, under the alias that every document gives it. */
export const result = (payload: unknown): Reply => json({ data: { result: payload } });

export const status = (code: number, headers: Record<string, string> = {}): Reply =>
  json({ errors: 'no' }, { status: code, headers });

/** A page where data was expected: a captcha, a maintenance page. */
export const html =
  (code = 200): Reply =>
  () =>
    new Response('<!doctype html><title>Loja</title>', {
      status: code,
      headers: { 'Content-Type': 'text/html' },
    });

export const networkError: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that never answers: only the request's own signal ends it. */
export const never: Reply = () => new Promise(() => {});

/** One part of a `multipart/mixed` answer, as text. */
export const toPart = (body: unknown) =>
  `\r\n---\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(body)}`;

export const END_OF_PARTS = '\r\n-----\r\n';

/**
 * Parts of a `multipart/mixed` answer, as a server streams what is deferred.
 *
 * @param end what follows the last part; a connection that is cut ends with less, or with an error
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
