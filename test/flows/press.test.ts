import fc from 'fast-check';
import * as assert from 'uvu/assert';
import type { PageDriver } from '../../sandbox/browser/page-driver';
import type { Shop } from '../../sandbox/server/server';
import { cartName } from '../../sandbox/server/store/cart';
import { ACCESS_TOKEN } from '../../sandbox/server/store/store';
import { flowSuite } from '../browser/open';
import { until } from '../browser/shop-page';
import { cartPage, productElement } from '../fakes/page';
import { cartCases } from '../press/cart-cases';
import {
  applyEdits,
  type Bought,
  type PressCase,
  renderQuantity,
  THEME_EVENTS,
  toComparable,
} from '../press/case';
import { productCases } from '../press/product-cases';
import { fillStore, readBought } from '../press/shop';

/** `FUZZ_RUNS` sets the number of cases of each kind, and `FUZZ_SEED` the seed. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 4);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

const test = flowSuite('press');
const PATH = '/products/cafe-da-serra';

/** A slow shop is slower in a browser than in happy-dom, where all times are shorter. */
const SLOWNESS = 3;

/** What the page's own script records, and what a test reads from the page. */
declare const said: string[];
declare const isReady: boolean;
declare const whenQuiet: () => Promise<unknown>;
declare const render: typeof renderQuantity;

interface Given {
  /** The event at which the theme sends quantities, or empty. */
  type: string;
  pauseMs: number;
  shopMs: number;
  cookies: string[];
  lines: string[];
}

/** Records warnings, and sends quantities when the theme does. Runs in the page before the script. */
function prepare({ type, pauseMs, shopMs, cookies, lines }: Given): void {
  // biome-ignore lint/suspicious/noDocumentCookie: every engine has it
  for (const cookie of cookies) document.cookie = cookie;
  const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
  const { fetch } = window;
  window.fetch = async (url, init) => {
    if (shopMs && /\/cart\//.test(String(url))) await sleep(shopMs);
    return fetch(url, init);
  };
  const pending: Promise<void>[] = [];
  const said: string[] = [];
  Object.assign(window, { said, isReady: false, whenQuiet: () => Promise.all(pending) });
  console.warn = (text: string) => void said.push(`console: ${text}`);
  addEventListener('wallet-ready', () => Object.assign(window, { isReady: true }));
  const send = async (field: HTMLInputElement) => {
    const { line = '', to: value = field.value } = field.dataset;
    if (pauseMs) await sleep(pauseMs);
    const body = new URLSearchParams({ id: lines[Number(line) - 1] ?? '', quantity: value });
    const response = await window.fetch('/cart/change.js', { method: 'POST', body });
    await response.text();
    if (response.ok) render(line, value);
  };
  if (type)
    addEventListener(type, ({ target }) => {
      const field = target as HTMLInputElement;
      if (field.dataset?.line) pending.push(send(field));
    });
}

/** Opens the page of a case in a new visit. */
async function open(page: PageDriver, { store, url }: Shop, press: PressCase) {
  store.reset();
  store.lowersQuantities = !!press.lowersQuantities;
  const cart = press.cart && fillStore(store, press.cart);
  const attributes = { 'access-token': ACCESS_TOKEN, 'buyer-country': 'BR', 'variant-params': undefined };
  const element = press.page === 'cart' ? cartPage(attributes) : productElement(attributes);
  const write = (name: string, value?: string) =>
    value ? `${name}=${encodeURIComponent(value)}; path=/` : `${name}=; path=/; max-age=0`;
  const given: Given = {
    type: THEME_EVENTS[press.theme ?? 'never'],
    pauseMs: press.theme === 'late' ? 200 : 0,
    shopMs: SLOWNESS * (press.shopMs ?? 0),
    cookies: [write('cart', cart && cartName(cart)), write('discount_code', press.discountCookie)],
    lines: (press.cart?.lines ?? []).map(({ variantId, id }) => `${variantId}:${id}`),
  };
  const script = `globalThis.render = ${renderQuantity};(${prepare})(${JSON.stringify(given)})`;
  const markup = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Loja</title><link rel="icon" href="/theme/icon.svg"><script>globalThis.__name = value => value;${script}</script><body><main>${press.markup.replaceAll('{element}', () => element)}</main><script type="module" src="/dist/portable-wallets.js"></script></html>`;
  store.pages.set(PATH, { markup });
  await page.goto(`${url}${PATH}`);
  await until(() => page.evaluate(() => isReady), 'the script has rendered', 10_000, 20);
  return cart;
}

/** Presses the shop's own button, by the browser's own submit. */
async function pressShop(page: PageDriver, shop: Shop, press: PressCase): Promise<Bought | undefined> {
  const cart = await open(page, shop, press);
  await page.evaluate(applyEdits, press.edits);
  await page.evaluate(async () => void (await whenQuiet()));
  const isSent = await page.evaluate(() => {
    let isSent = false;
    addEventListener('submit', () => {
      isSent = true;
    });
    const button = document.querySelector<HTMLButtonElement>('[data-shop]');
    if (button) button.click();
    else document.querySelector<HTMLFormElement>('#product, #form')?.requestSubmit();
    return isSent;
  });
  if (isSent) await page.waitForURL(/\/(cart|checkouts)\b/);
  const bought = cart ?? [...shop.store.carts.values()].at(-1);
  return bought && readBought(bought);
}

/** Presses the wallet. @returns what was bought, and what the shopper or the shop's developer was told */
async function pressWallet(
  page: PageDriver,
  shop: Shop,
  press: PressCase,
): Promise<[Bought | undefined, string]> {
  const cart = await open(page, shop, press);
  await page.evaluate(applyEdits, press.edits);
  if (press.page === 'product')
    await page.evaluate(() => new Promise<void>(resolve => setTimeout(resolve, 20)));
  await page.evaluate(() => document.querySelector<HTMLElement>('#page [slot^=button] button')?.click());
  let outcome: string | undefined;
  const readOutcome = () =>
    page.evaluate(isProduct => {
      if (/^\/(checkouts|cart\/c)\//.test(location.pathname)) return 'left';
      const button = document.querySelector<HTMLButtonElement>('#page [slot^=button] button');
      const dialog = document.querySelector('portable-wallets-dialog');
      const alert = document.querySelector('#page [slot^=button] [role=alert]');
      const field = document.activeElement as HTMLInputElement | null;
      if (dialog) return 'dialog';
      if (alert) return 'alert';
      if (field?.validity && !field.validity.valid) return 'bubble';
      // The theme has emptied the cart. In a product, `debug.js` says why.
      if (!button) return said[0] ?? (isProduct ? undefined : 'no buttons');
      return button.disabled ? 'disabled' : said[0];
    }, press.page === 'product');
  await until(
    async () => {
      // A navigation interrupts the reading.
      outcome = (await readOutcome().catch(() => undefined)) ?? undefined;
      return outcome;
    },
    'the press has an effect',
    15_000,
    20,
  );
  if (outcome !== 'left') await page.evaluate(async () => void (await whenQuiet()));
  // Firefox reports the next page's navigation as interrupted while this one goes on.
  else await page.waitForURL(/^/);
  const bought = cart ?? (outcome === 'left' ? [...shop.store.carts.values()].at(-1) : undefined);
  return [bought && readBought(bought), outcome ?? ''];
}

for (const [name, cases] of [
  ['product form', productCases(true)],
  ['cart', cartCases(true)],
] as const)
  test(`buys what the button of a ${name} would`, async ({ page, shop, expect }) => {
    expect(/./);
    for (const [index, press] of fc.sample(cases, { numRuns, seed }).entries()) {
      const where = `seed ${seed}, case ${index}: ${JSON.stringify(press)}`;
      const expected = await pressShop(page, shop, press);
      const [bought, outcome] = await pressWallet(page, shop, press).catch(error => {
        throw new Error(where, { cause: error });
      });
      if (outcome.startsWith('console: [portable-wallets] No buttons')) continue;
      assert.equal(toComparable(bought), toComparable(expected), where);
    }
  });

test.run();
