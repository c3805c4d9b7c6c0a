import { type Browser, firefox, type Locator, type Page } from 'playwright-core';
import { findFirefox } from '../../../build/find-browser.mjs';
import { NO_CONTENT } from '../../../sandbox/server/web/reply';

/** Frames per second: enough for all motion, and saves an eighth of the processor's time. */
const FRAME_RATE = 20;

/** Starts a Firefox, headless unless `npm run e2e -- --headed` is set. It is Mozilla's build, which playwright drives by WebDriver BiDi. */
export function launchFirefox(): Promise<Browser> {
  const path = findFirefox();
  return firefox.launch({
    channel: 'moz-firefox',
    headless: !process.env.E2E_HEADED,
    ...(path && { executablePath: path }),
    firefoxUserPrefs: { 'layout.frame_rate': FRAME_RATE },
  });
}

/** Works around differences between playwright's Firefox and its other browsers. */
export function mendPage(page: Page): Page {
  mendGoBack(page);
  mendFill(page);
  return page;
}

const mended = new WeakSet<Locator['fill']>();

/**
 * Fills a field by key presses. playwright fills it by a script in Firefox, which then dispatches no change event
 * on blur.
 */
function mendFill(page: Page) {
  // All locators share this prototype.
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  const { fill } = locators;
  if (mended.has(fill)) return;
  locators.fill = async function (...given) {
    if (this.page().context().browser()?.browserType() !== firefox) return fill.apply(this, given);
    await this.selectText();
    await this.press('Delete');
    await this.pressSequentially(given[0]);
  };
  mended.add(locators.fill);
}

/**
 * Returns to a page in the back/forward cache. Firefox reports neither the commit nor the URL, so playwright would wait forever.
 * An empty navigation ends the waiting, and a history entry has the URL.
 */
function mendGoBack(page: Page) {
  page.goBack = async () => {
    const left = page.url();
    await page.evaluate(() => void setTimeout(() => history.back()));
    // An evaluation during the navigation fails.
    const hasArrived = () => page.evaluate(left => location.href !== left, left).catch(() => false);
    while (!(await hasArrived())) await page.waitForTimeout(20);
    await page.evaluate(path => {
      history.replaceState(history.state, '');
      location.assign(path);
    }, NO_CONTENT);
    return null;
  };
}
