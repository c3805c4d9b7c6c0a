import type { Browser, Page } from 'playwright-core';
import { CATEGORIES, type TraceEvent } from './trace';

/** CPU slowdown that emulates a phone. */
export const SLOWDOWN = 4;

/** Files of the origin `SITE` by path. */
export type Site = Record<string, { type: string; body: string | Buffer }>;

export const SITE = 'http://bench.test';

/** Opens a page in a new context on a slowed-down CPU, and serves the files of a site to it. */
export async function openFresh(browser: Browser, site: Site = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.route(`${SITE}/**`, (route, request) => {
    const file = site[new URL(request.url()).pathname];
    const response = file ? { contentType: file.type, body: file.body } : { status: 404, body: '' };
    return route.fulfill(response);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Runs `play` and returns the trace of that time. */
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
