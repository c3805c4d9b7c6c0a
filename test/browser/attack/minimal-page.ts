import { dist } from '../../../build/dist.mjs';
import { toRollOut } from '../../../build/snippets.mjs';
import { toWhenVisible } from '../../../build/when-visible.mjs';
import { readBundle, readReleases } from '../../../sandbox/pages/theme/assets';
import type { Shop } from '../../../sandbox/server/server';
import { attributes, html, raw } from '../../../sandbox/server/web/html';
import { watchScript } from '../../../sandbox/server/web/page-scripts';
import type { Visit } from '../../../sandbox/server/web/visit';
import { marketAttributes, walletConfig } from '../../../sandbox/server/web/wallets';
import type { Fixtures } from '../open';
import { fillCart, findProduct, PRODUCT } from '../shop-page';

export const NONCE = 'bm9uY2U';

/** A page of the shop with only a form, the element and the script, so that the strictest policy applies. */
export interface MinimalPage {
  /** How the page loads the script. @default `module` */
  way?: Way | undefined;
  /** @default `product` */
  page?: 'product' | 'cart';
  /** The only configured wallet. @default `google_pay` */
  wallet?: string;
  /** Content-Security-Policy. @default none */
  policy?: string | undefined;
  /** Markup before the script's tag, such as a shop's rich text. */
  markup?: string;
  /** Attributes of the script's tag. */
  tag?: Record<string, string>;
  /** The product. @default the shop's usual product */
  product?: string;
  /** More controls of the product's form. */
  fields?: string;
  /** Overrides of the wallet's parameters. */
  params?: Record<string, unknown>;
  /** Another path of the script's file. @default `/dist/portable-wallets.js` */
  file?: string;
}

export type Way = keyof typeof WAYS;

type Tag = (src: string, tag: Record<string, unknown>) => string | Promise<string>;

const byUrl =
  (how: Record<string, unknown>): Tag =>
  (src, tag) =>
    html`<script${attributes({ src, nonce: NONCE, ...how, ...tag })}></script>`.markup;

const inlined =
  (how: Record<string, unknown>): Tag =>
  async (src, tag) => {
    const text = (await readBundle())?.replaceAll('</script', '<\\/script') ?? '';
    const base = new URL('./', src).href;
    return html`<script${attributes({ nonce: NONCE, ...how, 'data-base': base, ...tag })}>${raw(text)}</script>`
      .markup;
  };

/** The lines that select one of two releases, with 100 % for the current one. */
const chosen: Tag = async (src, tag) => {
  const { current, next } = (await readReleases('portable-wallets.js')) ?? {};
  if (!current || !next) throw new Error('Nothing is built: node build.mjs');
  const toFirst = ({ url, integrity }: typeof current) => ({ url: new URL(url, src).href, integrity });
  return toRollOut(toFirst(current), toFirst(next), 0, attributes({ nonce: NONCE, ...tag }).markup);
};

const WAYS = {
  classic: byUrl({}),
  async: byUrl({ async: true }),
  module: byUrl({ type: 'module' }),
  inline: inlined({}),
  'inlined module': inlined({ type: 'module' }),
  'roll-out': chosen,
  'when-visible': async (src, tag) =>
    html`<script${attributes({ 'data-src': src, nonce: NONCE, ...tag })}>${raw(await toWhenVisible())}</script>`
      .markup,
} satisfies Record<string, Tag>;

/** Replaces the shop's page of this kind. @returns its URL */
export async function writeMinimalPage(shop: Shop, bare: MinimalPage = {}): Promise<string> {
  const { way = 'module', policy, markup = '', tag = {}, file = '/dist/portable-wallets.js' } = bare;
  const kind = bare.page ?? 'product';
  const path = kind === 'cart' ? '/cart' : `/products/${PRODUCT.standard}`;
  const script = await WAYS[way](`${shop.url}${file}`, tag);
  const markupOfAll = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">${watchScript(shop.store, NONCE)?.markup ?? ''}<title>Loja</title>
    <link rel="icon" href="/theme/icon.svg"><script nonce="${NONCE}" src="/sdk/apple-pay.js"></script></head>
    <body><main id="main">${markup}${write(kind, shop, bare)}</main>${script}</body></html>`;
  shop.store.pages.set(path, { markup: markupOfAll, policy });
  return `${shop.url}${path}`;
}

function write(
  kind: 'product' | 'cart',
  shop: Shop,
  { wallet = 'google_pay', params, product = PRODUCT.standard, fields = '' }: MinimalPage,
): string {
  const { store, url } = shop;
  const visit = { store, settings: store.settings, url: new URL(url), otherOrigin: url } as Visit;
  const toConfig = (name: string) => {
    const config = walletConfig(visit, name);
    return (
      config && { ...config, wallet_params: { ...config.wallet_params, ...(name === wallet && params) } }
    );
  };
  if (kind === 'cart') {
    const element = { 'wallet-configs': [toConfig(wallet)], ...marketAttributes(visit) };
    return html`<shopify-accelerated-checkout-cart${attributes(element)}></shopify-accelerated-checkout-cart>`
      .markup;
  }
  const variants = findProduct(shop, product).variants.map(({ id, requiresShipping }) => ({
    id,
    requiresShipping,
  }));
  const element = {
    recommended: toConfig(wallet),
    fallback: toConfig('buy_it_now'),
    'variant-params': variants,
    ...marketAttributes(visit),
  };
  return html`<form method="post" action="/cart/add"><input type="hidden" name="id" value="${String(variants[0]?.id)}">
    ${raw(fields)}<button name="add">Comprar</button>
    <shopify-accelerated-checkout${attributes(element)}></shopify-accelerated-checkout></form>`.markup;
}

/** Opens a bare page instead of the shop's page of this kind. */
export async function openMinimalPage({ page, shop }: Fixtures, bare: MinimalPage = {}): Promise<void> {
  if (bare.page === 'cart') await fillCart({ page, shop });
  const url = await writeMinimalPage(shop, bare);
  const { file } = bare;
  if (file) await page.route(`**${file}`, route => route.fulfill({ path: `${dist}/portable-wallets.js` }));
  await page.goto(url);
}
