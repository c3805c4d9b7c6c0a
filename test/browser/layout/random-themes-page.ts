import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Shop } from '../../../sandbox/server/server';
import { fillCart, findProduct, openProduct, PRODUCT } from '../shop-page';
import type { Layout } from './random-themes';

/** The platform's own style sheet of old pages, and the skeletons' of today. */
const PLATFORM = `.shopify-payment-button__button{width:100%}.shopify-payment-button__button--unbranded{padding:1em 2em;background:#1990c6}
${readFileSync(new URL('../../../sandbox/pages/theme/skeleton.css', import.meta.url), 'utf8').replace(/^\.shopify-payment-button__button--unbranded \{[^}]*\}/m, '')}`;

/**
 * The theme's own button. Its class sets whatever a button needs, as in real themes, so that nothing that the page inherits
 * reaches it.
 */
const OWN =
  '.button{all:revert;box-sizing:border-box;padding:12px 24px;border:0;font:500 16px/1.2 sans-serif;letter-spacing:normal;word-spacing:normal;text-indent:0;text-transform:none;writing-mode:horizontal-tb;white-space:normal;word-break:normal;-webkit-text-fill-color:currentcolor;-webkit-text-stroke:0;text-shadow:none;background:#136f99;color:#fff}';

/** Opens a page without the sandbox's styles, with the browser features of every wallet. */
export async function openThemes(place: { page: Page; shop: Shop }): Promise<void> {
  await fillCart(place);
  const cartWallets =
    'shop_pay,buy_it_now,facebook_pay,apple_pay,google_pay,paypal,venmo,amazon_pay,buy_with_prime';
  await openProduct(place, PRODUCT.standard, { recommended: 'apple_pay', cartWallets });
  const variant = findProduct(place.shop, PRODUCT.standard).variants[0]?.id;
  await place.page.evaluate(
    ({ variant, skeleton }) => {
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
      Object.assign(window, { themes: { host, cart, configs, rule, platform, variant } });
    },
    { variant, skeleton: PLATFORM },
  );
}

/** Renders a layout, and returns what is wrong with each wallet where the theme's own button has no such fault. */
export async function findFaults(page: Page, layout: Layout): Promise<string[]> {
  return page.evaluate(
    async ({ layout, own }) => {
      const { host, cart, configs, rule, platform, variant } = (
        window as unknown as {
          themes: {
            host: Element;
            cart: Element;
            configs: { name: string }[];
            rule: Element;
            platform: Element;
            variant: number;
          };
        }
      ).themes;
      const frames = async (count: number) => {
        for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
      };
      document.body.replaceChildren();
      await frames(3);
      const contained = layout.isContained
        ? 'shopify-accelerated-checkout-cart{display:block;container-type:inline-size}'
        : '';
      rule.textContent = `${layout.css}\n${contained}\n.place{${layout.container}}.column{${layout.column};margin:0 auto;position:relative}\n${own}`;
      platform.textContent = layout.isSquare
        ? '.shopify-payment-button .shopify-payment-button__button{border-radius:0}'
        : '';
      const isCart = layout.element === 'cart';
      const copy = (isCart ? cart : host).cloneNode() as Element;
      const chosen = layout.wallets.map(name => configs.find(config => config.name === name));
      if (isCart) {
        copy.setAttribute('wallet-configs', JSON.stringify(chosen));
        copy.innerHTML = `<div class="wallet-button-wrapper"><ul class="wallet-cart-grid wallet-cart-grid--skeleton" data-cells="${Math.min(6, chosen.length)}">${'<li class="wallet-cart-button-container"><div class="wallet-cart-button wallet-cart-button__skeleton">&nbsp;</div></li>'.repeat(chosen.length)}</ul></div>`;
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
      document.body.innerHTML = `<main class="column"><form><input type="hidden" name="id" value="${variant}"><${tag} class="place"${tag === 'dialog' ? ' open' : ''}><div class="cell"><button type="button" class="button">Add to cart</button></div><div class="cell">${wrapped}<p class="below">Below</p></div></${tag}></form></main>`;
      const below = document.querySelector('.below') as HTMLElement;
      const readY = () =>
        below.getBoundingClientRect().y - (below.parentElement as Element).getBoundingClientRect().y;
      const y = readY();
      const count = isCart ? layout.wallets.length : 1;
      const findWallets = () => [...document.querySelectorAll<HTMLElement>('[slot=button],[slot^=button-]')];
      const toBox = (wallet: Element) =>
        (wallet.shadowRoot ?? wallet).querySelector<HTMLElement>('.wallet,button');
      const isDone = () => findWallets().filter(toBox).length >= count;
      for (const end = performance.now() + 5000; !isDone() && performance.now() < end; ) await frames(1);
      await frames(4);
      const moved = readY() - y;
      const toRgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map(part =>
          part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const parentOf = (element: Element): Element | null =>
        element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
      const groundOf = (element: Element | null): number[] => {
        for (let at = element; at; at = parentOf(at)) {
          const color = toRgb(getComputedStyle(at).backgroundColor);
          if ((color[3] ?? 1) > 0.5) return color;
        }
        return [255, 255, 255];
      };
      const column = (document.querySelector('.column') as Element).getBoundingClientRect();
      const judge = (box: HTMLElement): string[] => {
        box.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        const scale = width / (box.offsetWidth || 1) || 1;
        const found: string[] = [];
        const isShown = box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        let opacity = 1;
        for (let at: Element | null = box; at; at = parentOf(at)) opacity *= +getComputedStyle(at).opacity;
        if (!isShown || !width || !height || opacity < 0.9) found.push('invisible');
        if (left < column.left - 1.5 || right > column.right + 1.5) found.push('outside');
        const texts: Text[] = [];
        const pictures: Element[] = [];
        const walk = (node: Node) => {
          if (node instanceof Text && node.data.trim()) texts.push(node);
          if (node instanceof HTMLImageElement) pictures.push(node);
          for (const child of (node as Element).childNodes) walk(child);
        };
        walk(box);
        const range = document.createRange();
        const lines = texts.flatMap(text => {
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        });
        for (const picture of pictures) lines.push(picture.getBoundingClientRect());
        const slack = 2.5 * scale;
        if (lines.some(line => line.left < left - slack || line.right > right + slack)) found.push('cut');
        if (lines.some(line => line.top < top - slack || line.bottom > bottom + slack))
          found.push('cut above or below');
        const least = Math.max(0, ...lines.map(line => line.width));
        if (width < least - slack) found.push('narrower than its label');
        for (const text of texts) {
          const parent = text.parentElement as Element;
          const styles = getComputedStyle(parent);
          if (Number.parseFloat(styles.fontSize) < 9) found.push('tiny');
          const ink = toRgb(styles.webkitTextFillColor || styles.color);
          const [high = 0, low = 0] = [luminance(ink), luminance(groundOf(parent))].sort((a, b) => b - a);
          if ((ink[3] ?? 1) < 0.5 || (high + 0.05) / (low + 0.05) < 3) found.push('pale');
          if (styles.writingMode !== 'horizontal-tb') found.push('vertical');
          if (Math.abs(Number.parseFloat(styles.letterSpacing)) > 3) found.push('spaced');
          if (Number.parseFloat(styles.webkitTextStrokeWidth)) found.push('stroked');
        }
        if (pictures.some(picture => picture.getBoundingClientRect().height < 8)) found.push('tiny picture');
        let hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        while (hit?.shadowRoot) {
          const inner = hit.shadowRoot.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (!inner || inner === hit) break;
          hit = inner;
        }
        let at: Element | null = hit;
        while (at && at !== box) at = parentOf(at);
        if (!at) found.push(`covered by ${hit?.localName}`);
        return [...new Set(found)];
      };
      const excused = judge(document.querySelector('.button') as HTMLElement);
      const wallets = findWallets();
      const faults = wallets.flatMap(wallet => {
        const box = toBox(wallet);
        if (!box) return [`${wallet.localName} is missing`];
        return judge(box)
          .filter(fault => !excused.includes(fault))
          .map(fault => `${wallet.localName} is ${fault} (${box.offsetWidth} x ${box.offsetHeight})`);
      });
      // The link is text of the page, which may need a second line.
      const link = document.querySelector('more-payment-options-link > a');
      const range = document.createRange();
      if (link) range.selectNodeContents(link);
      const isOneLine = !link || range.getClientRects().length === 1;
      if (!isCart && isOneLine && Math.abs(moved) > 1)
        faults.push(`what is below moves by ${Math.round(moved)} px`);
      const drawn = isCart ? null : wallets[0]?.shadowRoot?.querySelector<HTMLElement>('.wallet');
      const styled = [...layout.css.matchAll(/__button(?:--branded)?\{(?:[^}]*;)?border-radius:(\w+)/g)];
      const radius = drawn && getComputedStyle(drawn).borderTopLeftRadius;
      if (drawn && styled.length && !styled.some(([, wanted]) => wanted === radius))
        faults.push(`a corner has a radius of ${radius}`);
      const share = drawn && drawn.offsetWidth / (wallets[0]?.parentElement?.offsetWidth || 1);
      if (
        drawn &&
        layout.css.includes('width:80%') &&
        drawn.offsetWidth > 150 &&
        Math.abs(Number(share) - 0.8) > 0.02
      )
        faults.push(`it has ${share} of its column`);
      if (wallets.length < count) faults.push(`${count - wallets.length} wallets are missing`);
      return faults;
    },
    { layout, own: OWN },
  );
}
