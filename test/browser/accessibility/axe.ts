import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe-core finds wrong with the page and its frames, with where. @param without parts that it leaves out */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const builder = without.reduce((axe, part) => axe.exclude(part), new AxeBuilder({ page }));
  // No rule that counts here reads style sheets: to fetch them for each look would be for nothing.
  const { violations } = await builder
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(!hasStrangers(page))
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Whether a frame is of another origin: only the mode that opens a page for itself, at twice the cost, looks into that. */
function hasStrangers(page: Page): boolean {
  const own = new URL(page.url()).origin;
  const places = page.frames().map(frame => frame.url());
  return places.some(place => /^http/.test(place) && new URL(place).origin !== own);
}
