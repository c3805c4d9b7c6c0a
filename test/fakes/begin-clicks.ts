import { running, startPurchase, watchPageLifecycle } from '../../src/core/purchase/click';
import type { FinalAction } from '../../src/core/types/action';
import type { PurchaseDetails } from '../../src/core/types/purchase-details';
import type { Wallet } from '../../src/core/types/wallet';
import { providePurchases } from '../run/provide-purchases';
import { onEnd } from '../run/suite';
import { CONFIG } from './config';
import { PRODUCT_CHOICE } from './fake-cart';
import { type FakeClock, fakeClock } from './fake-clock';
import { type FakeFetch, fakeFetch } from './fake-fetch';
import { walletThat, withPurchase } from './wallet-that';

/** The clicked element in the page. */
export const OWNER = document.createElement('shopify-buy-it-now-button');
Object.defineProperty(OWNER, 'isConnected', { value: true, configurable: true });

/** What a click on a product page buys. */
export const PURCHASE: PurchaseDetails = {
  settings: CONFIG,
  source: PRODUCT_CHOICE,
  instrument: 'BuyItNow',
  shop: 'Loja Exemplo',
  owner: OWNER,
  name: 'buy_it_now',
};

/** Clicks with real purchases. Only the server, the clock and the navigation are fakes. */
export interface Clicks {
  clock: FakeClock;
  fetch: FakeFetch;
  /** URLs of all redirects. */
  visited: string[];
  /** Messages of all dialogs. */
  dialogs: string[];
}

watchPageLifecycle();

export function beginClicks(answers: FakeFetch['answers']): Clicks {
  const clock = fakeClock();
  const fetch = fakeFetch(answers);
  const visited: string[] = [];
  const dialogs: string[] = [];
  providePurchases({
    navigate: url => void visited.push(url),
    showDialog: (_, message) => void dialogs.push(message),
    announce() {},
  });
  onEnd(() => {
    running.value = undefined;
  });
  return { clock, fetch, visited, dialogs };
}

/** Clicks the button of a wallet with this start function. Each but `buy` has a sheet. */
export function click(start: Wallet['start'], over: Partial<PurchaseDetails> = {}): void {
  startPurchase(walletThat(start), { ...PURCHASE, ...(start !== buy && { opens: 'sheet' }), ...over });
}

/** Creates a cart and redirects to the checkout, as "Buy it now" does. */
export const buy = withPurchase(async purchase => purchase.finish(await purchase.open<FinalAction>()));

/** Dispatches `pagehide` or `pageshow`. `persisted` means the back/forward cache. */
export function turnPage(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}
