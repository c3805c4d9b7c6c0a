import { type Browser, firefox, type Page } from 'playwright-core';
import { findFirefox } from '../../run/find-engines.mjs';
import { NO_CONTENT } from '../../shop/web/no-content';

/** Starts a Firefox without a window, as its makers publish it: playwright speaks WebDriver BiDi to that one. */
export function launchFirefox(): Promise<Browser> {
  const path = findFirefox();
  return firefox.launch({ channel: 'moz-firefox', ...(path && { executablePath: path }) });
}

/**
 * Lets a page go back to one that was kept. Firefox says of that neither that it is committed nor its URL, so playwright
 * would wait for ever: a navigation that leads nowhere ends its waiting, and an entry of the history tells the URL.
 */
export function mendGoBack(page: Page): Page {
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
  return page;
}
