import { PAGE_TYPE } from '../platform/constants';
import { safeDocument } from '../platform/document';
import { tryCall } from '../platform/objects';
import type { PageType } from '../types/page';

/**
 * Returns the kind of page in the attribute `page-type` of a cart or checkout element; undefined if it is absent or invalid. `cart` and
 * `drawer` are `cart_page` and `cart_ajax`.
 */
export function readPageType(element: Element): PageType | undefined {
  const [type] = PAGE_TYPE.exec(element.getAttribute('page-type') ?? '') ?? [];
  return type === 'cart' ? 'cart_page' : type === 'drawer' ? 'cart_ajax' : (type as PageType | undefined);
}

/**
 * Returns the kind of page, from the page's flag (`__st.p`), else from the analytics meta, else from the analytics JSON tag. Call
 * it at each use, because inline scripts may set these values later, and trackers delete the meta.
 *
 * @param isCart true for a cart element. If the page has a known type other than `cart`, the element has an ajax cart
 */
export function getPageType(isCart = false): PageType {
  const found =
    tryCall(() => window.__st?.p) ??
    tryCall(() => window.ShopifyAnalytics?.meta?.page?.pageType) ??
    tryCall(() => JSON.parse(safeDocument.getElementById('shop-js-analytics')?.textContent ?? '').pageType);
  if (found === 'cart') return 'cart_page';
  if (isCart && found) return 'cart_ajax';
  return found === 'product' ? found : 'unknown';
}
