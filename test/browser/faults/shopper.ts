import { closeDialog } from '../shop-page';
import { look, type View } from './look';
import type { Scene, Walk } from './walk';

/** How a purchase ends that nothing stands still in. */
export type End = 'left' | 'usable' | 'gone';

/** A shopper who sees for so long that there is nothing to press, or nothing happen, closes the sheet. */
const PATIENCE_MS = { idle: 3000, working: 8000 };
const END_MS = 30_000;
const CLICK_MS = 3000;
/** Each look costs the browser as much as some of the page's own work does. */
const PAUSE_MS = 150;
/** Where no redirect has come for so long, none will. */
const REDIRECT_MS = 3000;

/**
 * Goes on with a purchase as a shopper does: presses what there is to press, closes what tells of a failure, and gives up
 * where nothing happens.
 *
 * @param isStruck settles when what befalls the page is over
 * @returns `left`: another page is there; `usable`: the button takes a click; `gone`: the theme has taken the button away
 * @throws where the button stays dead
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
      // It went away meanwhile, or something stands over it.
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
    // Seen once, it may be the button of before the click.
    else if (button === 'usable' ? ++calm > 1 : Date.now() > moved + REDIRECT_MS)
      return button === 'gone' ? 'gone' : 'usable';
    if (sheet !== 'closed' && Date.now() > moved + PATIENCE_MS[sheet]) {
      await walk.close(scene).catch(() => {});
      moved = Date.now();
    }
    if (Date.now() > end) throw new Error(`The button is dead: ${button}, and the sheet ${sheet}`);
    // A page that it leads to is seen at once: its loading costs more than anything else.
    await page.waitForEvent('framenavigated', { timeout: PAUSE_MS }).catch(() => {});
  }
}
