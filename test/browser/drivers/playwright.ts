import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Engine } from '../../../sandbox/browser/page-driver';

/** Longer than a test needs, because several browsers share the processors. */
const ACTION_TIMEOUT_MS = 15_000;
const CONTEXT: BrowserContextOptions = { locale: 'pt-BR', viewport: { width: 1280, height: 720 } };

const { E2E_DEBUG, E2E_TRACE } = process.env;

/**
 * True if traces contain snapshots and screenshots. Both take a quarter more processor time, and snapshots patch functions of
 * the page that this script's tests observe. Without them, a trace takes 24 ms.
 */
const isFull = Boolean(E2E_TRACE);

interface PlaywrightEngine {
  launch(options: { keepsPages: boolean }): Promise<Browser>;
  /**
   * True if each visitor gets a context. Otherwise one page is cleared for the next visitor, because a new context takes twice
   * the processor time in Firefox, which keeps left pages anyway.
   */
  hasContexts: boolean;
  /** Works around an engine's differences from `PageDriver`. */
  mend?(page: Page): Page;
}

/** Creates an engine driven by playwright. */
export function createPlaywrightEngine({
  launch,
  hasContexts,
  mend = page => page,
}: PlaywrightEngine): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  let used: Page | undefined;

  /** Starts a browser if none runs, or if the last one has crashed. */
  function getBrowser(keepsPages: boolean): Promise<Browser> {
    const known = browsers.get(keepsPages);
    if (known) return known;
    const browser = launch({ keepsPages });
    const forget = () => void browsers.delete(keepsPages);
    browser.then(started => started.once('disconnected', forget), forget);
    browsers.set(keepsPages, browser);
    return browser;
  }

  async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ ...CONTEXT, ...options });
    context.setDefaultTimeout(E2E_DEBUG ? 0 : ACTION_TIMEOUT_MS);
    await context.tracing.start({ screenshots: isFull, snapshots: isFull });
    return mend(await context.newPage());
  }

  return {
    async open({ keepsPages = false, ...options }) {
      const browser = await getBrowser(hasContexts && keepsPages);
      const page = (used?.context().browser() === browser && used) || (await openPage(browser, options));
      used = undefined;
      const context = page.context();
      if (!hasContexts) await context.tracing.startChunk();
      const { console, complaints, stop } = listen(context);
      let isRecorded = !hasContexts;
      return {
        page,
        pages: () => context.pages(),
        console,
        complaints,
        ...(E2E_DEBUG && { pause: () => page.pause() }),
        async saveTrace(path) {
          isRecorded = false;
          await (hasContexts ? context.tracing.stop({ path }) : context.tracing.stopChunk({ path }));
        },
        async leave() {
          stop();
          if (!browser.isConnected()) return;
          if (isRecorded) await context.tracing.stopChunk();
          if (!hasContexts && (await clear(page))) used = page;
          else await context.close();
        },
      };
    },
    async close() {
      used = undefined;
      for (const browser of [...browsers.values()]) await (await browser).close();
    },
  };
}

/** Records console messages and exceptions of a context's pages. */
function listen(context: BrowserContext) {
  const console: string[] = [];
  const complaints: string[] = [];
  const onError = (text: string) => {
    console.push(text);
    complaints.push(text);
  };
  const listeners = {
    weberror: (error: { error(): Error }) => onError(`Uncaught ${error.error()}`),
    console: (message: { type(): string; text(): string; location(): { url: string } }) => {
      const text = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error') onError(text);
      else console.push(`${message.type()}: ${text}`);
    },
  };
  context.on('weberror', listeners.weberror).on('console', listeners.console);
  return {
    console,
    complaints,
    stop: () => context.off('weberror', listeners.weberror).off('console', listeners.console),
  };
}

/**
 * Clears a page for the next visitor. Each shop has its own origin, so that only cookies would remain.
 *
 * @returns true on success
 */
async function clear(page: Page): Promise<boolean> {
  const context = page.context();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.clearCookies();
    if (CONTEXT.viewport) await page.setViewportSize(CONTEXT.viewport);
    await page.goto('about:blank');
    return true;
  } catch {
    return false;
  }
}
