import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../run/find-browser.mjs';

export interface ChromiumOptions {
  /** Path of the browser. @default the one that `findBrowser` finds */
  executablePath?: string;
  /** True where it must keep a page that was left, as browsers do outside of tests. @default false */
  keepsPages?: boolean;
}

/** Starts a Chromium, without a window unless `npm run e2e -- --headed` asks for one. */
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
