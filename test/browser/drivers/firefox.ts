import { type Browser, firefox, type Locator, type Page } from 'playwright-core';
import { NO_CONTENT } from '../../../sandbox/server/web/reply';
import { findFirefox } from '../../run/find-browser.mjs';

/** So many frames a second show all motion, and spare an eighth of the processor's time. */
const FRAME_RATE = 20;

/** Starts a Firefox, without a window unless `npm run e2e -- --headed` asks for one, as its makers publish it: playwright speaks WebDriver BiDi to that one. */
export function launchFirefox(): Promise<Browser> {
  const path = findFirefox();
  return firefox.launch({
    channel: 'moz-firefox',
    headless: !process.env.E2E_HEADED,
    ...(path && { executablePath: path }),
    firefoxUserPrefs: { 'layout.frame_rate': FRAME_RATE },
  });
}

/** Mends what playwright's channel to Firefox does otherwise than its other channels. */
export function mendPage(page: Page): Page {
  mendGoBack(page);
  mendFill(page);
  return page;
}

const mended = new WeakSet<Locator['fill']>();

/**
 * Lets a field be filled by its keys. By its channel to Firefox playwright fills it by a script instead: Firefox sees no person in
 * that, and tells nobody of a change when the focus leaves the field.
 */
function mendFill(page: Page) {
  // The locators of all engines have this one prototype.
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
 * Lets a page go back to one that was kept. Firefox says of that neither that it is committed nor its URL, so playwright
 * would wait for ever: a navigation that leads nowhere ends its waiting, and an entry of the history tells the URL.
 */
function mendGoBack(page: Page) {
  page.goBack = async () => {
    const left = page.url();
    await page.evaluate(() => void setTimeout(() => history.back()));
    // An evaluation that meets the change of pages fails.
    const hasArrived = () => page.evaluate(left => location.href !== left, left).catch(() => false);
    while (!(await hasArrived())) await page.waitForTimeout(20);
    await page.evaluate(path => {
      history.replaceState(history.state, '');
      location.assign(path);
    }, NO_CONTENT);
    return null;
  };
}
