import type { WebkitWindow } from './window';

interface Cookie {
  name: string;
  value: string;
}

/** What the shop has that a browser opens as a page, and that asks for nothing else. */
const SMALLEST_PAGE = '/theme/icon.svg';

/** Posts a form with the window's cookies, and gives it those of the answer: WebDriver itself sends nothing but pages. */
export async function postForm(window: WebkitWindow, url: string, form: Record<string, string>) {
  // It gives and takes the cookies of the page that is open, and none where none is.
  const { hostname } = new URL(url);
  const isThere = await window.run(hostname => location.hostname === hostname, [hostname]);
  if (!isThere) await window.send('POST', '/url', { url: new URL(SMALLEST_PAGE, url).href });
  const cookies = (await window.send('GET', '/cookie')) as Cookie[];
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    redirect: 'manual',
  });
  for (const text of response.headers.getSetCookie()) {
    const [pair = ''] = text.split(';');
    const [name = '', ...value] = pair.split('=');
    const cookie = { name, value: value.join('='), domain: hostname, path: '/', sameSite: 'Lax' };
    await window.send('POST', '/cookie', { cookie });
  }
  return response;
}
