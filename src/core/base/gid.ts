/** A global id of the storefront API, for example `gid://shopify/ProductVariant/46448623321341`. */
export function gid(type: 'Cart' | 'ProductVariant' | 'SellingPlan', id: string): string {
  return `gid://shopify/${type}/${id}`;
}
