import type { Browser, Page } from 'playwright-core';
import type { Engine, VisitOptions } from './engine';

/** More than a test's own waits would need: three engines share the processors. */
const ACTION_TIMEOUT_MS = 15_000;

export interface PlaywrightEngine {
  lanes: number;
  /** Starts a browser. */
  launch(options: VisitOptions): Promise<Browser>;
  /** True where each of a browser's visitors has the focus to himself, so that one browser is enough. */
  hasManyFocuses: boolean;
  /** Mends what the engine's channel does otherwise than `PageDriver` says. */
  mend?(page: Page): Page;
}

/** An engine that playwright drives: each visitor is a context. */
export function createPlaywrightEngine(engine: PlaywrightEngine): Engine {
  const { lanes, launch, hasManyFocuses, mend = page => page } = engine;
  const launched: Promise<Browser>[] = [];
  const free = new Map<boolean, Promise<Browser>[]>([true, false].map(keepsPages => [keepsPages, []]));
  return {
    lanes,
    async open(options) {
      const browsers = free.get(options.keepsPages) ?? [];
      const starting = browsers.pop() ?? launch(options);
      if (!launched.includes(starting)) launched.push(starting);
      if (hasManyFocuses) browsers.push(starting);
      const browser = await starting;
      browser.once('disconnected', () =>
        browsers.splice(0, browsers.length, ...browsers.filter(other => other !== starting)),
      );
      const context = await browser.newContext({ locale: 'pt-BR' });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      return {
        page: mend(await context.newPage()),
        hasDied: () => !browser.isConnected(),
        async leave() {
          if (!browser.isConnected()) return;
          await context.close();
          if (!hasManyFocuses) browsers.push(starting);
        },
      };
    },
    async close() {
      for (const browser of launched) await (await browser).close();
    },
  };
}
