import { withTimeout } from '../../../src/core/platform/wait';
import { setFault } from '../shop-page';
import type { Case } from './cells';
import { breakSdk } from './sdk-fault';
import { OPENING, type Scene, type Walk } from './walk';

/** The browser's driver may never respond for a closed page. */
const STRIKE_MS = 10_000;

/** The faults that have happened so far. */
export interface InjectedFault {
  hasHit(): boolean;
  /** Resolves when the fault is over. */
  isOver(): Promise<unknown>;
  /** The same before the click, which some faults precede. */
  mayClick(): Promise<unknown>;
}

/** Injects the fault of a case. */
export async function injectFault(
  scene: Scene,
  walk: Walk,
  { answer, sdk, strike }: Case,
): Promise<InjectedFault> {
  const { page, shop, place } = scene;
  const toName = (request: string) => (request === OPENING ? place.opening : request);
  if (answer) {
    setFault(shop, answer.name, answer.requests.map(toName), answer.times);
    const [fault] = shop.store.settings.faults;
    return {
      hasHit: () => (fault?.times ?? 0) < answer.times,
      isOver: async () => {},
      mayClick: async () => {},
    };
  }
  let hits = 0;
  if (sdk) {
    await breakSdk(page, sdk, () => hits++);
    return { hasHit: () => hits > 0, isOver: async () => {}, mayClick: async () => {} };
  }
  let striking: Promise<unknown> | undefined;
  const begin = () => {
    striking = withTimeout(Promise.resolve(strike?.act?.(scene)), STRIKE_MS, 'The fault never ends');
    striking.catch(() => {});
    return striking;
  };
  await strike?.prepare?.(scene);
  if (strike?.during) {
    const request = toName(strike.during);
    shop.store.beforeRequest.set(request, begin);
    // What the page does by itself takes its time.
    if (strike.prepare) setFault(shop, 'slow', [request]);
  } else
    page.once('domcontentloaded', async () => {
      await page.locator(`#main ${walk.element}`).waitFor({ state: 'attached' });
      await begin();
    });
  return {
    hasHit: () => !!striking,
    isOver: async () => striking,
    mayClick: async () => (strike?.needsClick ? undefined : striking),
  };
}
