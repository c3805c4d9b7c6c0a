import { mainCart } from '../pages/cart';
import { cartDrawer } from '../pages/cart-drawer';
import { cartCount } from '../pages/layout';
import { type Html, html } from '../web/html';
import { replyJson } from '../web/reply';
import type { Visit } from '../web/visit';

const SECTIONS: Record<string, (visit: Visit) => Html> = {
  'cart-drawer': cartDrawer,
  'cart-count': cartCount,
  'main-cart': mainCart,
};

/** The sections asked for, each in its wrapper; `null` for one that doesn't exist. Names with commas between. */
export function renderSections(visit: Visit, names: string): Record<string, string | null> {
  return Object.fromEntries(
    names
      .split(',')
      .filter(Boolean)
      .map(name => {
        const section = SECTIONS[name]?.(visit);
        return [name, section ? wrap(name, section).markup : null];
      }),
  );
}

/** `?sections=` on any page: the sections in place of the page. */
export function sectionsPage(visit: Visit): Response {
  return replyJson(renderSections(visit, visit.url.searchParams.get('sections') ?? ''));
}

function wrap(name: string, section: Html): Html {
  return html`<div id="shopify-section-${name}" class="shopify-section">${section}</div>`;
}
