import type { PageDriver } from '../../../../sandbox/browser/page-driver';
import { createElement } from './element';
import { waitFor } from './session';
import { createWindow, type WebkitWindow } from './window';

/** A WebKit window as tests of the core flows use it. */
export function createPage(window: WebkitWindow): PageDriver {
  const { session, handle, send } = window;
  const listHandles = async () =>
    (await session.enqueue(() => session.send('GET', '/window/handles'))) as string[];
  const known = listHandles();
  return {
    goto: url => send('POST', '/url', { url }),
    goBack: () => send('POST', '/back'),
    waitForURL: (pattern, { timeout } = {}) =>
      waitFor(
        async () => {
          const isThere = (source: string, flags: string) =>
            new RegExp(source, flags).test(location.href) && document.readyState === 'complete';
          return (await window.run(isThere, [pattern.source, pattern.flags])) || undefined;
        },
        `the page is ${pattern}`,
        timeout,
      ).then(() => {}),
    locator: selector => createElement(window, selector),
    frameLocator: frame => ({ locator: selector => createElement(window, selector, [frame]) }),
    evaluate: (run: (argument?: never) => unknown, argument?: unknown) =>
      window.run(run as (argument: unknown) => never, [argument]),
    keyboard: { press: key => window.press(key) },
    mouse: { click: (x, y) => window.click({ x, y }) },
    async setViewportSize({ width, height }) {
      const frame = await window.run(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const, []);
      await send('POST', '/window/rect', { width: width + frame[0], height: height + frame[1] });
      const what = `the viewport is ${width} x ${height}`;
      await waitFor(
        async () =>
          (await window.run((w, h) => innerWidth === w && innerHeight === h, [width, height])) || undefined,
        what,
      );
    },
    request: { post: (url, { form }) => postForm(window, url, form) },
    async screenshot() {
      // WebKitGTK takes the screenshot with the next frame, which an idle page may delay by a minute.
      await window.run(() => {
        const style = document.documentElement.style;
        for (let ms = 50; ms <= 500; ms += 50)
          setTimeout(() => {
            style.outline = ms % 100 ? '1px solid transparent' : '';
          }, ms);
      }, []);
      return Buffer.from((await send('GET', '/screenshot')) as string, 'base64');
    },
    async waitForEvent(event: 'popup' | 'close'): Promise<never> {
      const before = event === 'popup' ? await known : [];
      const found = await waitFor(async () => {
        const now = await listHandles();
        return event === 'popup'
          ? now.find(other => !before.includes(other))
          : !now.includes(handle) || undefined;
      }, `the event ${event}`);
      return (typeof found === 'string' ? createPage(createWindow(session, found)) : undefined) as never;
    },
    close: async () => void (await send('DELETE', '/window')),
  };
}

interface Cookie {
  name: string;
  value: string;
}

/** The shop's smallest URL that a browser can open as a page without other requests. */
const SMALLEST_PAGE = '/theme/icon.svg';

/** Posts a form with the window's cookies and stores those of the response, because WebDriver only navigates. */
async function postForm(window: WebkitWindow, url: string, form: Record<string, string>) {
  // WebDriver reads and writes the cookies of the open page only.
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
