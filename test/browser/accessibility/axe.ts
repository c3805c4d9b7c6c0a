import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** Returns axe-core's violations in the page and its frames, with their place. @param without parts to skip */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const builder = without.reduce((all, part) => all.exclude(part), new AxeBuilder({ page }));
  // axe skips a frame silently if it does not load the script within a second.
  const giveScript = (frame: Frame) =>
    frame.evaluate(axe.source).catch(error => {
      if (!frame.isDetached()) throw error;
    });
  Object.assign(builder, { inject: (frames: Frame[]) => Promise.all(frames.map(giveScript)) });
  // None of the rules used here reads style sheets, so they need not load.
  const { violations } = await builder
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(!(await hasForeignFrames(page)))
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Returns true if a frame has another origin. Only the mode that opens its own page, at twice the time, checks that. */
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
