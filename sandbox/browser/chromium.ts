import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../build/find-browser.mjs';

export interface ChromiumOptions {
  /** Path of the browser. @default the result of `findBrowser` */
  executablePath?: string;
  /** True to enable the back/forward cache, as outside of tests. @default false */
  keepsPages?: boolean;
}

/** Starts a Chromium, headless unless `npm run e2e -- --headed` is set. */
export function launchChromium({
  keepsPages = false,
  executablePath,
}: ChromiumOptions = {}): Promise<Browser> {
  const path = executablePath ?? findBrowser(keepsPages || Boolean(process.env.E2E_HEADED));
  return chromium.launch({
    headless: !process.env.E2E_HEADED,
    ...(path && { executablePath: path }),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });
}
