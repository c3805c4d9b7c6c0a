import { closeDialog } from '../shop-page';
import { look, type View } from './look';
import type { Scene, Walk } from './walk';

/** The end of a purchase that does not hang. */
export type End = 'left' | 'usable' | 'gone';

/** A shopper who sees no control or no change for this long closes the sheet. */
const GIVE_UP_MS = { idle: 3000, working: 8000 };
const END_MS = 30_000;
const CLICK_MS = 3000;
/** Each check takes as long as some of the page's own work. */
const PAUSE_MS = 150;
/** Without a redirect for this long, none will follow. */
const REDIRECT_MS = 3000;

/**
 * Continues a purchase like a shopper: uses the available controls, closes error dialogs, and gives up
 * if nothing happens.
 *
 * @param isStruck resolves when the fault is over
 * @returns `left`: the page has navigated; `usable`: the button is enabled; `gone`: the theme has removed the button
 * @throws if the button stays disabled
 */
export async function goOn(scene: Scene, walk: Walk, isStruck: () => Promise<unknown>): Promise<End> {
  const { page, place } = scene;
  const left = new Map(walk.controls.map(control => [control, control.times]));
  const end = Date.now() + END_MS;
  const hasLeft = () => !place.path.test(page.url());
  let moved = Date.now();
  let calm = 0;

  async function press({ pressable }: View): Promise<boolean> {
    const control = walk.controls.find((control, index) => pressable[index] && left.get(control));
    if (!control) return false;
    const { selector, index = 0 } = control;
    try {
      await (walk.windowOf?.(scene) ?? page).locator(selector).nth(index).click({ timeout: CLICK_MS });
    } catch {
      // It disappeared, or another element covers it.
      return false;
    }
    left.set(control, (left.get(control) ?? 0) - 1);
    return true;
  }

  for (;;) {
    await isStruck();
    if (hasLeft()) return 'left';
    const view = await look(scene, walk);
    const { sheet, button } = view;
    if (view.isTold) await closeDialog(page).catch(() => {});
    const hasPressed = await press(view);
    if (hasPressed) moved = Date.now();
    if (view.isTold || hasPressed || sheet !== 'closed' || button === 'blocked' || hasLeft()) calm = 0;
    // Seen once, it may be the button from before the click.
    else if (button === 'usable' ? ++calm > 1 : Date.now() > moved + REDIRECT_MS)
      return button === 'gone' ? 'gone' : 'usable';
    if (sheet !== 'closed' && Date.now() > moved + GIVE_UP_MS[sheet]) {
      await walk.close(scene).catch(() => {});
      moved = Date.now();
    }
    if (Date.now() > end) throw new Error(`The button is dead: ${button}, and the sheet ${sheet}`);
    // A redirect counts as soon as it starts, because loading the page takes the longest.
    await page.waitForEvent('framenavigated', { timeout: PAUSE_MS }).catch(() => {});
  }
}
