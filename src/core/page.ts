import type { PageType } from './types';

interface Analytics {
  ShopifyAnalytics?: { meta?: { page?: { pageType?: string } } };
  __st?: { p?: string };
}

/**
 * Kind of page, from the analytics meta, the analytics JSON tag or the statistics' flag. Read at each use: inline scripts
 * may set them later, and trackers delete the meta.
 */
export function getPageType(): PageType {
  const { ShopifyAnalytics, __st } = window as Analytics;
  const found = ShopifyAnalytics?.meta?.page?.pageType ?? readJsonTag() ?? __st?.p;
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
