import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { parseCommand, runCommand, UsageError } from '../build/command.mjs';
import { dist, readLastBuild } from '../build/dist.mjs';
import { getBrowser } from '../build/find-browser.mjs';
import { toWhenVisible } from '../build/when-visible.mjs';
import { launchChromium } from '../sandbox/browser/chromium';
import { button, openCart, openProduct, PRODUCT, sheet, until } from '../sandbox/browser/visit';
import { createShop, type Shop } from '../sandbox/server/server';
import { describeSecondVisit } from './earlier-release';
import { formatNumber, formatTable } from './table';
import { findExcess, type Weight, type WeightRow } from './weight-limits';

const COMMAND = {
  call: 'npm run weight',
  about:
    'Opens the pages of the sandbox shop in Chromium with a cold cache, and prints what they load of the last build: files and brotli ' +
    'bytes, without SDKs. Exits with 1 if a figure is over its limit in bench/weight.json.',
};

/** Time without a request after which a page has loaded everything. */
const QUIET_MS = 500;
const POLL_MS = 20;
const TIMEOUT_MS = 20_000;

const LIMITS = new URL('weight.json', import.meta.url);

interface WalletDriver {
  button(page: Page): Locator;
  /** Result of a click, in the row's name. */
  end: 'sheet open' | 'redirect';
  /** Waits until the purchase has everything that it needs to show its sheet or to redirect. */
  untilEnd(page: Page): Promise<unknown>;
}

/** The first request of the checkout. The checkout's own files are not part of the page that led there. */
const untilRedirect = (page: Page) => page.waitForRequest(request => isRedirect(page, request.url()));
const isRedirect = (page: Page, url: string) =>
  new URL(url).pathname.startsWith('/checkouts/') && !page.url().includes('/checkouts/');

const WALLETS = {
  buy_it_now: { button: page => button(page, 'buyItNow'), end: 'redirect', untilEnd: untilRedirect },
  google_pay: {
    button: page => button(page, 'googlePay'),
    end: 'sheet open',
    untilEnd: page => sheet(page, 'option').first().waitFor(),
  },
  apple_pay: {
    button: page => page.locator('#main shopify-apple-pay-button button'),
    end: 'sheet open',
    async untilEnd(page) {
      await page.locator('[data-testid=apay-method]').first().waitFor();
      await page.locator('[data-testid=apay-pay]:enabled').waitFor();
    },
  },
  shop_pay: {
    button: page => page.locator('#main shop-pay-wallet-button button'),
    end: 'redirect',
    untilEnd: untilRedirect,
  },
  paypal: {
    button: page =>
      page.frameLocator('#main shopify-paypal-button iframe').locator('[data-testid=paypal-button]'),
    end: 'sheet open',
    async untilEnd(page) {
      const window = await page.waitForEvent('popup');
      await window.locator('[data-testid=paypal-approve]').waitFor();
    },
  },
} satisfies Record<string, WalletDriver>;

type WalletName = keyof typeof WALLETS;

interface View {
  page: 'product' | 'cart';
  /** The first one is clicked. */
  wallets: [WalletName, ...WalletName[]];
  /** Whether the page has a cart drawer with express-payment buttons, too. @default false */
  hasDrawer?: boolean;
}

const VIEWS: Record<string, View> = {
  'product, Buy it now': { page: 'product', wallets: ['buy_it_now'] },
  'product, Google Pay': { page: 'product', wallets: ['google_pay'] },
  'product, Google Pay, cart drawer': { page: 'product', wallets: ['google_pay'], hasDrawer: true },
  'product, Apple Pay': { page: 'product', wallets: ['apple_pay'] },
  'product, Shop Pay': { page: 'product', wallets: ['shop_pay'] },
  'product, PayPal': { page: 'product', wallets: ['paypal'] },
  'cart, Shop Pay': { page: 'cart', wallets: ['shop_pay'] },
  'cart, Google Pay, Shop Pay, PayPal': { page: 'cart', wallets: ['google_pay', 'shop_pay', 'paypal'] },
};

interface Scene {
  path: string;
  /** Whether the page has the plain tag. @default false: its lines load the script once an element is seen */
  isPlain?: boolean;
  /** Whether the shopper scrolls to the button. @default false */
  isScrolled?: boolean;
}

/** Pages on a phone, most without a button in the viewport. */
const SCENES: Record<string, Scene> = {
  'home, closed drawer': { path: '?cartWallets=shop_pay', isPlain: true },
  'home, closed drawer, load when seen': { path: '?cartWallets=shop_pay' },
  'product below the fold, load when seen': { path: `products/${PRODUCT.standard}?cartWallets=` },
  'product below the fold, load when seen: scrolled': {
    path: `products/${PRODUCT.standard}?cartWallets=`,
    isScrolled: true,
  },
};

/** A phone on which the button of the sandbox's product page is below the fold. */
const PHONE = { width: 412, height: 823 };

/** Opens a page as a new visitor, and scrolls to its button if asked. @returns the files that it has loaded */
async function watchScene(browser: Browser, shop: Shop, name: string): Promise<string[]> {
  const { path = '', isPlain, isScrolled } = SCENES[name] ?? {};
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', viewport: PHONE });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    const { files, untilQuiet } = watchFiles(page);
    await page.goto(`${shop.url}/${path}&recommended=buy_it_now${isPlain ? '' : '&script=when-visible'}`);
    await untilQuiet();
    if (isScrolled) {
      await page.locator('#main shopify-accelerated-checkout').scrollIntoViewIfNeeded();
      await button(page, 'buyItNow').waitFor();
      if (shop.store.settings.otlp)
        await until(() => files.has('telemetry.js'), 'telemetry is loaded', TIMEOUT_MS);
      await untilQuiet();
    }
    return [...files];
  } finally {
    await context.close();
  }
}

/** Names of the script's files that a page has loaded, before and after the click. */
interface Loaded {
  view: string[];
  end: string[];
}

/** Opens a page as a new visitor and clicks its first wallet. */
async function load(browser: Browser, shop: Shop, { page: kind, wallets, hasDrawer }: View): Promise<Loaded> {
  const hasTelemetry = shop.store.settings.otlp;
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    const { files, untilQuiet } = watchFiles(page);
    const [clicked] = wallets;
    const query = {
      recommended: clicked,
      cartWallets: kind === 'cart' || hasDrawer ? wallets.join() : '',
      'apay-sandbox': '{}',
    };
    if (kind === 'product') await openProduct({ page, shop }, PRODUCT.standard, query);
    else await openCart({ page, shop }, [PRODUCT.standard], query);
    for (const name of wallets) await WALLETS[name].button(page).waitFor();
    if (hasTelemetry) await until(() => files.has('telemetry.js'), 'telemetry is loaded', TIMEOUT_MS);
    await untilQuiet();
    const view = [...files];
    const { button, end, untilEnd } = WALLETS[clicked];
    await Promise.all([untilEnd(page), button(page).click()]);
    if (end === 'sheet open') await untilQuiet();
    return { view, end: [...files] };
  } finally {
    await context.close();
  }
}

/** Collects the names of the script's files that a page requests until it redirects. */
function watchFiles(page: Page) {
  const files = new Set<string>();
  const underWay = new Set<Request>();
  let isLeft = false;
  let busyAt = performance.now();
  const context = page.context();
  context.on('request', request => {
    isLeft ||= request.isNavigationRequest() && isRedirect(page, request.url());
    // A request of a removed frame never ends. The page does not wait for the receivers of telemetry.
    if (request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    if (request.url().includes('/collector/')) return;
    busyAt = performance.now();
    underWay.add(request);
    const [, name] = /\/dist\/(?:[0-9a-f]{16}\/)?(.+)/.exec(new URL(request.url()).pathname) ?? [];
    if (name && !isLeft) files.add(name);
  });
  const end = (request: Request) => {
    if (underWay.delete(request)) busyAt = performance.now();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return {
    files,
    async untilQuiet() {
      await page.waitForLoadState('load');
      const end = performance.now() + TIMEOUT_MS;
      while (underWay.size || performance.now() - busyAt < QUIET_MS) {
        if (performance.now() > end)
          throw new Error(`${page.url()} still waits for ${[...underWay].map(request => request.url())}`);
        await setTimeout(POLL_MS);
      }
    },
  };
}

/** Measures all views. @returns the rows of the table by name */
async function measure(): Promise<Record<string, WeightRow>> {
  const { files } = await readLastBuild(dist);
  const weigh = (names: string[]): Weight => ({
    files: names.length,
    bytes: names.reduce((sum, name) => {
      const file = files[name];
      if (!file) throw new Error(`A page has loaded ${name}, which is not in the manifest of the build.`);
      return sum + file.brotli;
    }, 0),
  });
  getBrowser();
  const browser = await launchChromium();
  const shops = await Promise.all([
    createShop(),
    createShop({ settings: { otlp: true, analytics: true, errors: true, consent: 'all' } }),
  ]);
  try {
    const rows: (readonly [string, WeightRow])[] = [];
    for (const [name, view] of Object.entries(VIEWS)) {
      const [off, on] = await Promise.all(shops.map(shop => load(browser, shop, view)));
      if (!off || !on) throw new Error(`${name} was not measured.`);
      rows.push(
        [`${name}: no click`, { off: weigh(off.view), on: weigh(on.view) }],
        [`${name}: ${WALLETS[view.wallets[0]].end}`, { off: weigh(off.end), on: weigh(on.end) }],
      );
    }
    // The lines are part of each page's markup.
    const lines = brotliCompressSync(await toWhenVisible()).length;
    for (const name of Object.keys(SCENES)) {
      const [off, on] = await Promise.all(
        shops.map(async shop => {
          const { files, bytes } = weigh(await watchScene(browser, shop, name));
          return { files, bytes: bytes + (SCENES[name]?.isPlain ? 0 : lines) };
        }),
      );
      if (!off || !on) throw new Error(`${name} was not measured.`);
      rows.push([name, { off, on }]);
    }
    return Object.fromEntries(rows);
  } finally {
    await browser.close();
    for (const shop of shops) await shop.close();
  }
}

function toTable(rows: Record<string, WeightRow>): string {
  const columns = ['page', 'files', 'brotli', 'files with telemetry', 'brotli with telemetry'];
  const cells = Object.entries(rows).map(([name, { off, on }]) => [
    name,
    `${off.files}`,
    `${formatNumber(off.bytes)} B`,
    `${on.files}`,
    `${formatNumber(on.bytes)} B`,
  ]);
  return formatTable(
    columns,
    cells.map(row => Object.fromEntries(row.map((cell, index) => [columns[index], cell]))),
  );
}

await runCommand(async args => {
  const { values } = parseCommand(args, COMMAND, {
    json: { type: 'boolean', about: 'prints the figures as JSON, in the form of bench/weight.json' },
  });
  const rows = await measure();
  console.log(values.json ? JSON.stringify(rows, null, 2) : toTable(rows));
  // Has no limit, because it depends on what the commits have changed.
  console.error(await describeSecondVisit(join(dist, 'portable-wallets.js')));
  const excess = findExcess(rows, JSON.parse(await readFile(LIMITS, 'utf8')));
  if (excess.length) throw new UsageError(excess.join('\n'));
  return '';
});
