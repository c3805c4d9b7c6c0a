import type { Locator, Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Frames of wallets load within this time. */
const SETTLED_MS = 250;

/** Returns all layout shifts since the page started; the sum without any is 0.000. */
export async function shifts(page: Page): Promise<string[]> {
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        new PerformanceObserver(list => {
          const entries = list.getEntries() as Shift[];
          resolve(
            entries
              .filter(({ entryType }) => entryType === 'layout-shift')
              .map(
                ({ value, sources }) =>
                  `${value.toFixed(4)}: ${sources.map(({ node }) => (node as Element | null)?.className || node?.nodeName).join(', ')}`,
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer without entries is never called. By this frame, all shifts have been reported.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]), 50)));
      }),
  );
}

/** Adds rules to the theme's before any of the page's scripts runs. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.addInitScript(css => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    });
  }, css);
}

/** Properties of the styling contract on both elements. */
function toRule(properties: Record<string, string>): string {
  const rules = Object.entries(properties).map(
    ([name, value]) => `--shopify-accelerated-checkout-${name}:${value}`,
  );
  return `shopify-accelerated-checkout,shopify-accelerated-checkout-cart{${rules.join(';')}}`;
}

/** Sets the theme's properties before any of the page's scripts runs. */
export function addProperties(page: Page, properties: Record<string, string>): Promise<void> {
  return addStyle(page, toRule(properties));
}

/** Sets the theme's properties from now on. */
export async function setProperties(page: Page, properties: Record<string, string>): Promise<void> {
  await page.evaluate(css => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  }, toRule(properties));
}

/**
 * Waits until these elements have kept their place for three frames. Resize observers run between two frames, and their
 * changes render in the next.
 */
export async function untilStill(elements: Locator): Promise<void> {
  await elements.evaluateAll(async all => {
    const read = () =>
      all.map(element => Object.values(element.getBoundingClientRect().toJSON()).join()).join();
    const limit = performance.now() + 5000;
    let before = read();
    for (let frames = 0; frames < 3; ) {
      if (performance.now() > limit) throw new Error(`It never stands still: ${before}`);
      await new Promise(requestAnimationFrame);
      const now = read();
      frames = now === before ? frames + 1 : 0;
      before = now;
    }
  });
}

/** Returns an element's box in the window, in CSS pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the rendered box of each wallet: its own button's, or that of the SDK's wrapper. */
export async function drawnEach(wallets: Locator): Promise<Box[]> {
  await untilStill(wallets);
  return wallets.evaluateAll(all =>
    all.map(element => {
      const box = (element.shadowRoot ?? element).querySelector('button, .wallet') ?? element;
      const { x, y, width, height } = box.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

/** Returns the height and the space of each wallet in pixels, under each of these properties in turn. */
export async function heightsUnder(wallets: Locator, properties: Record<string, string>[]) {
  return wallets.evaluateAll(async (all, rules) => {
    const style = document.createElement('style');
    document.head.append(style);
    const read = () =>
      all.map(host => {
        const box = (host.shadowRoot ?? host).querySelector('button, .wallet') ?? host;
        return { drawn: Math.round(box.getBoundingClientRect().height), space: host.clientHeight };
      });
    const found: ReturnType<typeof read>[] = [];
    for (const rule of rules) {
      style.textContent = rule;
      // As in `untilStill`.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      found.push(read());
    }
    style.remove();
    return found;
  }, properties.map(toRule));
}

/** Returns the rendered box of the only wallet. */
export async function drawn(wallet: Locator): Promise<Box> {
  await wallet.waitFor({ state: 'attached' });
  const [box, ...others] = await drawnEach(wallet);
  if (!box || others.length) throw new Error(`There are ${others.length + Number(Boolean(box))} wallets`);
  return box;
}

/** Returns the wallets of the cart's page in order. */
export function cells(page: Page): Locator {
  return page.locator('#main shopify-accelerated-checkout-cart > [slot]');
}

/** Returns the number of wallets in each row of the grid, from the top. */
export async function rows(page: Page): Promise<number[]> {
  await untilStill(cells(page));
  const tops = await cells(page).evaluateAll(wallets =>
    wallets.map(wallet => Math.round(wallet.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map(top => tops.filter(other => other === top).length);
}
