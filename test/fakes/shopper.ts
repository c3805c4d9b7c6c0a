/** An HTTP client of the shop that stores cookies. */
export interface Shopper {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form, or a JSON body if `body` has `json`. */
  post(path: string, body: Record<string, string> | FormData | { json: unknown }): Promise<Response>;
}

/** @param url the shop's origin */
export function createShopper(url: string): Shopper {
  const cookies = new Map<string, string>();
  const send = async (path: string, options: RequestInit) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(options.headers as Record<string, string>), ...(cookie && { cookie }) };
    const response = await fetch(new URL(path, url), { redirect: 'manual', ...options, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post(path, body) {
      if (body instanceof FormData) return send(path, { method: 'POST', body });
      if (!('json' in body)) return send(path, { method: 'POST', body: new URLSearchParams(body) });
      const headers = { 'Content-Type': 'application/json' };
      return send(path, { method: 'POST', headers, body: JSON.stringify(body.json) });
    },
  };
}
