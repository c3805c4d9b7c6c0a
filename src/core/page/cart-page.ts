import { readCookie, safeDocument, unclobbered } from '../platform/document';
import { DeveloperError, report } from '../platform/errors';
import type { CartChoice, TypedFields } from '../types/cart';
import type { CartRequirements, PageSettings, PageType } from '../types/page';
import { readAttributes } from './attributes';
import { gid, isShopField } from './fields';
import { findForm, readAction, toControls } from './form';

/**
 * Reads the attributes of a cart or checkout element, with those about the contents of the cart.
 *
 * @throws DeveloperError as `readAttributes` does
 */
export function readSettings(element: HTMLElement, pageType: PageType): PageSettings & CartRequirements {
  const settings = readAttributes(element, pageType);
  if (/^gid:/.test(toToken(settings.cartId)))
    report(
      new DeveloperError(
        'invalid-webcomponent',
        `<${element.localName}> has no cart in the attribute cart-id.`,
      ),
    );
  return {
    ...settings,
    hasSellingPlan: element.hasAttribute('has-selling-plan'),
    hasDeferredOption: false,
    requiresShipping: element.hasAttribute('requires-shipping'),
  };
}

/** Returns the token in a cart's global id, or the text itself. */
const toToken = (text = '') => text.replace(/^gid:..shopify.Cart./, '');

/**
 * Matches what is no token: nothing, a global id of another type, or the token of a legacy cart, lower-case letters and digits
 * alone. The storefront API has no legacy carts.
 */
const NO_TOKEN = /^(gid:.*|[a-z0-9]*)$/;

const isToken = (text: string) => !NO_TOKEN.test(toToken(text));

/**
 * Reads the cart of a cart page or of the checkout, with what the form of the pressed button would send. Call it at each use,
 * because every change of the cart may renew the cookie.
 *
 * @param element the element of the cart
 * @param attribute token or global id of the `cart-id` attribute
 * @param prefersAttribute true on the checkout, where the attribute wins over the cookie. @default false
 */
export function readCartChoice(element: Element, attribute?: string, prefersAttribute?: boolean): CartChoice {
  const id = readCartId(attribute, prefersAttribute);
  const form = findCartForm(element);
  const fields = form ? [...new FormData(form)] : [];
  return { type: 'cart', id, fields, note: readNote(element, form) };
}

/** Reads the quantities and the discount code of a cart's form, if the shopper has changed one of them. */
export function readTyped(element: Element): TypedFields | undefined {
  const form = element.isConnected && findCartForm(element);
  if (!form || !toControls(form).some(control => isShopField(control.name) && isChanged(control)))
    return undefined;
  return { path: readAction(form), fields: [...new FormData(form)] };
}

/**
 * Returns the global id of the shopper's cart: from the cookie, else from the attribute; on the checkout the other way round.
 *
 * @returns undefined if there is no cart, or if it is a legacy cart. There are no buttons then
 */
export function readCartId(attribute?: string, prefersAttribute?: boolean): string | undefined {
  const cookie = readCookie('cart', isToken) || readCookie('cart');
  const token = toToken(prefersAttribute ? attribute || cookie : cookie || attribute);
  return isToken(token) ? gid('Cart', token) : undefined;
}

/** Finds elements in the document, and in the shadow roots around an element: a theme's cart may be a web component. */
function findAround<E extends Element>(element: Element, selector: string): E[] {
  const root = unclobbered(element).getRootNode();
  const isShadow = root instanceof ShadowRoot;
  const found = Array.from((isShadow ? root : safeDocument).querySelectorAll<E>(selector));
  return isShadow ? findAround<E>(root.host, selector).concat(found) : found;
}

/** Returns true if the shopper has changed a field. A hidden one with a value counts, because only scripts write to it. */
const isChanged = ({ type, value, defaultValue }: HTMLInputElement) =>
  type === 'hidden' ? !!value : value !== defaultValue;

export const isCartForm = (form: HTMLFormElement) => /\/cart\/?$/.test(readAction(form));

/** Finds the form that a press in a cart belongs to: that of the element (`findForm`), else the first visible cart form. */
export function findCartForm(element: Element): HTMLFormElement | undefined {
  const isVisible = (form: HTMLFormElement) => unclobbered(form).getClientRects().length > 0;
  return (
    findForm(element, isCartForm) ??
    findAround<HTMLFormElement>(element, 'form').find(form => isCartForm(form) && isVisible(form))
  );
}

/**
 * Reads the note that the shopper has typed, because themes save it late. Only a changed field counts, because the text of another
 * may be older than the cart's note. It is in the form of the pressed button, else in no form. If there are several, the last one
 * in the page wins.
 */
function readNote(element: Element, form?: HTMLFormElement): string | undefined {
  const fields = findAround<HTMLInputElement>(element, 'textarea[name=note],input[name=note]').filter(
    field => !field.matches(':disabled') && isChanged(field),
  );
  const own = fields.filter(field => field.form === (form ?? null));
  return (own.length ? own : fields.filter(field => !field.form)).pop()?.value;
}
