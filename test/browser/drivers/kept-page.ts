import type { PageDriver } from './page-driver';

/** A page at rest: nothing came for so long, as a browser's own tools have it. */
const QUIET_MS = 500;

/** Waits until the browser can keep the page, as it can't while a frame is loading, and lets `goBack` see that it has. */
export async function prepareToLeave(page: PageDriver) {
  await page.evaluate(async quietMs => {
    const frames = () => [...document.querySelectorAll('iframe')];
    // An empty document stands in a frame until its own has begun; one of another origin tells nothing.
    const isLoading = ({ src, contentDocument }: HTMLIFrameElement) =>
      contentDocument !== null &&
      (contentDocument.readyState !== 'complete' || (src !== '' && contentDocument.URL === 'about:blank'));
    const count = () => performance.getEntriesByType('resource').length + frames().length;
    let known = -1;
    while (document.readyState !== 'complete' || known !== count() || frames().some(isLoading)) {
      known = count();
      await new Promise(resolve => setTimeout(resolve, quietMs));
    }
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  }, QUIET_MS);
}

/**
 * Goes back to the page as the browser has kept it, with all that ran there.
 *
 * @throws with the reasons, where the browser tells them, if it has loaded the page anew
 */
export async function goBack(page: PageDriver) {
  await page.goBack({ waitUntil: 'commit' });
  try {
    await page.locator('html[data-restored=true]').waitFor();
  } catch (error) {
    const reasons = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return JSON.stringify((navigation as { notRestoredReasons?: unknown }).notRestoredReasons);
    });
    if (error instanceof Error) error.message += `\nThe page was not kept: ${reasons ?? 'no reason given'}`;
    throw error;
  }
}
