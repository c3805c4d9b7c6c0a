import '../run/dom';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../../sandbox/server/server';
import { cartName, findCart } from '../../sandbox/server/store/cart';
import { ACCESS_TOKEN } from '../../sandbox/server/store/store';
import { loggedTexts } from '../../src/core/platform/errors';
import { loadLazy } from '../../src/core/platform/load-lazy';
import { running } from '../../src/core/purchase/click';
import { clearCookies, setCookie } from '../fakes/cookies';
import { defineElements } from '../fakes/elements';
import { type FakeGooglePay, installGooglePay } from '../fakes/fake-google-pay';
import { fakeResourceTiming } from '../fakes/fake-resource-timing';
import { cartPage, clearPage, productElement, show } from '../fakes/page';
import { settle, settleFrames, until } from '../fakes/settle';
import { GOOGLE_PAY } from '../fakes/wallet-configs';
import { providePurchases } from '../run/provide-purchases';
import { stub } from '../run/suite';
import { applyEdits, type Bought, type PressCase, renderQuantity, THEME_EVENTS, toComparable } from './case';
import { readSheet } from './press-sheet';
import { fillStore, readBought } from './shop';

/** Kept, because the page's own are replaced. */
const { fetch: send, setTimeout: later } = globalThis;
const now = performance.now.bind(performance);

/** The pause of a theme that waits for further keys. A wallet that doesn't wait would be faster. */
const LATE_MS = 100;

/** Kinds that a wallet may leave to the shop's button, with a word in the console. */
const LEFT_TO_THE_SHOP = ['id[]', 'parent line'];

/** Result of one press: the cart that was bought, or undefined if nothing was. */
interface Pressed {
  bought: Bought | undefined;
  /** What the shopper, or the shop's developer, was told. */
  said: string[];
}

/** Plays cases in happy-dom with the sandbox's shop. */
export async function openPressPage(): Promise<{
  check(press: PressCase): Promise<void>;
  close(): Promise<void>;
}> {
  const shop = await createShop();
  const page = createPage(shop);
  defineElements();
  // It says why a form has no buttons.
  await loadLazy('debug');
  return { check: press => check(page, press), close: () => shop.close() };
}

async function check(page: Page, press: PressCase): Promise<void> {
  const expected = await page.play(press, pressShop);
  const actual = await page.play(press, pressWallet);
  const isLeft = press.kinds.some(kind => LEFT_TO_THE_SHOP.includes(kind));
  if (isLeft && actual.said.some(text => text.startsWith('console: [portable-wallets] No buttons'))) return;
  assert.equal(toComparable(actual.bought), toComparable(expected.bought), `said: ${actual.said}`);
  if (expected.said.length)
    assert.ok(actual.said.length, `says nothing, but the shop's button leads to: ${expected.said}`);
  const label = expected.said.find(text => text.startsWith('unseen: '))?.slice('unseen: '.length);
  if (label && !/^(disabled|no button)/.test(actual.said[0] ?? ''))
    assert.match(actual.said.join(), label, 'the message has the label of the control that nobody sees');
}

type Page = ReturnType<typeof createPage>;

interface Scene {
  shop: Shop;
  press: PressCase;
  said: string[];
  visited: string[];
  google: FakeGooglePay | undefined;
  /** Waits until the theme's requests have responded. */
  whenQuiet(): Promise<unknown>;
}

function createPage(shop: Shop) {
  let serial = 0;
  const timing = fakeResourceTiming();
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  const { href } = location;
  const path = (press: PressCase) => (press.page === 'cart' ? '/cart' : '/products/x');

  /** Opens the page, applies the shopper's changes and presses. */
  async function play(
    press: PressCase,
    push: (scene: Scene) => Promise<Bought | undefined>,
  ): Promise<Pressed> {
    happyDOM.setURL(shop.url + path(press));
    shop.store.reset();
    shop.store.lowersQuantities = !!press.lowersQuantities;
    const said: string[] = [];
    const visited: string[] = [];
    const pending: Promise<unknown>[] = [];
    const clock = createClock();
    loggedTexts.clear();
    const restores = [
      providePurchases({
        navigate: url => void visited.push(url),
        showDialog: (title, message) => void said.push(`dialog: ${title} ${message}`),
        announce() {},
      }),
      stub(console, {
        warn: (text: string) => void said.push(`console: ${text}`),
        error: (text: string) => void said.push(`console: ${text}`),
      }),
      stub(HTMLFormElement.prototype, { reportValidity: reportValidityLikeBrowsers(said) }),
      // The script waits for a theme that sends nothing. Its time-outs keep their length.
      stub(globalThis, {
        setTimeout: (run: () => void, ms = 0, ...rest: never[]) =>
          later(run, ms > 20 && ms < 5000 ? ms / 10 : ms, ...rest),
      }),
      stub(performance, { now: clock.now }),
      stub(window, { fetch: createFetch(shop, press, timing) }),
    ];
    if (press.cart) {
      const cart = fillStore(shop.store, press.cart);
      setCookie(`cart=${encodeURIComponent(cartName(cart))}`);
    }
    if (press.discountCookie) setCookie(`discount_code=${encodeURIComponent(press.discountCookie)}`);
    const attributes = {
      'access-token': ACCESS_TOKEN,
      'buyer-country': 'BR',
      'shop-id': `${++serial}`,
      ...(press.isSheet && { 'wallet-configs': [GOOGLE_PAY] }),
    };
    const google = press.isSheet ? installGooglePay() : undefined;
    const element = press.page === 'cart' ? cartPage(attributes) : productElement(attributes);
    const stopTheme = startTheme(press, sending => pending.push(clock.slowDown(sending)));
    try {
      show(
        press.markup.replaceAll('{element}', () => element),
        'div',
      );
      await settle(4);
      const scene = { shop, press, said, visited, google, whenQuiet: () => Promise.all(pending) };
      const bought = await push(scene);
      await scene.whenQuiet();
      return { bought, said };
    } finally {
      stopTheme();
      running.value = undefined;
      clearPage();
      await settleFrames();
      for (const restore of restores.reverse()) restore();
      clearCookies();
      happyDOM.setURL(href);
    }
  }
  return { play };
}

/** A browser focuses the first invalid control that is rendered, and shows its message there. happy-dom does neither. */
function reportValidityLikeBrowsers(said: string[]) {
  return function (this: HTMLFormElement): boolean {
    const controls = [...HTMLFormElement.prototype.querySelectorAll.call(document, 'input,select,textarea')];
    const invalid = (controls as HTMLInputElement[]).filter(
      control => control.form === this && !control.checkValidity(),
    );
    const shown = invalid.find(control => !control.closest('[hidden]') && control.type !== 'hidden');
    shown?.focus();
    if (shown) said.push('bubble');
    return !invalid.length;
  };
}

/** Sends the page's requests to the shop, with its cookies. Reports the theme's and the script's changes of the cart as timings. */
function createFetch(
  { url: base }: Shop,
  { shopMs = 0 }: PressCase,
  timing: ReturnType<typeof fakeResourceTiming>,
) {
  return async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, base);
    const isCart = /^(\/[\w-]+)?\/cart\//.test(url.pathname);
    if (isCart && shopMs) await new Promise(resolve => later(resolve, shopMs));
    const { signal: _, ...options } = init;
    const headers = { ...(init.headers as Record<string, string>), cookie: document.cookie };
    const response = await send(url, { ...options, headers, redirect: 'manual' });
    if (isCart) timing.add(url.href);
    return response;
  };
}

/**
 * Creates the page's clock. The script waits for a theme by this clock, so it is slow while the theme waits for the shop, on a busy
 * machine too, and fast otherwise.
 */
function createClock() {
  let time = now();
  let last = time;
  let pending = 0;
  return {
    now() {
      const current = now();
      time += (current - last) * (pending ? 0.1 : 60);
      last = current;
      return time;
    },
    async slowDown(sending: Promise<unknown>) {
      this.now();
      pending++;
      await sending;
      this.now();
      pending--;
    },
  };
}

/** Sends quantities when themes do. @returns stops it */
function startTheme({ theme = 'never' }: PressCase, add: (sending: Promise<void>) => void): () => void {
  const onEvent = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.dataset.line) add(change(field, theme === 'late' ? LATE_MS : 0));
  };
  const type = THEME_EVENTS[theme];
  if (type) document.addEventListener(type, onEvent);
  return () => document.removeEventListener(type, onEvent);
}

async function change(field: HTMLInputElement, pauseMs: number): Promise<void> {
  const { line = '', to: value = field.value } = field.dataset;
  if (pauseMs) await new Promise(resolve => later(resolve, pauseMs));
  const response = await window.fetch('/cart/change.js', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id: readKey(line), quantity: value }).toString(),
  });
  if (response.ok) renderQuantity(line, value);
}

/** The key of a line, by its number from 1. */
function readKey(line: string): string {
  return ['46448901292285:line0', '46448901325053:line1', '46448788275453:line2'][Number(line) - 1] ?? '';
}

/** Presses the shop's own button: the browser's own submit, to the sandbox's cart endpoints. */
async function pressShop({ shop, press, said, whenQuiet }: Scene): Promise<Bought | undefined> {
  applyEdits(press.edits);
  await whenQuiet();
  const button = document.querySelector<HTMLButtonElement>('[data-shop]');
  const form = (button?.form ?? document.querySelector('#product, #form')) as HTMLFormElement;
  let sent: [url: string, data: FormData] | undefined;
  const onSubmit = (event: Event) => {
    const { target, submitter } = event as SubmitEvent;
    event.preventDefault();
    const action =
      submitter?.getAttribute('formaction') ?? (target as HTMLFormElement).getAttribute('action');
    // Without a button, happy-dom names the form as its own submitter.
    sent = [action ?? '', new FormData(target as HTMLFormElement, button)];
  };
  document.addEventListener('submit', onSubmit);
  if (button) button.click();
  else form.requestSubmit();
  document.removeEventListener('submit', onSubmit);
  const known = press.cart && findCart(shop.store, decodeURIComponent(document.cookie));
  if (!sent) {
    said.push('not sent');
    const unseen = [...form.elements].find(
      control => !(control as HTMLInputElement).checkValidity() && control.closest('[hidden]'),
    ) as HTMLInputElement | undefined;
    if (unseen)
      said.push(`unseen: ${unseen.getAttribute('aria-label') ?? unseen.labels?.[0]?.textContent?.trim()}`);
    await whenQuiet();
    return known && readBought(known);
  }
  const body = new globalThis.URLSearchParams();
  for (const [name, value] of sent[1]) if (typeof value === 'string') body.append(name, value);
  const response = await send(new URL(sent[0], shop.url), {
    method: 'POST',
    headers: { cookie: document.cookie },
    redirect: 'manual',
    body,
  });
  if (response.status >= 400) said.push(`status ${response.status}`);
  if (known) {
    await whenQuiet();
    if (!known.lines.length) said.push('empty');
    return readBought(known);
  }
  const [, token = ''] = /cart=([^;]*)/.exec(response.headers.getSetCookie().join()) ?? [];
  const cart = findCart(shop.store, decodeURIComponent(token));
  return response.status < 400 && cart ? readBought(cart) : undefined;
}

/** Finds a part of a wallet's element, in its shadow root if it has one. */
const findIn = <E extends Element = HTMLButtonElement>(wallet: Element, selector: string) =>
  (wallet.shadowRoot ?? wallet).querySelector<E>(selector);

/** Presses the wallet beside the shop's own button. */
async function pressWallet(scene: Scene): Promise<Bought | undefined> {
  const { shop, press, said, visited, google, whenQuiet } = scene;
  const findButton = () => {
    const wallet = document.querySelector('#page [slot^=button]');
    return wallet && findIn(wallet, 'button');
  };
  await until(() => findButton() || said.length, 'a button');
  await settle(2);
  applyEdits(press.edits);
  // The observer reads the form in the next turn, long before a shopper can press.
  await settle(press.page === 'cart' ? 0 : 3);
  const button = findButton();
  const known = press.cart && findCart(shop.store, decodeURIComponent(document.cookie));
  if (!button || button.disabled) {
    said.push(button ? 'disabled' : 'no button');
    await whenQuiet();
    return known && readBought(known);
  }
  button.click();
  // A press that buys nothing opens no sheet.
  const sheet = google?.sheets.at(-1);
  if (sheet && known) {
    said.push(...(await readSheet(sheet, shop.store, known)));
    await whenQuiet();
    return readBought(known);
  }
  await until(
    () => !running.value || visited.length || said.some(text => text.startsWith('dialog')),
    'an outcome',
  );
  const [url] = visited;
  if (!url) {
    await whenQuiet();
    await settle(4);
    const wallet = document.querySelector('#page [slot^=button]');
    if (!wallet) said.push('no buttons');
    const alert = wallet && findIn(wallet, '[role=alert]');
    if (alert) said.push(`alert: ${alert.textContent}`);
    const dialog = document.querySelector('portable-wallets-dialog');
    if (dialog) said.push(`dialog: ${dialog.shadowRoot?.textContent}`);
  }
  if (known) return readBought(known);
  const cart = url && findCart(shop.store, decodeURIComponent(url));
  return cart ? readBought(cart) : undefined;
}
