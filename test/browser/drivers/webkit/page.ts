import type { PageDriver } from '../page-driver';
import { postForm } from './cookies';
import { createElement } from './element';
import { waitFor } from './wait';
import { createWindow, type WebkitWindow } from './window';

/** A window of WebKit as tests of the core flows use it. */
export function createPage(window: WebkitWindow): PageDriver {
  const { session, handle, send } = window;
  const listHandles = async () =>
    (await session.inTurn(() => session.send('GET', '/window/handles'))) as string[];
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
