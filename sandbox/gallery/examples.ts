import { buyerConsent, cartButtons, productButtons } from '../pages/accelerated-checkout';
import { formatMessage } from '../pages/messages';
import { productForm } from '../pages/product-form';
import { products } from '../server/store/products';
import type { Product } from '../server/store/types';
import { attributes, type Html, html } from '../server/web/html';
import type { Visit } from '../server/web/visit';
import { WALLET_NAMES } from '../server/web/wallets';
import { type PARTS, STATES, TITLES } from './filters';

/** Filters of a frame. An empty one shows everything. */
interface FrameFilters {
  wallet: string;
  state: string;
}

export function readFrameFilters({ searchParams }: URL): FrameFilters {
  return { wallet: searchParams.get('wallet') ?? '', state: searchParams.get('state') ?? '' };
}

/** What the frames of each view contain. */
export const BODIES: Record<keyof typeof PARTS, (visit: Visit, filters: FrameFilters) => Html> = {
  states,
  subscriptions,
  grids,
  widths,
  skeletons,
  backgrounds,
};

const PRODUCT = products[0] as Product;

interface ProductExample {
  wallet: string;
  caption: string | undefined;
  /** True if the form can't be submitted. */
  isDisabled?: boolean;
  isSoldOut?: boolean;
  /** True if the frame's script marks the element as busy. */
  isBusy?: boolean;
  hasPlan?: boolean;
}

/** Renders a product element in a form, with a caption. */
function productExample(
  visit: Visit,
  { wallet, caption, isDisabled = false, isSoldOut = false, isBusy = false, hasPlan = false }: ProductExample,
): Html {
  // A shop's server never recommends Buy it now.
  const settings = { ...visit.settings, recommended: wallet === 'buy_it_now' ? 'null' : wallet };
  const disabled = isDisabled || isSoldOut;
  return html`<figure class="example"${attributes({ 'data-busy': isBusy })}>
    <form method="post" action="${visit.root}cart/add"><input type="hidden" name="id" value="${PRODUCT.variants[0]?.id}">${hasPlan && html`<input type="hidden" name="selling_plan" value="7301482654">`}<button name="add" hidden${attributes({ disabled })}>Add</button>${productButtons({ ...visit, settings }, PRODUCT, isSoldOut)}</form>
    <figcaption lang="en">${caption}</figcaption>
  </figure>`;
}

/** Wallets of a cart's grid, in this order. */
const CART_WALLETS = WALLET_NAMES.filter(name => name !== 'buy_it_now');

/** Renders a cart element with `count` wallets in a box of this width, with a caption. */
function cartExample(visit: Visit, count: number, width: number): Html {
  const settings = { ...visit.settings, cartWallets: CART_WALLETS.slice(0, count) };
  return html`<figure class="example">
    <div class="box" style="width: ${width}px">${cartButtons({ ...visit, settings })}</div>
    <figcaption lang="en">${toCount(count)} in ${width} px</figcaption>
  </figure>`;
}

const toCount = (count: number) => `${count} ${count === 1 ? 'wallet' : 'wallets'}`;

const examples = (list: Html[]): Html => html`<div class="examples">${list}</div>`;

const group = (title: string, content: Html): Html =>
  html`<section class="group"><h2 lang="en">${title}</h2>${content}</section>`;

const selectWallets = ({ wallet }: FrameFilters) => (wallet ? [wallet] : Object.keys(TITLES));

/** Options of an example in each state. */
const STATE_PROPS: Record<string, Partial<ProductExample>> = {
  disabled: { isDisabled: true },
  busy: { isBusy: true },
  'sold-out': { isSoldOut: true },
};

/** Renders each wallet in each state of a product page, or all wallets in one state side by side. */
function states(visit: Visit, filters: FrameFilters): Html {
  const wallets = selectWallets(filters);
  const draw = (wallet: string, state: string, caption: string | undefined) =>
    productExample(visit, { wallet, caption, ...STATE_PROPS[state] });
  if (filters.state) return examples(wallets.map(wallet => draw(wallet, filters.state, TITLES[wallet])));
  return html`${wallets.map(wallet =>
    group(TITLES[wallet] ?? wallet, examples(STATES.map(([state, caption]) => draw(wallet, state, caption)))),
  )}`;
}

/** Renders each wallet in a form with a chosen selling plan, with the consent text. */
function subscriptions(visit: Visit, filters: FrameFilters): Html {
  return html`${examples(selectWallets(filters).map(wallet => productExample(visit, { wallet, caption: TITLES[wallet], hasPlan: true })))}
    <div class="consent">${buyerConsent(visit.settings)}</div>`;
}

/** Numbers of wallets with the widths on both sides of the breakpoint from row to column. */
const GRIDS: [count: number, widths: number[]][] = [
  [1, [320]],
  [2, [210, 211]],
  [3, [320, 321]],
  [4, [430, 431]],
  [5, [540, 541]],
  [6, [700]],
  [7, [700]],
];

function grids(visit: Visit): Html {
  return html`${GRIDS.map(([count, widths]) =>
    group(
      toCount(count),
      html`<div class="boxes">${widths.map(width => cartExample(visit, count, width))}</div>`,
    ),
  )}`;
}

/** A product with one variant. */
const SIMPLE_PRODUCT = 'caneca-de-barro';

/** Renders a product form beside a cart's foot, as on a shop's pages. */
function widths(visit: Visit, { wallet }: FrameFilters): Html {
  const product = visit.store.products.find(({ handle }) => handle === SIMPLE_PRODUCT);
  const variant = product?.variants[0];
  const recommended = wallet || visit.settings.recommended;
  const settings = { ...visit.settings, recommended, cartWallets: CART_WALLETS.slice(0, 4) };
  return html`<div class="product">
    <div class="product__buy"><h2>${product?.title}</h2>${product && variant && productForm({ ...visit, settings }, product, variant)}</div>
    <div class="panel-card"><h2>${formatMessage(visit.settings, 'yourCart')}</h2><form action="${visit.root}cart" method="post"><button class="button button--wide" name="checkout">${formatMessage(visit.settings, 'checkout')}</button></form>${cartButtons({ ...visit, settings })}</div>
  </div>`;
}

/** Renders the server's skeletons. The script doesn't load here. */
function skeletons(visit: Visit): Html {
  const onProduct = [
    productExample(visit, { wallet: 'google_pay', caption: 'with a recommended wallet' }),
    productExample(visit, { wallet: 'null', caption: 'without one' }),
  ];
  const inCart = [1, 2, 4, 6].map(count => cartExample(visit, count, 460));
  return html`${group('Product', examples(onProduct))}
    ${group('Cart', html`<div class="boxes">${inCart}</div>`)}`;
}

/** Backgrounds of themes, and greys next to the threshold. */
const BACKGROUNDS: [name: string, color: string][] = [
  ['black', '#000000'],
  ['grey 69', '#454545'],
  ['grey 70', '#464646'],
  ['grey 71', '#474747'],
  ['blue', '#1747c9'],
  ['wine', '#6f1a2b'],
  ['green', '#2e7d32'],
  ['grey 128', '#808080'],
  ['yellow', '#ffe45c'],
  ['white', '#ffffff'],
];

function backgrounds(visit: Visit, filters: FrameFilters): Html {
  const wallets = selectWallets(filters);
  return html`${BACKGROUNDS.map(([name, color]) => {
    const light = luminance(color);
    return html`<section class="ground" style="background: ${color}; color: ${light > 110 ? '#000' : '#fff'}">
      <h2 lang="en">${name} <small>${color}, luminance ${Math.round(light)}</small></h2>
      ${examples(wallets.map(wallet => productExample(visit, { wallet, caption: TITLES[wallet] })))}
    </section>`;
  })}`;
}

/** Returns the relative luminance of gamma-encoded sRGB, from 0 to 255. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
