import { buyerConsent, cartButtons, productButtons } from '../pages/accelerated-checkout';
import { productForm } from '../pages/product-form';
import { say } from '../pages/say';
import { products } from '../server/store/products';
import type { Product } from '../server/store/types';
import { attributes, type Html, html } from '../server/web/html';
import type { Visit } from '../server/web/visit';
import { WALLET_NAMES } from '../server/web/wallets';
import { type PARTS, STATES, TITLES } from './filters';

/** What a frame shows of its view; all of it if empty. */
interface Shown {
  wallet: string;
  state: string;
}

export function readShown({ searchParams }: URL): Shown {
  return { wallet: searchParams.get('wallet') ?? '', state: searchParams.get('state') ?? '' };
}

/** What the frames of each view contain. */
export const BODIES: Record<keyof typeof PARTS, (visit: Visit, shown: Shown) => Html> = {
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
  /** The form can't be sent. */
  isDisabled?: boolean;
  isSoldOut?: boolean;
  /** The frame's script marks the element as the script does during a purchase. */
  isBusy?: boolean;
  hasPlan?: boolean;
}

/** A real product element in a real form, with a caption. */
function productExample(
  visit: Visit,
  { wallet, caption, isDisabled = false, isSoldOut = false, isBusy = false, hasPlan = false }: ProductExample,
): Html {
  // The shop's server recommends a wallet with a brand, or nothing.
  const settings = { ...visit.settings, recommended: wallet === 'buy_it_now' ? 'null' : wallet };
  const disabled = isDisabled || isSoldOut;
  return html`<figure class="example"${attributes({ 'data-busy': isBusy })}>
    <form method="post" action="${visit.root}cart/add"><input type="hidden" name="id" value="${PRODUCT.variants[0]?.id}">${hasPlan && html`<input type="hidden" name="selling_plan" value="7301482654">`}<button name="add" hidden${attributes({ disabled })}>Add</button>${productButtons({ ...visit, settings }, PRODUCT, isSoldOut)}</form>
    <figcaption lang="en">${caption}</figcaption>
  </figure>`;
}

/** Wallets of a cart's grid, in this order. */
const CART_WALLETS = WALLET_NAMES.filter(name => name !== 'buy_it_now');

/** A real cart element of so many wallets, in a box of this width, with a caption. */
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

const selectWallets = ({ wallet }: Shown) => (wallet ? [wallet] : Object.keys(TITLES));

/** How an example gets into each state. */
const MARKS: Record<string, Partial<ProductExample>> = {
  disabled: { isDisabled: true },
  busy: { isBusy: true },
  'sold-out': { isSoldOut: true },
};

/** Each wallet in each state that it has on a product page; in one state all wallets stand side by side. */
function states(visit: Visit, shown: Shown): Html {
  const wallets = selectWallets(shown);
  const draw = (wallet: string, state: string, caption: string | undefined) =>
    productExample(visit, { wallet, caption, ...MARKS[state] });
  if (shown.state) return examples(wallets.map(wallet => draw(wallet, shown.state, TITLES[wallet])));
  return html`${wallets.map(wallet =>
    group(TITLES[wallet] ?? wallet, examples(STATES.map(([state, caption]) => draw(wallet, state, caption)))),
  )}`;
}

/** Each wallet in a form with a selling plan chosen, and the text that the shopper agrees to. */
function subscriptions(visit: Visit, shown: Shown): Html {
  return html`${examples(selectWallets(shown).map(wallet => productExample(visit, { wallet, caption: TITLES[wallet], hasPlan: true })))}
    <div class="consent">${buyerConsent(visit.settings)}</div>`;
}

/** Numbers of wallets, and the widths on both sides of the one at which their row becomes a column. */
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

/** The most common product of a shop: one variant, nothing to choose. */
const SIMPLE_PRODUCT = 'caneca-de-barro';

/** A product's form beside a cart's foot, as on a shop's own pages. */
function widths(visit: Visit, { wallet }: Shown): Html {
  const product = visit.store.products.find(({ handle }) => handle === SIMPLE_PRODUCT);
  const variant = product?.variants[0];
  const recommended = wallet || visit.settings.recommended;
  const settings = { ...visit.settings, recommended, cartWallets: CART_WALLETS.slice(0, 4) };
  return html`<div class="product">
    <div class="product__buy"><h2>${product?.title}</h2>${product && variant && productForm({ ...visit, settings }, product, variant)}</div>
    <div class="panel-card"><h2>${say(visit.settings, 'yourCart')}</h2><form action="${visit.root}cart" method="post"><button class="button button--wide" name="checkout">${say(visit.settings, 'checkout')}</button></form>${cartButtons({ ...visit, settings })}</div>
  </div>`;
}

/** What the server renders. The script never replaces it here. */
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
const GROUNDS: [name: string, color: string][] = [
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

function backgrounds(visit: Visit, shown: Shown): Html {
  const wallets = selectWallets(shown);
  return html`${GROUNDS.map(([name, color]) => {
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
