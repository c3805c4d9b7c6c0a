import * as assert from 'uvu/assert';
import type { Fixtures } from '../open';
import { PLACES } from '../outcomes/places';
import { quicken } from '../page-control';
import { fillCart, PRODUCT, until } from '../shop-page';
import type { Case, Cell } from './cells';
import { type InjectedFault, injectFault } from './inject-fault';
import { look } from './look';
import { healSdk } from './sdk-fault';
import { goOn } from './shopper';
import { putBack } from './strikes';
import { CHECKOUT_FILE, type Scene, type Step, type Walk } from './walk';

/** Speeds up the page's time by this factor if its responses are not slow. */
const FACTOR = 10;
/** Pause between two checks for a button. */
const LOOK_MS = 150;

/**
 * Runs one case to its end and, if the button is usable then, another purchase.
 */
export async function playCase(fixtures: Fixtures, { walk, step }: Cell, played: Case): Promise<void> {
  const { page, shop } = fixtures;
  const scene: Scene = { ...fixtures, place: PLACES[played.page] };
  if (played.page === 'cart') await fillCart(fixtures);
  const injected = await injectFault(scene, walk, played);
  await open(scene, walk, played.page);
  if (step === 'load' || step === 'mount') {
    await until(injected.hasHit, 'the fault was met');
    await injected.isOver();
  }
  // The timeouts of loading a file are over, so that none of them runs faster.
  if (step !== 'click' || played.sdk)
    await page.evaluate(file => import(file), CHECKOUT_FILE).catch(() => {});
  const slowDown = isLong(step, played) ? await quicken(page, FACTOR) : undefined;
  if (!(await click(scene, walk, injected))) return endWithoutFault(scene);
  const end = await goOn(scene, walk, injected.isOver);
  assert.ok(injected.hasHit(), 'the fault was met');
  shop.store.settings.faults = [];
  if (end !== 'left') {
    // Only time after a fault may run faster.
    await slowDown?.();
    await healSdk(page);
    const hasOrdered = shop.store.orders.length > 0;
    const isThere = await click(scene, walk, injected);
    if (!isThere) await endWithoutFault(scene);
    else {
      const next = await goOn(scene, walk, injected.isOver);
      // A reloaded page does not know of an order.
      if (!hasOrdered) assert.is(next, 'left', 'the next purchase goes through');
    }
  }
  assert.ok(shop.store.orders.length <= 1, `${shop.store.orders.length} orders`);
}

/** Returns true if the page waits longer than a test should. */
const isLong = (step: Step, { answer, sdk, strike }: Case) =>
  answer ? answer.name !== 'slow' : sdk ? sdk.how === 'silent' : strike && step === 'leave';

async function open({ page, shop }: Scene, { wallet, shownWith = wallet }: Walk, name: Case['page']) {
  const isCart = name === 'cart';
  const query = {
    recommended: shownWith,
    cartWallets: isCart ? [...new Set([shownWith, 'buy_it_now'])].join() : '',
  };
  const path = isCart ? '/cart' : `/products/${PRODUCT.standard}`;
  await page.goto(`${shop.url}${path}?${new URLSearchParams(query)}`, { waitUntil: 'commit' });
  // The click sends the form's values instead of only reading them.
  if (isCart) await page.getByLabel('Embalagem').selectOption('Para presente');
}

/** Clicks the wallet's button. @returns false if another wallet has replaced it */
async function click(scene: Scene, walk: Walk, { hasHit, mayClick }: InjectedFault): Promise<boolean> {
  let isThere = false;
  await until(
    async () => {
      await mayClick();
      const wasHit = hasHit();
      const { button, isShown, isReplaced } = await look(scene, walk);
      if (button === 'gone') await putBack(scene);
      isThere = isShown;
      return isThere || (isReplaced && wasHit === hasHit());
    },
    'a button exists',
    12_000,
    LOOK_MS,
  );
  // The fault may remove the button during the click.
  if (isThere)
    await walk
      .button(scene)
      .click()
      .catch(error => {
        if (!hasHit()) throw error;
      });
  return isThere;
}

async function endWithoutFault(scene: Scene): Promise<void> {
  scene.shop.store.settings.faults = [];
  await scene.place.buyWithout(scene);
}
