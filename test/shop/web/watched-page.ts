import type { Store } from '../store/store';
import { attributes, type Html, html, raw } from './html';

const PATH = '/complaints';

// A request that the page waits for: none is under way any more when a test looks. A page that is being left may not wait.
const WATCH = `
(function () {
  function complain(text) {
    try {
      var request = new XMLHttpRequest();
      request.open('POST', '${PATH}', false);
      request.send(text);
    } catch (error) {
      navigator.sendBeacon('${PATH}', text);
    }
  }
  addEventListener('error', function (event) { complain('Uncaught ' + (event.error || event.message)); });
  addEventListener('unhandledrejection', function (event) { complain('Uncaught in a promise: ' + event.reason); });
  addEventListener('securitypolicyviolation', function (event) {
    complain('Content Security Policy: ' + event.effectiveDirective + ' blocked ' + event.blockedURI);
  });
  var error = console.error;
  console.error = function () {
    complain([].map.call(arguments, String).join(' '));
    return error.apply(console, arguments);
  };
})();`;

/**
 * First script of a page whose shop is `watched`: tells the shop of uncaught exceptions, console errors and what the page's
 * policy blocks. A page does it because no test can everywhere: not every browser's driver hears of them.
 */
export function watchScript({ settings }: Pick<Store, 'settings'>, nonce?: string): Html | undefined {
  return settings.watched ? html`<script${attributes({ nonce })}>${raw(WATCH)}</script>` : undefined;
}

/** Takes what a watched page complains of. */
export async function takeComplaint({
  request,
  store,
}: {
  request: Request;
  store: Store;
}): Promise<Response> {
  store.complaints.push(await request.text());
  return new Response(null, { status: 204 });
}
