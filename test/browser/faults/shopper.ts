import { closeDialog, dialog } from '../drivers/shop-page';
import type { Scene, Walk } from './walk';

/** How a purchase ends that nothing stands still in. */
export type End = 'left' | 'usable' | 'gone';

/** A shopper who sees for so long that there is nothing to press, or nothing happen, closes the sheet. */
const PATIENCE_MS = { idle: 3000, working: 8000 };
const END_MS = 30_000;
/** Each look is half a dozen questions to the browser. */
const PAUSE_MS = 40;
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
  let moved = Date.now();
  let calm = 0;

  async function press(): Promise<boolean> {
    for (const [control, times] of left)
      if (times && (await control.press(scene))) {
        left.set(control, times - 1);
        return true;
      }
    return false;
  }

  for (;;) {
    await isStruck();
    if (!place.path.test(page.url())) return 'left';
    if (await dialog(page).count()) await closeDialog(page).catch(() => {});
    if (await press()) moved = Date.now();
    const sheet = await walk.look(scene);
    const button = await look(scene, walk);
    if (sheet !== 'closed' || button === 'blocked' || !place.path.test(page.url())) calm = 0;
    // Seen once, it may be the button of before the click.
    else if (button === 'usable' ? ++calm > 1 : Date.now() > moved + REDIRECT_MS)
      return button === 'gone' ? 'gone' : 'usable';
    if (sheet !== 'closed' && Date.now() > moved + PATIENCE_MS[sheet]) {
      await walk.close(scene).catch(() => {});
      moved = Date.now();
    }
    if (Date.now() > end) throw new Error(`The button is dead: ${button}, and the sheet ${sheet}`);
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
}

/** What the wallet's button says; `ordered`: its purchase is an order, or may be one, and a click leads there again. */
async function look({ page }: Scene, { element }: Walk): Promise<'usable' | 'ordered' | 'gone' | 'blocked'> {
  try {
    return await page.evaluate(selector => {
      const wallet = document.querySelector(`#main ${selector}`);
      const button = (wallet?.shadowRoot ?? wallet)?.querySelector('[aria-busy]');
      if (!button) return 'putBack' in window ? 'gone' : 'blocked';
      if (button.getAttribute('aria-disabled') !== 'false') return 'blocked';
      return button.getAttribute('aria-busy') === 'true' ? 'ordered' : 'usable';
    }, element);
  } catch {
    // The page is on its way.
    return 'blocked';
  }
}
