import { COMPAT_SAMPLE_RATE, COMPAT_TEXT_MAX } from '../../core/platform/constants';
import { safeDocument } from '../../core/platform/document';
import { emitMetric } from '../../core/platform/metric';
import type { PageType } from '../../core/types/page';

/** Prefix of each custom property that themes set. */
export const PREFIX = '--shopify-accelerated-checkout-';

/**
 * Values that the styles of the old markup have in a probe if the theme doesn't set them. No theme uses these values.
 */
const UNSET: Record<string, string> = {
  'button-width': 'auto',
  'button-block-size': '41.5px',
  'button-inline-size': '41.5px',
  'button-border-radius': '3.5px',
  'button-box-shadow': 'none',
  'inline-alignment': 'normal',
};

/**
 * Parses a length in pixels. Returns undefined for anything else: without layout, the computed value may be `auto` or a
 * percentage.
 */
export const parsePx = (value: string): number | undefined =>
  /^[\d.]+px$/.test(value) ? +value.slice(0, -2) : undefined;

/** Returns the largest length, or 0. */
const toLength = (...values: string[]) => {
  const length = Math.max(...values.map(value => parsePx(value) ?? 0));
  return length && `${length}px`;
};

/** Selects the platform's own style sheets for the old markup. What they set is no wish of the theme. */
const PLATFORM_SHEETS = '[id^=shopify-accelerated-checkout]';

/** The list, the cell and the button of old markup in the page, hidden, with the theme's styles. */
export type Probe = readonly [list: HTMLElement, cell: HTMLElement, button: HTMLElement];

/** A property that themes set today, without its prefix, and its value. */
type LegacyStyle = [property: string, value: string];

/** Results for elements that were mounted before. They are not read again. */
const cachedStyles = new WeakMap<Element, Record<string, string>>();

/** Returns true if `disable-compat` or the flag `disable_style_compat` is set, and on the checkout, which has no theme. */
const isOff = (element: Element) =>
  element.localName === 'shopify-wallet-button' ||
  element.hasAttribute('disable-compat') ||
  element.getAttribute('enabled-flags')?.includes('"disable_style_compat"');

/**
 * Inserts a probe into an element: the old markup's list, cell and button, hidden. The probe's computed styles are read, because
 * the browser has then decided between the rules, with those in style sheets of other origins. The probe has the old classes of
 * either a product or a cart, because a drawer on a product page has rules that aren't meant for products.
 *
 * @returns undefined if the result is cached, if compatibility is off, or if the element is not in the page
 */
export function insertProbe(element: HTMLElement): Probe | undefined {
  if (cachedStyles.has(element) || isOff(element) || !element.isConnected) return undefined;
  const [list, cell, button] = ['ul', 'li', 'div'].map(name => safeDocument.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  // Without a layout, computed sizes are those of the theme's rules. Themes also use today's properties in their own rules. Here
  // they have the value for "unset", so that such a rule doesn't count as a style of the old markup.
  const unset = Object.entries(UNSET).map(([name, value]) => `${PREFIX + name}:${value};`);
  list.style.cssText = `${unset.join('')}display:none!important`;
  button.className = 'wallet-cart-button portable-wallets-probe';
  if (element.localName === 'shopify-accelerated-checkout')
    button.className =
      'shopify-payment-button__button shopify-payment-button__button--branded portable-wallets-probe';
  else {
    list.className = 'wallet-cart-grid';
    list.dataset.shopifyButtoncontainer = 'true';
  }
  button.role = 'button';
  cell.append(button);
  list.append(cell);
  // In a shadow tree, a probe without a slot would have no styles.
  list.slot = 'shop-promise';
  element.append(list);
  return [list, cell, button];
}

/** Reads all styles of the theme from an element's probe. A product has no rows, and no button of a cart has a width. */
export function readProbe(element: Element, probe: Probe): LegacyStyle[] {
  const isProduct = !probe[0].className;
  const [list, cell, button] = probe.map(part => getComputedStyle(part)) as [
    CSSStyleDeclaration,
    CSSStyleDeclaration,
    CSSStyleDeclaration,
  ];
  // The old markup has the same shadow as the theme's own button.
  const own = safeDocument.querySelector(
    isProduct ? '.product-form__buttons .button' : '.cart__blocks .button',
  );
  const size = toLength(button.height, button.minHeight);
  const elementStyles = getComputedStyle(element);
  return Object.entries({
    'button-block-size': size,
    'button-border-radius': button.borderRadius,
    'button-box-shadow': own && getComputedStyle(own, '::before').boxShadow,
    ...(isProduct
      ? { 'button-width': button.width }
      : {
          'button-inline-size': size,
          'row-gap': toLength(cell.marginTop),
          'inline-alignment': list.justifyContent,
        }),
  }).filter(
    (style): style is LegacyStyle =>
      !!style[1] && style[1] !== UNSET[style[0]] && !elementStyles.getPropertyValue(PREFIX + style[0]),
  );
}

/**
 * Converts a theme's styles of the old markup to the custom properties that themes set today. The theme's own properties win.
 */
export function toCompatStyles(
  element: HTMLElement,
  pageType: PageType,
  legacyStyles?: LegacyStyle[],
): Record<string, string> {
  if (isOff(element)) return {};
  const compat = cachedStyles.get(element);
  if (compat || !legacyStyles) return compat ?? {};
  if (legacyStyles.length) {
    emitMetric('compat.applied', { page: pageType });
    const text = legacyStyles.map(style => style.join(':')).join(';');
    if (Math.random() < COMPAT_SAMPLE_RATE)
      emitMetric('compat.sampled', { page: pageType }, text.slice(0, COMPAT_TEXT_MAX));
  }
  const read = Object.fromEntries(legacyStyles.map(([name, value]) => [PREFIX + name, value]));
  cachedStyles.set(element, read);
  return read;
}

/**
 * Returns a function that switches the platform's enabled style sheets off or on again. The skeletons of these elements keep
 * their display meanwhile: Chromium would render them anew, and count that as a layout shift.
 *
 * @param elements all that may still show a skeleton
 */
export function findPlatformSheets(elements: Iterable<HTMLElement>): (isOff: boolean) => void {
  const owners = safeDocument.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(PLATFORM_SHEETS);
  const sheets = [...owners].flatMap(({ sheet }) => (sheet && !sheet.disabled ? sheet : []));
  const displays = sheets.length
    ? [...elements]
        // Skeletons consist of these.
        .flatMap(element => [element, ...element.querySelectorAll<HTMLElement>('div,ul,li')])
        .map(part => [part.style, part.style.cssText, getComputedStyle(part).display] as const)
    : [];
  return isOff => {
    for (const [style, own, display] of displays)
      style.cssText = isOff ? `${own};display:${display}!important` : own;
    for (const sheet of sheets) sheet.disabled = isOff;
  };
}
