import type { Page } from 'playwright-core';
import type { Purchase } from './purchases';

/** Lets a click of the page's own count as the shopper's, which a sheet asks for. */
export async function trustClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true, hasBeenActive: true } });
  });
}

/**
 * Buys so often, in the page itself, because its driver would take longer than the purchases do. Each is over when its sheet
 * and its dialog have gone and its button takes a click.
 *
 * @param first number of the first purchase, which tells the way of buying
 * @throws where one doesn't come to its end
 */
export function buy(page: Page, purchases: Purchase[], first: number, times: number): Promise<void> {
  return page.evaluate(
    async ([purchases, first, times]) => {
      const turn = () => new Promise(done => setTimeout(done));
      /** Looks into the page, and into what stands over it. */
      const find = (selector: string): HTMLElement | undefined =>
        [document, ...[...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
          .map(root => root.querySelector<HTMLElement>(selector))
          .find(found => found) ?? undefined;
      const until = async <T>(read: () => T | undefined | false, what: string): Promise<T> => {
        for (const end = Date.now() + 15_000; ; await turn()) {
          const value = read();
          if (value) return value;
          if (Date.now() > end) throw new Error(`Never: ${what}`);
        }
      };
      for (let count = first; count < first + times; count++) {
        const { title, wallet, presses } = purchases[count % purchases.length] as Purchase;
        const readButton = () => {
          const element = document.querySelector(`#main ${wallet}`);
          return (element?.shadowRoot ?? element)?.querySelector<HTMLElement>('[aria-busy]') ?? undefined;
        };
        const isFree = () => readButton()?.matches('[aria-disabled=false][aria-busy=false]');
        await until(isFree, `${title}: the button is free`);
        const button = readButton();
        (button?.querySelector('button') ?? button)?.click();
        await until(() => !isFree(), `${title}: the button is blocked`);
        for (const part of presses) {
          const control = await until(
            () => find(`[data-testid=${part}]:not(:disabled)`),
            `${title}: ${part}`,
          );
          control.click();
        }
        await until(() => {
          find('dialog[open]:not([data-testid]) .close')?.click();
          return isFree() && !find('dialog[open]');
        }, `${title}: it is over`);
      }
    },
    [purchases, first, times] as const,
  );
}
