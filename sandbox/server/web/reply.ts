import { parse, serialize } from 'hono/utils/cookie';
import type { Html } from './html';

const FORTNIGHT_S = 1_209_600;

type Cookies = Record<string, string>;

export function reply({ markup }: Html, status = 200): Response {
  return new Response(`<!doctype html>\n${markup}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

export function replyWritten({ markup, policy }: { markup: string; policy?: string | undefined }): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response(markup, {
    headers: { ...headers, ...(policy && { 'Content-Security-Policy': policy }) },
  });
}

export function replyJson(value: unknown, { status = 200, cookies = {} as Cookies } = {}): Response {
  return withCookies(
    new Response(JSON.stringify(value), {
      status,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    }),
    cookies,
  );
}

/** @param status 302 for a link, 303 for a form */
export function redirectTo(location: string, { status = 303, cookies = {} as Cookies } = {}): Response {
  return withCookies(new Response(null, { status, headers: { Location: location } }), cookies);
}

/** Returns the path if it is one of this shop. */
export function ownPath(path: string | null | undefined): string | undefined {
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function withCookies(response: Response, cookies: Cookies): Response {
  for (const [name, value] of Object.entries(cookies))
    response.headers.append(
      'Set-Cookie',
      serialize(name, value, { path: '/', sameSite: 'Lax', maxAge: value ? FORTNIGHT_S : 0 }),
    );
  return response;
}

/** Reads a cookie. Returns the raw value if it can't be decoded. */
export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

const HEARTBEAT_MS = 15_000;

/**
 * Sends server-sent events until the browser closes the connection.
 *
 * @param begin sends the past events and subscribes to new ones; returns the unsubscribe function
 */
export function streamEvents(
  { signal }: Request,
  begin: (send: (event: string, data?: unknown) => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      write('retry: 1000\n\n');
      const end = begin((event, data = {}) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      const beat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
      stop = () => {
        end();
        clearInterval(beat);
      };
      signal.addEventListener('abort', stop);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}

/** A path with status 204, so that a navigation to it keeps the current page. */
export const NO_CONTENT = '/no-content';
