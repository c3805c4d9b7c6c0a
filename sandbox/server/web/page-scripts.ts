import type { Store } from '../store/store';
import { attributes, type Html, html, raw } from './html';
import { streamEvents } from './reply';
import type { Visit } from './visit';

/** Query parameter with a delay in milliseconds. */
export const HOLD_TIMERS = 'hold-timers';

/**
 * Returns a script that holds timers of exactly this delay. A test calls `fireTimer()` in the page to run the last of them, because
 * not every browser's driver has a fake clock.
 */
export function holdTimers({ url }: Visit): Html | undefined {
  const ms = Number(url.searchParams.get(HOLD_TIMERS));
  if (!ms) return undefined;
  return html`<script>
      (setTimeout => {
        window.setTimeout = (run, ms, ...rest) => {
          if (ms === ${ms}) window.fireTimer = run;
          return ms === ${ms} ? 0 : setTimeout(run, ms, ...rest);
        };
      })(window.setTimeout);
    </script>`;
}

const PATH = '/page-errors';

// The request is synchronous, so that none is pending when a test reads the errors. A page that unloads can't send one.
const WATCH = `
(function () {
  function report(text) {
    try {
      var request = new XMLHttpRequest();
      request.open('POST', '${PATH}', false);
      request.send(text);
    } catch (error) {
      navigator.sendBeacon('${PATH}', text);
    }
  }
  addEventListener('error', function (event) { report('Uncaught ' + (event.error || event.message)); });
  addEventListener('unhandledrejection', function (event) { report('Uncaught in a promise: ' + event.reason); });
  addEventListener('securitypolicyviolation', function (event) {
    report('Content Security Policy: ' + event.effectiveDirective + ' blocked ' + event.blockedURI);
  });
  var error = console.error;
  console.error = function () {
    report([].map.call(arguments, String).join(' '));
    return error.apply(console, arguments);
  };
})();`;

/**
 * Returns the first script of a page whose shop is `watched`. It reports uncaught exceptions, console errors and violations
 * of the page's policy, because not every browser's driver receives them.
 */
export function watchScript({ settings }: Pick<Store, 'settings'>, nonce?: string): Html | undefined {
  return settings.watched ? html`<script${attributes({ nonce })}>${raw(WATCH)}</script>` : undefined;
}

/** Stores an error that a watched page reports. */
export async function storePageError({
  request,
  store,
}: {
  request: Request;
  store: Store;
}): Promise<Response> {
  store.pageErrors.push(await request.text());
  return new Response(null, { status: 204 });
}

/** Streams builds to pages. */
export const RELOAD_PATH = '/dev/reload';

/** Identifies the last build that succeeded, also across restarts of the shop. */
let build: number | undefined;
/** The error of a later build that failed. */
let failure = '';
const waiting = new Set<() => void>();

// A page reloads if it receives another build than its own, also from a shop that has restarted. It fetches the page first,
// because a reload while the shop is closed would show the browser's error page, which never reloads.
const toScript = (own: number) => `<script>(function (builds) {
  var box;
  builds.addEventListener('failure', function (event) {
    box = box || document.createElement('pre');
    box.setAttribute('role', 'alert');
    box.style.cssText = 'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;margin:0;padding:16px;background:#300;color:#fff;white-space:pre-wrap';
    box.textContent = JSON.parse(event.data);
    document.documentElement.append(box);
  });
  builds.addEventListener('build', function (event) {
    if (box) box.remove();
    if (event.data !== '${own}') fetch(location.href).then(function () { location.reload(); }, function () {});
  });
})(new EventSource('${RELOAD_PATH}'))</script>`;

/** Makes all pages reload after a build, or none; only `npm run dev` turns it on. */
export function setReload(isOn: boolean) {
  build = isOn ? Date.now() : undefined;
}

/** Reloads all pages, or shows them the error of a build that failed. */
export function announceBuild(error = '') {
  failure = error;
  if (!error) build = Math.max(Date.now(), (build ?? 0) + 1);
  for (const send of waiting) send();
}

/** Streams builds from the last one on. Returns nothing for other paths. */
export function streamBuilds(request: Request): Response | undefined {
  if (build === undefined || new URL(request.url).pathname !== RELOAD_PATH) return undefined;
  return streamEvents(request, send => {
    const update = () => (failure ? send('failure', failure) : send('build', build));
    update();
    waiting.add(update);
    return () => waiting.delete(update);
  });
}

/** Adds the script that reloads a page to a response. */
export async function withReload(response: Response): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (build === undefined || !isPage) return response;
  const text = (await response.text()).replace('</head>', `${toScript(build)}</head>`);
  return new Response(text, { status: response.status, headers: response.headers });
}
