import { COMPAT_SAMPLE_RATE, COMPAT_TEXT_MAX } from '../../core/platform/constants';
import { safeDocument } from '../../core/platform/document';
import { emitMetric } from '../../core/platform/metric';
import type { PageType } from '../../core/types/page';

/** Prefix of each custom property that themes set. */
export const PREFIX = '--shopify-accelerated-checkout-';

/**
 * The styles of the old markup that are measured; for a product, the first three, for a cart all but the first. Each row has:
 * - the property that themes set today
 * - the part of the old markup that has the style: list (0), cell (1) or button (2)
 * - the style
 * - the value that the style has in the probe if the theme doesn't set it. No theme uses this value
 * - for a size, the style with its minimum
 */
const MEASURED_STYLES = [
  ['button-width', 2, 'width', '100%'],
  ['button-block-size', 2, 'height', '41.5px', 'minHeight'],
  ['button-border-radius', 2, 'borderRadius', '3.5px'],
  ['button-inline-size', 2, 'height', '41.5px', 'minHeight'],
  ['row-gap', 1, 'marginTop', '0px', 'marginTop'],
  ['inline-alignment', 0, 'justifyContent', 'normal'],
] as const;

/**
 * Parses a length in pixels. Returns undefined for anything else: without layout, the computed value may be `auto` or a
 * percentage.
 */
export const parsePx = (value: string): number | undefined =>
  /^[\d.]+px$/.test(value) ? Number.parseFloat(value) : undefined;

/** Selects the platform's own style sheets for the old markup. What they set is no wish of the theme. */
const PLATFORM_SHEETS = '[id^=shopify-accelerated-checkout]';

/** Selectors of a theme's own buttons, for products and carts. The old markup has the same shadow as those. */
const SHADOWED = ['.product-form__buttons .button', '.cart__blocks .button'] as const;

/** Old markup in the page, hidden, with the theme's styles. */
interface Probe {
  /** Reads all styles of the theme. */
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
      const found = MEASURED_STYLES.slice(...(isProduct ? [0, 3] : [1])).map(
        ([property, of, style, unset, least]): LegacyStyle => {
          const styles = getComputedStyle(parts[of]);
          const value = least
            ? `${Math.max(parsePx(styles[style]) ?? 0, parsePx(styles[least]) ?? 0)}px`
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

/** Calls a function while the platform's style sheets are off. The page is laid out with them before and after. */
export function withoutPlatformSheets<T>(read: () => T): T {
  const sheets = [...safeDocument.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(PLATFORM_SHEETS)]
    .map(({ sheet }) => sheet)
    .filter(sheet => sheet && !sheet.disabled) as CSSStyleSheet[];
  for (const sheet of sheets) sheet.disabled = true;
  try {
    return read();
  } finally {
    for (const sheet of sheets) sheet.disabled = false;
  }
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
  // Without a layout, computed sizes are those of the theme's rules.
  list.style.cssText = 'display:none!important';
  // Themes also use today's properties in their own rules. Here they have the value for "unset", so that such a rule doesn't
  // count as a style of the old markup.
  for (const [property, , , unset] of MEASURED_STYLES) list.style.setProperty(PREFIX + property, unset);
  button.className = `${isProduct ? 'shopify-payment-button__button shopify-payment-button__button--branded' : 'wallet-cart-button'} portable-wallets-probe`;
  button.role = 'button';
  // Not empty, because themes hide an empty `div`.
  button.append(safeDocument.createElement('i'));
  cell.append(button);
  list.append(cell);
  return [list, cell, button] as const;
}
