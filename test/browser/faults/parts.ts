import type { Locator } from 'playwright-core';
import { release } from '../drivers/release';
import type { Control, Scene, Walk } from './walk';

/** Stands for the operation that a click begins with, which is another one on each page. */
export const OPENING = 'OPENING';

/** What a click needs besides the first file. */
export const CHECKOUT_FILE = `/dist/${release}/checkout.js`;

export const walletFile = (name: string) => `/dist/${release}/wallets/${name}.js`;

/** The pages that a purchase leads to. */
export const CHECKOUT_PAGE = '/cart/c/';
export const THANKS_PAGE = '/thank-you/';

export const OURS = 'its button is the script’s own, and there in one turn';
export const NO_SDK = 'it has no SDK';
export const NO_SHEET = 'no sheet is open';
export const CHOSEN_THERE = 'that is chosen on the page that it leads to';

const CLICK_MS = 3000;
/** For what was there a moment ago: where it has gone with its page, the driver would wait for it to come back. */
const LOOK_MS = 200;

/** Something that a shopper presses as soon as it is there and enabled. */
export function toControl(times: number, locate: (scene: Scene) => Locator): Control {
  return {
    times,
    async press(scene) {
      const control = locate(scene);
      try {
        if (!(await control.isVisible()) || !(await control.isEnabled({ timeout: LOOK_MS }))) return false;
        await control.click({ timeout: CLICK_MS });
        return true;
      } catch {
        // It went away meanwhile, or something stands over it.
        return false;
      }
    },
  };
}

/** What a sheet in the page does, which says itself that it is busy. */
export async function lookAt(sheet: Locator): ReturnType<Walk['look']> {
  if (!(await sheet.count())) return 'closed';
  const busy = await sheet.getAttribute('aria-busy', { timeout: LOOK_MS }).catch(() => null);
  return busy === 'true' ? 'working' : 'idle';
}
