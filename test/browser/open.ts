import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import { type EngineName, readEngineNames } from '../../build/find-browser.mjs';
import { launchChromium } from '../../sandbox/browser/chromium';
import type { Engine, PageDriver, Visit } from '../../sandbox/browser/page-driver';
import { createShop, type Shop } from '../../sandbox/server/server';
import { launchFirefox, mendPage } from './drivers/firefox';
import { createPlaywrightEngine } from './drivers/playwright';
import { createWebkitEngine } from './drivers/webkit/engine';
import { keepEvidence, removeEvidence, toFolder } from './evidence';
import { isWanted } from './matrix';

/** Chromium's own message about a response with an error status, or without a response. */
export const FAILED_REQUEST = /Failed to load resource/;

/** Fixtures of a test: a new visitor in a new shop. */
export interface Fixtures<P extends PageDriver = Page> {
  page: P;
  shop: Shop;
  /** Uncaught exceptions and console errors so far. Unexpected ones fail the test. */
  complaints: string[];
  /** Allows complaints of this kind. */
  expect(pattern: RegExp): void;
}

export interface TestOptions extends BrowserContextOptions {
  /** True to enable the back/forward cache, as outside of tests. @default false */
  keepsPages?: boolean | undefined;
}

/** Fixtures of a test for every engine. */
export type FlowFixtures = Fixtures<PageDriver>;

type Play<P extends PageDriver> = (fixtures: Fixtures<P>) => Promise<void>;

let users = 0;

/** Keeps the browsers of this process open until the returned function has been called as often. */
export function keepBrowsers(): () => Promise<void> {
  users++;
  return async () => {
    if (!--users) await closeEngines();
  };
}

/** Creates a uvu suite whose tests get separate fixtures in Chromium. */
export function browserSuite(name: string) {
  const tests = suite(name);
  tests.after(keepBrowsers());

  function test(title: string, play: Play<Page>, options: TestOptions = {}) {
    const test = `${name}: ${title}`;
    // Animations of skeletons, bars and sheets take a third of the processor time. The core flows keep them.
    const visit = { reducedMotion: 'reduce', ...options } as const;
    if (isWanted(test)) tests(title, () => playTest(test, 'chromium', visit, play));
  }
  return Object.assign(test, { run: tests.run });
}

/** Creates a uvu suite of core flows. Each engine runs each test, which uses only the drivers' common features. */
export function flowSuite(name: string) {
  const tests = suite(name);
  tests.after(keepBrowsers());

  function test(title: string, play: Play<PageDriver>, { keepsPages }: Pick<TestOptions, 'keepsPages'> = {}) {
    for (const engine of readEngineNames()) {
      const test = `${name}: ${title} (${engine})`;
      if (isWanted(test))
        tests(`${title} (${engine})`, () =>
          playTest<PageDriver>(test, engine, { keepsPages, isWatched: true }, play),
        );
    }
  }
  return Object.assign(test, { run: tests.run });
}

/**
 * Runs one test.
 *
 * @param options `isWatched`: the shop's pages report their complaints, which works in every engine
 */
async function playTest<P extends PageDriver>(
  name: string,
  engine: EngineName,
  {
    isWatched = false,
    ...options
  }: BrowserContextOptions & { keepsPages?: boolean | undefined; isWatched?: boolean },
  play: Play<P>,
): Promise<void> {
  const started = performance.now();
  const shop = await createShop(isWatched ? { settings: { watched: true } } : {});
  const expected: RegExp[] = [];
  let complaints: string[] = [];
  let visit: Visit | undefined;
  const findUnexpected = () =>
    complaints
      .filter(text => !expected.some(pattern => pattern.test(text)))
      .map(text => `\nThe page complained: ${text}`);
  try {
    visit = await getEngine(engine).open(options);
    complaints = isWatched ? shop.store.pageErrors : visit.complaints;
    await visit.pause?.();
    await play({ page: visit.page as P, shop, complaints, expect: pattern => expected.push(pattern) });
    if (findUnexpected().length) throw new Error('The test has ended, but not all is well.');
    await removeEvidence(name);
  } catch (thrown) {
    // A DOMException's message, such as a driver's timeout, is read-only.
    const error = thrown instanceof DOMException ? new Error(`${thrown}`, { cause: thrown }) : thrown;
    // The page's console often explains why an element is missing.
    if (error instanceof Error) error.message += findUnexpected().join('');
    await keepEvidence(name, error, visit, shop);
    if (error instanceof Error) error.message += `\nSee ${toFolder(name)}`;
    throw error;
  } finally {
    await visit?.leave();
    await shop.close();
    process.send?.({ name, ms: performance.now() - started });
  }
}

const CREATORS: Record<EngineName, () => Engine> = {
  chromium: () => createPlaywrightEngine({ launch: launchChromium, hasContexts: true }),
  firefox: () => createPlaywrightEngine({ launch: launchFirefox, hasContexts: false, mend: mendPage }),
  webkit: createWebkitEngine,
};

const engines = new Map<EngineName, Engine>();

/** Returns the engine shared by all suites of this process. */
export function getEngine(name: EngineName): Engine {
  const engine = engines.get(name) ?? CREATORS[name]();
  engines.set(name, engine);
  return engine;
}

async function closeEngines(): Promise<void> {
  for (const engine of engines.values()) await engine.close();
  engines.clear();
}
