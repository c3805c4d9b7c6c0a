import { together } from '../../core/base/batch-reads';
import { COMPAT_SAMPLING, COMPAT_TEXT_MAX } from '../../core/base/constants';
import { metric } from '../../core/base/metric';
import { ownDocument } from '../../core/base/unclobbered';
import { readFlags } from '../../core/page/config';
import type { PageType } from '../../core/types/config';

const PREFIX = '--shopify-accelerated-checkout-';

/**
 * What is read of the old markup, each row with: the property that themes set today; the part that has the style, which is
 * the list (0), the cell (1) or the button (2); the style; its value in the probe where a theme says nothing, lengths that no
 * theme has; and for a size the style that may ask for more. A product's old markup has the first two rows alone.
 */
const READINGS = [
  ['button-block-size', 2, 'height', '41.5px', 'minHeight'],
  ['button-border-radius', 2, 'borderRadius', '3.5px'],
  ['button-inline-size', 2, 'height', '41.5px', 'minHeight'],
  ['row-gap', 1, 'marginTop', '0px', 'marginTop'],
  ['inline-alignment', 0, 'justifyContent', 'normal'],
] as const;

/**
 * Reads a length in pixels. An element that isn't laid out, in a drawer that is closed for example, has what the theme wrote,
 * and `auto` and percentages are no lengths.
 */
const toPx = (value: string) => (/^[\d.]+px$/.test(value) ? Number.parseFloat(value) : 0);

/** Where themes that style the old markup have the shadow of their own buttons. */
const SHADOWED = ['.product-form__buttons .button', '.cart__blocks .button'] as const;

/**
 * Reads what a theme wants that still styles the old markup, as the custom properties that themes set today. Properties that
 * the theme does set count before it. The styles of a probe are read, so that style sheets of other origins count as well and
 * the browser decides between rules. `disable-compat` and the flag `disable_style_compat` switch it off.
 */
export function readCompat(element: HTMLElement, page: PageType): Record<string, string> {
  if (element.hasAttribute('disable-compat') || readFlags(element).includes('disable_style_compat'))
    return {};
  // In an element that was mounted before a probe isn't laid out, so what was read then is kept.
  let wanted = known.get(element);
  if (!wanted) {
    wanted = read(element, page);
    known.set(element, wanted);
  }
  return wanted;
}

const known = new WeakMap<Element, Record<string, string>>();

/** Reads all waiting elements of one kind together: all probes stand in the page before the first one is read. */
const readTogether = together(elements => {
  const isProduct = elements[0]?.localName === 'shopify-accelerated-checkout';
  const readings = READINGS.slice(0, isProduct ? 2 : undefined);
  const shadowed = ownDocument.querySelector(SHADOWED[isProduct ? 0 : 1]);
  const probes = elements.map(element => {
    const probe = createProbe(isProduct);
    element.append(probe[0]);
    return [element, probe] as const;
  });
  const shadow = shadowed && getComputedStyle(shadowed, '::before').boxShadow;
  const wanted = probes.map(([element, probe]) => {
    const own = getComputedStyle(element);
    const found = readings.map(([property, of, style, unset, least]): [string, string] => {
      const styles = getComputedStyle(probe[of]);
      // Where the page is zoomed, 41.5 px are laid out as 41.48, so lengths are rounded.
      const value = least
        ? `${+Math.max(toPx(styles[style]), toPx(styles[least])).toFixed(1)}px`
        : styles[style];
      return [property, value === unset || (least && value === '0px') ? '' : value];
    });
    found.push(['button-box-shadow', shadow && shadow !== 'none' ? shadow : '']);
    return found.filter(([name, value]) => value && !own.getPropertyValue(PREFIX + name));
  });
  for (const [, [list]] of probes) list.remove();
  return wanted;
});

function read(element: HTMLElement, page: PageType): Record<string, string> {
  const wanted = readTogether(element);
  if (wanted.length) {
    metric('compat.applied', { page });
    const text = wanted.map(row => row.join(':')).join(';');
    if (Math.random() < COMPAT_SAMPLING) metric('compat.sampled', { page }, text.slice(0, COMPAT_TEXT_MAX));
  }
  return Object.fromEntries(wanted.map(([name, value]) => [PREFIX + name, value]));
}

/**
 * Makes a probe: the old markup's list, cell and button, out of sight. It has the classes of its own kind of element alone,
 * because a drawer stands on product pages, too, whose rules aren't meant for it.
 */
function createProbe(isProduct: boolean) {
  const list = ownDocument.createElement('ul');
  const cell = ownDocument.createElement('li');
  const button = ownDocument.createElement('div');
  if (!isProduct) {
    list.className = 'wallet-cart-grid';
    list.dataset.shopifyButtoncontainer = 'true';
  }
  list.style.cssText = 'position:absolute;visibility:hidden';
  // Pages read these custom properties in their own style sheets, too. They are unset here, so that what comes of them
  // doesn't pass for a theme's wish.
  for (const [property, , , unset] of READINGS) list.style.setProperty(PREFIX + property, unset);
  button.className = `${isProduct ? 'shopify-payment-button__button' : 'wallet-cart-button'} portable-wallets-probe`;
  button.role = 'button';
  // Themes hide an empty `div`, so this one isn't empty.
  button.append(ownDocument.createElement('i'));
  cell.append(button);
  list.append(cell);
  return [list, cell, button] as const;
}
