import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Undo, watchPage } from './watch-page';

const VIEWPORT = { width: 1280, height: 720 };
const ACTION_TIMEOUT_MS = 15_000;

export interface StageOptions extends BrowserContextOptions {
  /** True where the browser must keep a page that was left, as browsers do outside of tests. @default false */
  keepsPages?: boolean | undefined;
}

/** A page that tests get one after the other. */
interface Lendable {
  page: Page;
  context: BrowserContext;
  /** Where its documents were from: what a page stores, it stores for its origin. */
  origins: Set<string>;
  /** True once it has opened another page. */
  hasOthers: boolean;
}

export interface LentPage {
  page: Page;
  context: BrowserContext;
  /** Lets the next test have it, where nothing of the visitor is left in it, or closes it. */
  giveBack(isWell: boolean): Promise<void>;
}

const free = new WeakMap<Browser, Lendable[]>();

/**
 * The page of a visitor who was never in a shop with these origins. To load another document into a page costs half of what a page with a
 * context and a process of its own does.
 *
 * @param options with any, nobody else gets it
 */
export async function lendPage(
  browser: Browser,
  shop: readonly string[],
  { keepsPages = false, ...options }: StageOptions,
): Promise<LentPage> {
  const isUsual = !keepsPages && !Object.keys(options).length;
  const pages = free.get(browser) ?? [];
  free.set(browser, pages);
  const index = isUsual ? pages.findIndex(({ origins }) => !shop.some(origin => origins.has(origin))) : -1;
  const lendable = pages.splice(index, index < 0 ? 0 : 1)[0] ?? (await createPage(browser, options));
  const { context, origins } = lendable;
  const known = new Set([...origins, ...shop]);
  const { page, undos, isSpent } = watchPage(lendable.page);
  return {
    page,
    context,
    async giveBack(isWell) {
      const isKept = isWell && isUsual && !isSpent() && (await clear(lendable, undos));
      const wasElsewhere = [...origins].some(origin => !known.has(origin));
      if (isKept && !wasElsewhere && !lendable.hasOthers) pages.push(lendable);
      else await context.close();
    },
  };
}

async function createPage(browser: Browser, options: BrowserContextOptions): Promise<Lendable> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    viewport: VIEWPORT,
    ...options,
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  const lendable = { page, context, origins: new Set<string>(), hasOthers: false };
  page.on('framenavigated', frame => {
    const { protocol, origin } = new URL(frame.url());
    if (/^http/.test(protocol)) lendable.origins.add(origin);
  });
  context.on('page', () => {
    lendable.hasOthers = true;
  });
  return lendable;
}

/** Ends what a visitor has left. @returns whether it could */
async function clear({ page, context }: Lendable, undos: Undo[]): Promise<boolean> {
  try {
    await page.goto('about:blank');
    await page.evaluate(() => {
      window.name = '';
    });
    for (const undo of undos.reverse()) await undo();
    await context.clearCookies();
    await page.setViewportSize(VIEWPORT);
    return true;
  } catch {
    return false;
  }
}
