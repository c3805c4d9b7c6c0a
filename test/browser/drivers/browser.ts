import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import { createShop, type Shop } from '../../shop/server';
import { launchChromium } from './chromium';
import type { PageDriver } from './page-driver';

/** What one test plays on: a fresh visitor in a fresh shop. */
export interface Stage<P extends PageDriver = Page> {
  page: P;
  shop: Shop;
  /** Uncaught exceptions and console errors so far; one that isn't expected fails the test. */
  complaints: string[];
  /** Lets complaints of this kind pass. */
  expect(pattern: RegExp): void;
}

/** What Chromium itself says of an answer that is an error or never came. */
export const FAILED_REQUEST = /Failed to load resource/;

const ACTION_TIMEOUT_MS = 8000;

/** Tests of one file that play at the same time: most of a test's time is waiting. */
const LANES = 4;

export interface StageOptions extends BrowserContextOptions {
  /** True where the browser must keep a page that was left, as browsers do outside of tests. @default false */
  keepsPages?: boolean | undefined;
}

interface Part {
  play(stage: Stage): Promise<void>;
  options: StageOptions;
  settle(outcome: Promise<void>): void;
}

/** Browsers start when the first test needs them. */
function createBrowsers() {
  const launched = new Map<boolean, Promise<Browser>>();
  return {
    get(keepsPages: boolean): Promise<Browser> {
      const browser = launched.get(keepsPages) ?? launchChromium({ keepsPages });
      launched.set(keepsPages, browser);
      return browser;
    },
    async close() {
      for (const browser of launched.values()) await (await browser).close();
    },
  };
}

/** Stages for the tests of one file; a few play at the same time, in the order in which they were asked for. */
export function createStages() {
  const browsers = createBrowsers();
  const waiting: (() => void)[] = [];
  let free = LANES;
  return {
    async play(play: Part['play'], { keepsPages = false, ...context }: StageOptions = {}): Promise<void> {
      if (free) free--;
      else await new Promise<void>(resolve => waiting.push(resolve));
      try {
        await stage(await browsers.get(keepsPages), play, context);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
    close: browsers.close,
  };
}

/** A test of a core flow, which asks no more of its page than every engine's driver can do. */
export type FlowTest = (
  title: string,
  play: (stage: Stage<PageDriver>) => Promise<void>,
  options?: Pick<StageOptions, 'keepsPages'>,
) => void;

/** A suite of core flows. Chromium plays them by playwright's page, which is a `PageDriver`. */
export const flowSuite: (name: string) => FlowTest & { run(): void } = name => browserSuite(name);

/** A uvu suite with one Chromium, whose tests each get a stage of their own. */
export function browserSuite(name: string) {
  const tests = suite(name);
  const parts: Part[] = [];
  const stages = createStages();

  tests.before(() => {
    for (const { play, options, settle } of parts) {
      const outcome = stages.play(play, options);
      // uvu asks for the outcomes one after the other: one that failed ahead of its turn is not unhandled.
      outcome.catch(() => {});
      settle(outcome);
    }
  });
  tests.after(stages.close);

  function test(title: string, play: Part['play'], options: StageOptions = {}) {
    let settle: Part['settle'] = () => {};
    const done = new Promise<void>(resolve => {
      settle = resolve;
    });
    done.catch(() => {});
    parts.push({ play, options, settle });
    tests(title, () => done);
  }
  return Object.assign(test, { run: tests.run });
}

async function stage(
  browser: Browser,
  play: (stage: Stage) => Promise<void>,
  options: BrowserContextOptions,
): Promise<void> {
  const shop = await createShop();
  const context = await browser.newContext({ locale: 'pt-BR', ...options });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const findUnexpected = () => complaints.filter(text => !expected.some(pattern => pattern.test(text)));
  context.on('weberror', webError => complaints.push(`Uncaught ${webError.error()}`));
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  try {
    const page = await context.newPage();
    await play({ page, shop, complaints, expect: pattern => expected.push(pattern) });
    const unexpected = findUnexpected();
    if (unexpected.length) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
  } catch (error) {
    // What the page said often tells why an element never came.
    const unexpected = findUnexpected();
    if (error instanceof Error && unexpected.length && !error.message.startsWith('The page complained'))
      error.message += `\nThe page complained:\n${unexpected.join('\n')}`;
    throw error;
  } finally {
    await context.close();
    await shop.close();
  }
}
