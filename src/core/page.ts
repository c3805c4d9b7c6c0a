import type { PageType } from './types';

interface Analytics {
  ShopifyAnalytics?: { meta?: { page?: { pageType?: string } } };
}

/**
 * Kind of page, from the analytics meta or the analytics JSON tag. Read at each use: inline scripts may set the meta
 * later, and trackers delete it.
 */
export function getPageType(): PageType {
  const fromMeta = (window as Analytics).ShopifyAnalytics?.meta?.page?.pageType;
  const found = fromMeta ?? readJsonTag();
  if (found === 'product') return 'product';
  return found === 'cart' ? 'cart_page' : 'unknown';
}

function readJsonTag(): string | undefined {
  try {
    return JSON.parse(document.getElementById('shop-js-analytics')?.textContent ?? '').pageType;
  } catch {
    return undefined;
  }
}
