import type { Browser, Page } from 'playwright-core';
import { CATEGORIES, type TraceEvent } from './trace';

/** So much slower than this machine is the phone that is measured for. */
export const SLOWDOWN = 4;

/** Files of an origin of its own, by their paths. */
export type Site = Record<string, { type: string; body: string | Buffer }>;

export const SITE = 'http://bench.test';

/** Opens a page for a visitor who has never been there, with the files of a site, on a machine that is slowed down. */
export async function openFresh(browser: Browser, site: Site = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.route(`${SITE}/**`, (route, request) => {
    const file = site[new URL(request.url()).pathname];
    const answer = file ? { contentType: file.type, body: file.body } : { status: 404, body: '' };
    return route.fulfill(answer);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Traces what happens while `play` runs. */
export async function record(
  browser: Browser,
  page: Page,
  play: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await play();
  const trace = await browser.stopTracing();
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}
