import type { Page } from 'playwright-core';

/** Waits until the browser can keep the page, as it can't while a frame is loading, and lets `goBack` see that it has. */
export async function prepareToLeave(page: Page) {
  await page.waitForLoadState('networkidle');
  await untilFramesLoaded(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
}

/** A frame may begin after the page's network was idle, when its place is seen in the viewport. */
async function untilFramesLoaded(page: Page) {
  let count: number;
  do {
    count = page.frames().length;
    // Two frames of the screen and a task: what an observer of visibility has to say is said.
    await page.evaluate(
      () =>
        new Promise(resolve => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        }),
    );
    for (const frame of page.frames()) await frame.waitForLoadState('load');
  } while (page.frames().length !== count);
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
