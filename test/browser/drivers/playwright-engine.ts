import type { Browser, Page } from 'playwright-core';
import type { Engine, VisitOptions } from './engine';

/** More than a test's own waits would need: three engines share the processors. */
const ACTION_TIMEOUT_MS = 15_000;
const VIEWPORT = { width: 1280, height: 720 };

export interface PlaywrightEngine {
  lanes: number;
  /** Starts a browser. */
  launch(options: VisitOptions): Promise<Browser>;
  /**
   * True where each of a browser's visitors has the focus to himself, so that one browser is enough, and each is a context.
   * Otherwise each has a browser, whose one page is made one for a new visitor: another context would cost twice the processor's
   * time.
   */
  hasManyFocuses: boolean;
  /** True where a browser keeps the pages that are left whatever it is told. */
  alwaysKeepsPages: boolean;
  /** Mends what the engine's channel does otherwise than `PageDriver` says. */
  mend?(page: Page): Page;
}

/** An engine that playwright drives. */
export function createPlaywrightEngine(engine: PlaywrightEngine): Engine {
  const { lanes, launch, hasManyFocuses, alwaysKeepsPages, mend = page => page } = engine;
  /** Pages for a new visitor. */
  const blank = new WeakMap<Browser, Page>();

  async function createPage(browser: Browser) {
    const context = await browser.newContext({ locale: 'pt-BR', viewport: VIEWPORT });
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    return mend(await context.newPage());
  }

  const launched: Promise<Browser>[] = [];
  const free = new Map<boolean, Promise<Browser>[]>([true, false].map(keepsPages => [keepsPages, []]));
  return {
    lanes,
    async open(options) {
      const browsers = free.get(alwaysKeepsPages || options.keepsPages) ?? [];
      const starting = browsers.pop() ?? launch(options);
      if (!launched.includes(starting)) launched.push(starting);
      if (hasManyFocuses) browsers.push(starting);
      const browser = await starting;
      browser.once('disconnected', () =>
        browsers.splice(0, browsers.length, ...browsers.filter(other => other !== starting)),
      );
      const page = blank.get(browser) ?? (await createPage(browser));
      blank.delete(browser);
      return {
        page,
        hasDied: () => !browser.isConnected(),
        async leave() {
          if (!browser.isConnected()) return;
          if (hasManyFocuses) return page.context().close();
          if (await clear(page)) blank.set(browser, page);
          else await page.context().close();
          browsers.push(starting);
        },
      };
    },
    async close() {
      for (const browser of launched) await (await browser).close();
    },
  };
}

/**
 * Makes a page one for a visitor who was never here: each shop has an origin of its own, so that cookies alone would be known
 * to the next one.
 *
 * @returns whether it could
 */
async function clear(page: Page): Promise<boolean> {
  const context = page.context();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.clearCookies();
    await page.setViewportSize(VIEWPORT);
    await page.goto('about:blank');
    return true;
  } catch {
    return false;
  }
}
