import type { Page } from 'playwright-core';

/** The replaced markup of a page, and the wallet of its button. */
export interface Redrawn {
  place: string;
  wallet: string;
}

/** Shortens the timeout of requests, because it keeps their objects in memory. */
export async function shortenLimits(page: Page, limitMs: number): Promise<void> {
  await page.addInitScript(longest => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = ms => timeout.call(AbortSignal, Math.min(ms, longest));
  }, limitMs);
}

/** Replaces the server's markup, and waits for the wallet each time. */
export function redraw(page: Page, { place, wallet }: Redrawn, times: number): Promise<void> {
  return page.evaluate(
    async ([place, wallet, times]) => {
      const page = window as unknown as { markup?: string };
      page.markup ??= await (await fetch(location.href)).text();
      const fresh = new DOMParser().parseFromString(page.markup, 'text/html').querySelector(place);
      const live = document.querySelector(place);
      const isThere = (button: Element) =>
        button.firstElementChild ?? button.shadowRoot?.querySelector('.wallet > *');
      for (let left = Number(times); left && live; left--) {
        live.innerHTML = fresh?.innerHTML ?? '';
        while (![...live.querySelectorAll(wallet)].some(isThere)) await new Promise(done => setTimeout(done));
      }
    },
    [place, wallet, String(times)] as const,
  );
}
