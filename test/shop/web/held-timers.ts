import { type Html, html } from './html';
import type { Visit } from './visit';

/** Query parameter: milliseconds. */
export const HOLD_TIMERS = 'hold-timers';

/**
 * Holds each timer of exactly as many milliseconds as the query says, until `runOut()` is called in the page: the last one
 * runs then. A page does it because no test can everywhere: not every browser's driver has a clock.
 */
export function heldTimers({ url }: Visit): Html | undefined {
  const ms = Number(url.searchParams.get(HOLD_TIMERS));
  if (!ms) return undefined;
  return html`<script>
      (setTimeout => {
        window.setTimeout = (run, ms, ...rest) => {
          if (ms === ${ms}) window.runOut = run;
          return ms === ${ms} ? 0 : setTimeout(run, ms, ...rest);
        };
      })(window.setTimeout);
    </script>`;
}
