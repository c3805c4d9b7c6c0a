import { COMPAT_SAMPLE_RATE, COMPAT_TEXT_MAX } from '../../core/platform/constants';
import { safeDocument } from '../../core/platform/document';
import { emitMetric } from '../../core/platform/metric';
import type { PageType } from '../../core/types/page';

/** Prefix of each custom property that themes set. */
export const PREFIX = '--shopify-accelerated-checkout-';

/**
 * The styles of the old markup that are measured; for a product, only the first two. Each row has:
 * - the property that themes set today
 * - the part of the old markup that has the style: list (0), cell (1) or button (2)
 * - the style
 * - the value that the style has in the probe if the theme doesn't set it. No theme uses this value
 * - for a size, the style with its minimum
 */
const MEASURED_STYLES = [
  ['button-block-size', 2, 'height', '41.5px', 'minHeight'],
  ['button-border-radius', 2, 'borderRadius', '3.5px'],
  ['button-inline-size', 2, 'height', '41.5px', 'minHeight'],
  ['row-gap', 1, 'marginTop', '0px', 'marginTop'],
  ['inline-alignment', 0, 'justifyContent', 'normal'],
] as const;

/**
 * Parses a length in pixels. Returns undefined for anything else: without layout, for example in a closed drawer, the computed
 * value may be `auto` or a percentage.
 */
export const parsePx = (value: string): number | undefined =>
  /^[\d.]+px$/.test(value) ? Number.parseFloat(value) : undefined;

/** Selectors of a theme's own buttons, for products and carts. The old markup has the same shadow as those. */
const SHADOWED = ['.product-form__buttons .button', '.cart__blocks .button'] as const;

/** Old markup in the page, hidden, with the theme's styles. */
interface Probe {
  /** Reads all styles of the theme, before anything is written. */
  read(): LegacyStyle[];
  remove(): void;
}

/** A property that themes set today, without its prefix, and its value. */
type LegacyStyle = [property: string, value: string];

/** Results for elements that were mounted before. They are not read again, because a new probe would have no layout. */
const cachedStyles = new WeakMap<Element, Record<string, string>>();

/** Returns true if `disable-compat` or the flag `disable_style_compat` is set, and on the checkout, which has no theme. */
const isOff = (element: Element) =>
  element.localName === 'shopify-wallet-button' ||
  element.hasAttribute('disable-compat') ||
  element.getAttribute('enabled-flags')?.includes('"disable_style_compat"');

/**
 * Inserts a probe into an element. The probe's computed styles are read, because the browser has then decided between the rules,
 * with those in style sheets of other origins.
 *
 * @returns undefined if the result is cached, if compatibility is off, or if the element is not in the page
 */
export function insertProbe(element: HTMLElement): Probe | undefined {
  if (cachedStyles.has(element) || isOff(element) || !element.isConnected) return undefined;
  const isProduct = element.localName === 'shopify-accelerated-checkout';
  const parts = createProbe(isProduct);
  const slot = createSlot(element, parts[0]);
  element.append(parts[0]);
  return {
    read() {
      const shadowed = safeDocument.querySelector(SHADOWED[isProduct ? 0 : 1]);
      const shadow = shadowed && getComputedStyle(shadowed, '::before').boxShadow;
      const elementStyles = getComputedStyle(element);
      const found = MEASURED_STYLES.slice(0, isProduct ? 2 : undefined).map(
        ([property, of, style, unset, least]): LegacyStyle => {
          const styles = getComputedStyle(parts[of]);
          // On a zoomed page 41.5 px are laid out as 41.48, so lengths are rounded.
          const value = least
            ? `${+Math.max(parsePx(styles[style]) ?? 0, parsePx(styles[least]) ?? 0).toFixed(1)}px`
            : styles[style];
          return [property, value === unset || (least && value === '0px') ? '' : value];
        },
      );
      found.push(['button-box-shadow', shadow && shadow !== 'none' ? shadow : '']);
      return found.filter(([name, value]) => value && !elementStyles.getPropertyValue(PREFIX + name));
    },
    remove() {
      parts[0].remove();
      slot?.remove();
    },
  };
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

/** Creates a slot for the probe if the element has a shadow root: without a slot, the probe has no styles. */
function createSlot(element: Element, probe: HTMLElement): Element | undefined {
  if (!element.shadowRoot) return undefined;
  const slot = safeDocument.createElement('slot');
  slot.name = probe.slot = 'probe';
  element.shadowRoot.append(slot);
  return slot;
}

/**
 * Creates a probe: the old markup's list, cell and button, hidden. The probe has the old classes of either a product or a cart,
 * because a drawer on a product page has rules that aren't meant for products.
 */
function createProbe(isProduct: boolean) {
  const list = safeDocument.createElement('ul');
  const cell = safeDocument.createElement('li');
  const button = safeDocument.createElement('div');
  if (!isProduct) {
    list.className = 'wallet-cart-grid';
    list.dataset.shopifyButtoncontainer = 'true';
  }
  list.style.cssText = 'position:absolute;visibility:hidden';
  // Themes also use today's properties in their own rules. Here they have the value for "unset", so that such a rule doesn't
  // count as a style of the old markup.
  for (const [property, , , unset] of MEASURED_STYLES) list.style.setProperty(PREFIX + property, unset);
  button.className = `${isProduct ? 'shopify-payment-button__button' : 'wallet-cart-button'} portable-wallets-probe`;
  button.role = 'button';
  // Not empty, because themes hide an empty `div`.
  button.append(safeDocument.createElement('i'));
  cell.append(button);
  list.append(cell);
  return [list, cell, button] as const;
}
