import type { PageDriver } from './page-driver';

/**
 * Lets the page's time pass faster from now on: what it waits for, and what its monotonic clock says.
 *
 * @returns lets it pass as before; a page that has taken its place does anyway
 */
export async function quicken(page: PageDriver, factor = 20): Promise<() => Promise<void>> {
  await page.evaluate(factor => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
      setTimeout(run, ms / factor, ...rest)) as typeof window.setTimeout;
    const now = performance.now.bind(performance);
    performance.now = () => now() * factor;
    const slowDown = () => {
      window.setTimeout = setTimeout;
      performance.now = now;
    };
    Object.assign(window, { slowDown });
  }, factor);
  return () => page.evaluate(() => (window as { slowDown?(): void }).slowDown?.());
}
