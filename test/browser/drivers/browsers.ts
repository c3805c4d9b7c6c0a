import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium';

/** The browsers of this process, by whether they keep the pages that are left. */
const running = new Map<boolean, Promise<Browser>>();
let users = 0;

/** Says that browsers will be needed, until what is returned has been called as often: then they close. */
export function keepBrowsers(): () => Promise<void> {
  users++;
  return async () => {
    if (--users) return;
    const browsers = [...running.values()];
    running.clear();
    for (const browser of browsers) await (await browser).close();
  };
}

/** The browser of all suites of this process. It starts when the first test needs it, and anew after it has died. */
export function getBrowser(keepsPages: boolean): Promise<Browser> {
  const known = running.get(keepsPages);
  if (known) return known;
  const browser = launchChromium({ keepsPages });
  const forget = () => {
    if (running.get(keepsPages) === browser) running.delete(keepsPages);
  };
  browser.then(started => started.once('disconnected', forget), forget);
  running.set(keepsPages, browser);
  return browser;
}
