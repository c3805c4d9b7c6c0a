import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Shop } from '../../../sandbox/server/server';
import { fillCart, findProduct, openProduct, PRODUCT } from '../shop-page';
import type { Layout } from './random-themes';
import { judgeBox } from './random-themes-judge';

/** The platform's own style sheet of old pages, and the skeletons' of today. */
const PLATFORM = `.shopify-payment-button__button{width:100%}.shopify-payment-button__button--unbranded{padding:1em 2em;background:#1990c6;font:inherit}
${readFileSync(new URL('../../../sandbox/pages/theme/skeleton.css', import.meta.url), 'utf8').replace(/^\.shopify-payment-button__button--unbranded \{[^}]*\}/m, '')}`;

/**
 * The theme's own button. Its class sets whatever a button needs, as in real themes, so that nothing that the page inherits
 * reaches it.
 */
const OWN =
  '.button{all:revert;box-sizing:border-box;padding:12px 24px;border:0;font:500 16px/1.2 sans-serif;letter-spacing:normal;word-spacing:normal;text-indent:0;text-transform:none;writing-mode:horizontal-tb;white-space:normal;word-break:normal;-webkit-text-fill-color:currentcolor;-webkit-text-stroke:0;text-shadow:none;background:#136f99;color:#fff';

/** A button or a link of the script, and what is wrong with it. */
export interface SeenPart {
  name: string;
  /** Who renders it: an SDK's button may have a least width of its own, and the link is text of the page. */
  by: 'script' | 'sdk' | 'page';
  width: number;
  height: number;
  /** Width of the wallet's element around it. */
  around: number;
  faults: string[];
}

/** What a shopper sees of a layout. */
export interface Seen {
  parts: SeenPart[];
  /** Number of wallets without a button. */
  missing: number;
  /** What is wrong with the theme's own button, and with text of the page below the script's element. */
  own: string[];
  text: string[];
  /** What moved when the buttons replaced the server's skeleton, each with its distance in pixels. */
  moved: [what: string, px: number][];
  /** Width of the element's place in pixels. */
  room: number;
  isVertical: boolean;
  /** True if the place has become wider. */
  isWider: boolean;
  /** True if the link has more than one line. */
  isWrapped: boolean;
  /** True if labels didn't fit in a row of the cart. */
  isStacked: boolean;
  /** Corner and share of the column of a product's wallet in a shadow root. */
  radius?: string;
  share?: number;
}

/** What the page keeps between two layouts. */
interface Themes {
  host: Element;
  cart: Element;
  configs: { name: string }[];
  rule: Element;
  platform: Element;
  variant: number;
  judge: typeof judgeBox;
}

/** Opens a page without the sandbox's styles, with the browser features of every wallet. */
export async function openThemes(place: { page: Page; shop: Shop }): Promise<void> {
  await fillCart(place);
  const cartWallets =
    'shop_pay,buy_it_now,facebook_pay,apple_pay,google_pay,paypal,venmo,amazon_pay,buy_with_prime';
  await openProduct(place, PRODUCT.standard, { recommended: 'apple_pay', cartWallets });
  const variant = findProduct(place.shop, PRODUCT.standard).variants[0]?.id;
  await place.page.evaluate(
    ({ variant, skeleton, judge }) => {
      const host = document.querySelector('shopify-accelerated-checkout') as Element;
      const cart = document.querySelector('shopify-accelerated-checkout-cart') as Element;
      const configs = JSON.parse(cart.getAttribute('wallet-configs') ?? '[]') as { name: string }[];
      for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
      const base = document.createElement('style');
      base.textContent = `body{margin:0;font:16px/1.5 sans-serif}${skeleton}`;
      const rule = document.createElement('style');
      const platform = document.createElement('style');
      platform.id = 'shopify-accelerated-checkout';
      document.head.append(platform, base, rule);
      document.body.replaceChildren();
      Object.assign(window, {
        // biome-ignore lint/security/noGlobalEval: the page has no function of the test
        themes: { host, cart, configs, rule, platform, variant, judge: eval(`(${judge})`) },
      });
    },
    { variant, skeleton: PLATFORM, judge: `${judgeBox}` },
  );
}

/** Renders a layout, and returns what a shopper sees. */
export async function look(page: Page, layout: Layout): Promise<Seen> {
  return page.evaluate(
    async ({ layout, own }): Promise<Seen> => {
      const { host, cart, configs, rule, platform, variant, judge } = (
        window as unknown as { themes: Themes }
      ).themes;
      const frames = async (count: number) => {
        for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
      };
      document.body.replaceChildren();
      await frames(3);
      // A page's first element comes before the script's styles.
      document.adoptedStyleSheets = [];
      const contained = layout.isContained
        ? 'shopify-accelerated-checkout-cart{display:block;container-type:inline-size}'
        : '';
      rule.textContent = `${layout.css}\n${contained}\n.column{all:revert;${layout.column};margin:0 auto;position:relative}.place{${layout.container}}.cell{${layout.cell}}.below{display:inline-block}\n${own};${layout.own}}`;
      platform.textContent = layout.isSquare
        ? '.shopify-payment-button .shopify-payment-button__button{border-radius:0}'
        : '';
      const isCart = layout.element === 'cart';
      const copy = (isCart ? cart : host).cloneNode() as Element;
      const chosen = layout.wallets.map(name => configs.find(config => config.name === name));
      if (isCart) {
        copy.setAttribute('wallet-configs', JSON.stringify(chosen));
        copy.innerHTML = `<div class="wallet-button-wrapper"><ul class="wallet-cart-grid wallet-cart-grid--skeleton" data-cells="${Math.min(6, chosen.length)}">${'<li class="wallet-cart-button-container"><div class="wallet-cart-button wallet-cart-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div></li>'.repeat(chosen.length)}</ul></div>`;
      } else {
        copy.setAttribute('recommended', JSON.stringify(chosen[0]));
        copy.removeAttribute('disabled');
        const skeleton = '<div class="shopify-payment-button__skeleton">&nbsp;</div>';
        copy.innerHTML = `<div class="shopify-payment-button__button" role="button" disabled aria-hidden="true" style="background-color: transparent; border: none">${skeleton}</div>${layout.wallets[0] === 'buy_it_now' ? '' : '<div class="shopify-payment-button__more-options shopify-payment-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div>'}`;
      }
      const wrapped = isCart
        ? `<div class="additional-checkout-buttons${layout.direction && ` additional-checkout-buttons${layout.direction}`}">${copy.outerHTML}</div>`
        : `<div class="shopify-payment-button">${copy.outerHTML}</div>`;
      const { tag } = layout;
      document.body.innerHTML = `<main class="column"><form><input type="hidden" name="id" value="${variant}"><${tag} class="place"${tag === 'dialog' ? ' open' : ''}><div class="cell" style="margin-top: 0"><button type="button" class="button">Add to cart</button></div><div class="cell">${wrapped}<section><bdi class="below">Mais opções de pagamento</bdi></section></div></${tag}></form></main>`;
      const find = (selector: string) => document.querySelector(selector) as HTMLElement;
      const [button, below, column, place] = ['.button', '.below', '.column', '.place'].map(find) as [
        HTMLElement,
        HTMLElement,
        HTMLElement,
        HTMLElement,
      ];
      const cell = below.closest('.cell') as HTMLElement;
      const element = cell.firstElementChild?.firstElementChild as HTMLElement;
      const readTops = () => {
        const [ownY = 0, belowY = 0, columnY = 0] = [button, below, column].map(
          at => at.getBoundingClientRect().y,
        );
        return { 'the own button': ownY - columnY, 'what is below': belowY - columnY };
      };
      const before = readTops();
      const width = element.offsetWidth;
      // A theme's container may be wider than its column, and a fixed one is beside it.
      const columns = [column, place];
      if (layout.container.includes('fixed')) columns.push(document.documentElement);
      const count = isCart ? layout.wallets.length : 1;
      const findWallets = () => [...document.querySelectorAll<HTMLElement>('[slot=button],[slot^=button-]')];
      const toBox = (wallet: Element) =>
        (wallet.shadowRoot ?? wallet).querySelector<HTMLElement>('.wallet,button');
      // On a page with vertical text, the place may be beside the window, where an element waits.
      cell.scrollIntoView({ inline: 'center' });
      const isDone = () => findWallets().filter(toBox).length >= count;
      for (const end = performance.now() + 5000; !isDone() && performance.now() < end; ) await frames(1);
      await frames(4);
      const after = readTops();
      const wallets = findWallets();
      const toPart = (box: HTMLElement, name: string, by: SeenPart['by']): SeenPart => {
        const { offsetWidth: width, offsetHeight: height } = box;
        const around = box.closest<HTMLElement>('[slot]') ?? (box.getRootNode() as ShadowRoot).host;
        return {
          name,
          by,
          width,
          height,
          around: (around as HTMLElement).clientWidth,
          faults: judge(box, columns),
        };
      };
      const parts = wallets.flatMap(wallet => {
        const box = toBox(wallet);
        const isOwn = box?.matches('button,:has(.drawn)');
        return box ? [toPart(box, wallet.localName, isOwn ? 'script' : 'sdk')] : [];
      });
      const link = find('more-payment-options-link > a');
      const range = document.createRange();
      if (link) {
        range.selectNodeContents(link);
        parts.push(toPart(link, 'the link', 'page'));
      }
      const drawn = isCart ? null : wallets[0]?.shadowRoot?.querySelector<HTMLElement>('.wallet');
      return {
        parts,
        missing: count - wallets.filter(toBox).length,
        own: judge(button, columns),
        text: judge(below, columns),
        moved: Object.entries(before).map(([what, y]) => [what, after[what as keyof typeof after] - y]),
        room:
          cell.clientWidth *
          Math.min(1, column.getBoundingClientRect().width / cell.getBoundingClientRect().width),
        isVertical: getComputedStyle(cell).writingMode !== 'horizontal-tb',
        isWider: element.offsetWidth !== width,
        isWrapped: range.getClientRects().length > 1,
        isStacked: !!element.shadowRoot?.querySelector('.grid[column]'),
        ...(drawn && {
          radius: getComputedStyle(drawn).borderTopLeftRadius,
          share: drawn.offsetWidth / (wallets[0]?.parentElement?.offsetWidth || 1),
        }),
      };
    },
    { layout, own: OWN },
  );
}
