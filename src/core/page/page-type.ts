import { ownDocument } from '../base/unclobbered';
import type { PageType } from '../types/config';

interface Analytics {
  ShopifyAnalytics?: { meta?: { page?: { pageType?: string } } };
  __st?: { p?: string };
}

/**
 * Kind of page, from its cart-type flag (`__st.p`), else the analytics meta, else the analytics JSON tag. Read at each use:
 * inline scripts may set them later, and trackers delete the meta.
 *
 * @param isCart true in a cart element, whose cart is an ajax cart on every page that says it is another than the cart's
 */
export function getPageType(isCart = false): PageType {
  const { ShopifyAnalytics, __st } = window as Analytics;
  const found = __st?.p ?? ShopifyAnalytics?.meta?.page?.pageType ?? readJsonTag();
  if (found === 'cart') return 'cart_page';
  if (isCart && found) return 'cart_ajax';
  return found === 'product' ? found : 'unknown';
}

function readJsonTag(): string | undefined {
  try {
    return JSON.parse(ownDocument.getElementById('shop-js-analytics')?.textContent ?? '').pageType;
  } catch {
    return undefined;
  }
}
