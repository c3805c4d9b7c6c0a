import type { Page } from 'playwright-core';

/** Waits until the browser can keep the page, as it can't while a frame is loading, and lets `goBack` see that it has. */
export async function prepareToLeave(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
}

/**
 * Goes back to the page as the browser has kept it, with all that ran there.
 *
 * @throws with the browser's reasons where it has loaded the page anew
 */
export async function goBack(page: Page) {
  const session = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason, type } of notRestoredExplanations) reasons.push(`${reason} (${type})`);
  });
  await page.goBack({ waitUntil: 'commit' });
  try {
    await page.locator('html[data-restored=true]').waitFor();
  } catch (error) {
    if (error instanceof Error)
      error.message += `\nThe page was not kept: ${reasons.join(', ') || 'no reason given'}`;
    throw error;
  }
}
