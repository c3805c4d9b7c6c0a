import type { Html } from './html';

type Cookies = Record<string, string>;

/** A page. */
export function reply({ markup }: Html, status = 200): Response {
  return new Response(`<!doctype html>\n${markup}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

/** A page that a test has written. */
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

/** @param status 302 keeps to what the browser did, 303 is the answer to a form */
export function redirectTo(location: string, { status = 303, cookies = {} as Cookies } = {}): Response {
  return withCookies(new Response(null, { status, headers: { Location: location } }), cookies);
}

/** The path, where it is one of this shop. */
export function ownPath(path: string | null | undefined): string | undefined {
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function withCookies(response: Response, cookies: Cookies): Response {
  for (const [name, value] of Object.entries(cookies)) {
    const life = value ? 'Max-Age=1209600' : 'Max-Age=0';
    response.headers.append(
      'Set-Cookie',
      `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; ${life}`,
    );
  }
  return response;
}
