import type { Browser, BrowserContextOptions } from 'playwright-core';
import { getBrowser, keepBrowsers } from './browsers';
import { launchChromium } from './chromium';
import { createLanes } from './lanes';
import { playOnStage, type Stage } from './stage';

/**
 * Tests of one file that play at the same time: most of a test's time is waiting. Two processes play files, and with more than
 * four pages at once a wallet's time limit of 2 s runs out on a small machine.
 */
const LANES = 2;

export interface StageOptions extends BrowserContextOptions {
  /** True where the browser must keep a page that was left, as browsers do outside of tests. @default false */
  keepsPages?: boolean | undefined;
}

export type Play = (stage: Stage) => Promise<void>;

/** Stages for the tests of one file; a few play at the same time, in the order in which they were asked for. */
export function createStages() {
  const close = keepBrowsers();
  const wait = createLanes(LANES);
  return {
    play: (name: string, play: Play, { keepsPages = false, ...context }: StageOptions = {}) =>
      wait(async () => {
        const started = performance.now();
        try {
          await survive(name, keepsPages, browser => playOnStage(browser, name, play, context));
        } finally {
          // Whoever plays several files collects the times.
          process.send?.({ name, ms: performance.now() - started });
        }
      }),
    close,
  };
}

/**
 * Lets a test run once more where its browser has died: it may be another test's doing, or nobody's. It gets a browser of its
 * own, so that one that kills each browser kills no other test's.
 */
async function survive(name: string, keepsPages: boolean, run: (browser: Browser) => Promise<void>) {
  const browser = await getBrowser(keepsPages);
  try {
    await run(browser);
  } catch (error) {
    if (browser.isConnected()) throw error;
    console.info(`\nThe browser has died, and "${name}" runs once more.`);
    const own = await launchChromium({ keepsPages });
    try {
      await run(own);
    } finally {
      await own.close();
    }
  }
}
