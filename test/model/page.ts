import { effect } from '@preact/signals';
import { cachedLoads } from '../../src/core/platform/load-once';
import { nullProto } from '../../src/core/platform/objects';
import { running, startPurchase, watchPageLifecycle } from '../../src/core/purchase/click';
import type { ButtonSettings } from '../../src/core/types/page';
import type { Wallet } from '../../src/core/types/wallet';
import { CONFIG } from '../fakes/config';
import { contextOf, opensOf } from '../fakes/context';
import { CART_CHOICE, PRODUCT_CHOICE } from '../fakes/fake-cart';
import { type FakeClock, fakeClock } from '../fakes/fake-clock';
import { providePurchases } from '../run/provide-purchases';
import { stub } from '../run/suite';
import { createNetwork } from './network';
import { createStore, type StoreOptions } from './store';
import { createTimeline } from './timeline';

/** A shop's page with one wallet's button. Records everything the page does. */
export type ModelPage = ReturnType<typeof openPage>;

export interface PageOptions extends StoreOptions {
  /** True if an ordered cart is not found any more. */
  isGone: boolean;
  /** Load time of the purchase bundle on the first click. */
  loadMs: number;
  /** Number of failed loads. */
  failedLoads: number;
}

/** Sheets require a user gesture, which ends with the click's task. */
const userActivation = { isActive: false };

watchPageLifecycle();
const show = (type: string, persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

let pagesOpened = 0;

export function openPage(
  options: PageOptions,
  instrument: Parameters<typeof startPurchase>[1]['instrument'],
) {
  const clock: FakeClock = fakeClock();
  stub(navigator, { userActivation });
  pagesOpened += 1;
  const token = `page${pagesOpened}`;
  let purchase = 0;
  let isAway = false;
  let stopsNavigation = false;
  const timeline = createTimeline(() => ({ at: clock.elapsed, purchase }));
  const store = createStore(options);
  const cartPage = store.create(0);
  const settings = nullProto<ButtonSettings>(CONFIG, { currency: options.currency });
  const network = createNetwork(store, timeline, {
    purchase: () => purchase,
    isGone: options.isGone,
    card: () => timeline.entries.filter(({ what }) => what === 'pay').length,
  });
  const { fetch } = window;
  const under = new Set<() => void>();

  // A page in the back/forward cache is suspended and sends nothing. Its pending requests fail.
  window.fetch = ((url: string, init?: RequestInit) => {
    const sender = new Headers(init?.headers).get('X-Shopify-Storefront-Access-Token') ?? '';
    // An unfinished purchase of an earlier sequence has no effect.
    if (sender.includes('#') && !sender.startsWith(`${token}#`)) return new Promise(() => {});
    if (!isAway) network.throwAtOnce(url, init);
    return new Promise((resolve, reject) => {
      let isCut = false;
      const cut = () => {
        isCut = true;
        reject(new TypeError('Failed to fetch'));
      };
      under.add(cut);
      if (isAway) return;
      const here = (settle: () => void) => {
        if (isAway) return;
        under.delete(cut);
        settle();
      };
      network
        .fetch(url, init, () => isCut || isAway)
        .then(
          response => here(() => resolve(response)),
          error => here(() => reject(error)),
        );
    });
  }) as typeof window.fetch;

  let wasRunning = false;
  const stopWatching = effect(() => {
    const isRunning = running.value !== undefined;
    if (wasRunning && !isRunning && !isAway) timeline.add('free');
    wasRunning = isRunning;
  });

  const restore = providePurchases({
    navigate: go,
    showDialog: (title, message) => !isAway && timeline.add('dialog', `${title}|${message}`),
    announce() {},
  });

  const { checkout: loadCheckout } = cachedLoads;
  let { failedLoads } = options;
  let isLoaded = false;
  cachedLoads.checkout = async () => {
    if (!isLoaded) await new Promise(resolve => setTimeout(resolve, options.loadMs));
    if (failedLoads-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    isLoaded = true;
    return loadCheckout?.();
  };

  function go(url: string) {
    if (isAway) return;
    timeline.add('visit', url);
    if (stopsNavigation) stopsNavigation = false;
    else setTimeout(() => leave(), 30);
  }

  function leave() {
    if (isAway) return;
    show('pagehide');
    // Promises of the listeners settle before the browser unloads the page.
    setImmediate(() => {
      isAway = true;
    });
  }

  const page = {
    settings,
    clock,
    timeline,
    store,
    network,
    /** Number of the last purchase. */
    get purchase() {
      return purchase;
    },
    get isAway() {
      return isAway;
    },
    get isBusy() {
      return running.peek() !== undefined;
    },
    /** Clicks the button. Starts a purchase, or repeats the redirect of the running one. */
    click(wallet: Wallet): boolean {
      const busy = running.peek();
      if (!busy) {
        purchase += 1;
        network.seen = undefined;
        network.displayed = undefined;
        network.looked = undefined;
      }
      timeline.add('click');
      busy?.loaded?.resume();
      userActivation.isActive = true;
      if (!busy)
        startPurchase(nullProto<Wallet>(wallet), {
          settings: { ...settings, accessToken: `${token}#${purchase}` },
          source: options.isCartPage ? { ...CART_CHOICE, id: cartPage.id } : PRODUCT_CHOICE,
          ...contextOf(instrument),
          ...opensOf(instrument),
          parameters: wallet.parameters,
        });
      userActivation.isActive = false;
      return !busy;
    },
    /** Shows the last cart that the page has read, with these amounts. */
    display(amounts: string) {
      timeline.add('amounts', amounts);
      network.displayed = network.seen;
    },
    /** Changes the computer's wall clock. The monotonic clock continues. */
    setClock(byMs: number) {
      const { now } = Date;
      Date.now = () => now() + byMs;
    },
    stopNextNavigation() {
      stopsNavigation = true;
    },
    /** Navigates away. */
    async leave() {
      if (isAway) return;
      timeline.add('hide');
      leave();
      await clock.advance(0);
    },
    /** Advances time. The page's timers stop while the shopper is away. */
    async wait(ms: number) {
      if (!isAway) return clock.advance(ms);
      const { now } = performance;
      performance.now = () => now() + ms;
      page.setClock(ms);
    },
    /** Restores the page from the back/forward cache. */
    async comeBack(afterMs: number) {
      if (!isAway) return;
      await page.wait(afterMs);
      isAway = false;
      timeline.add('return');
      show('pageshow');
      for (const cut of under) cut();
      under.clear();
    },
    dispose() {
      show('pagehide');
      running.value = undefined;
      sessionStorage.clear();
      stopWatching();
      restore();
      window.fetch = fetch;
      clock.restore();
    },
  };
  return page;
}
