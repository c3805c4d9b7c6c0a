import type { Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { Driver, Play } from './driver';

/** What the shopper clicks is to be bought, however late the purchase is loaded. */
export function toEarlyClick({ paid, redirected }: Driver['outcomes']): Play | string {
  const play = typeof paid === 'string' ? redirected : paid;
  return typeof play === 'string' ? play : clickEarly(play);
}

/** The same play, with the purchase held back until the button is busy. */
function clickEarly(play: Play): Play {
  return async scene => {
    let isHeld = false;
    const hold = async (route: Route) => {
      await scene.page.locator('[aria-busy=true]').first().waitFor();
      isHeld = true;
      await route.fallback();
    };
    // The page that the purchase ends on may ask for the file of its own accord, and has nothing busy.
    await scene.page.route('**/checkout.js*', hold, { times: 1 });
    await play(scene);
    assert.ok(isHeld, 'the purchase was loaded after the click');
  };
}
