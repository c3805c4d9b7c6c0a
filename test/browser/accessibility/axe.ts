import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** What axe-core finds wrong with the page and its frames, with where. @param without parts that it leaves out */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const builder = without.reduce((all, part) => all.exclude(part), new AxeBuilder({ page }));
  // Its own way leaves out, without a word, a frame that does not take the script within a second.
  const giveScript = (frame: Frame) =>
    frame.evaluate(axe.source).catch(error => {
      if (!frame.isDetached()) throw error;
    });
  Object.assign(builder, { inject: (frames: Frame[]) => Promise.all(frames.map(giveScript)) });
  // No rule that counts here reads style sheets: to fetch them for each look would be for nothing.
  const { violations } = await builder
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(!(await hasForeignFrames(page)))
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Whether a frame is of another origin: only the mode that opens a page for itself, at twice the cost, looks into that. */
async function hasForeignFrames(page: Page): Promise<boolean> {
  const frames = await page.locator('iframe').elementHandles();
  const foreign = await Promise.all(
    frames.map(async frame => {
      if (await frame.evaluate(element => !!(element as HTMLIFrameElement).contentDocument)) return false;
      await (await frame.contentFrame())?.waitForURL(/^http|srcdoc/);
      return true;
    }),
  );
  return foreign.includes(true);
}
