import { cartCurrency } from '../store/markets';
import { type PricedLine, priceCart } from '../store/price';
import type { Store } from '../store/store';
import type { StoredCart } from '../store/types';

/** Returns a cart in the format of `/cart.js`; amounts are in the minor unit. */
export function toCartJson(store: Store, cart: StoredCart) {
  const priced = priceCart(store, cart);
  const items = priced.lines.map(toItem);
  const original = items.reduce((sum, { original_line_price }) => sum + original_line_price, 0);
  const total = priced.subtotal - priced.discounts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    token: `${cart.token}?key=${cart.key}`,
    note: cart.note,
    attributes: Object.fromEntries(cart.attributes.map(({ key, value }) => [key, value])),
    original_total_price: original,
    total_price: total,
    total_discount: original - total,
    total_weight: 0,
    item_count: items.reduce((count, { quantity }) => count + quantity, 0),
    items,
    requires_shipping: items.some(({ requires_shipping }) => requires_shipping),
    currency: cartCurrency(cart),
    items_subtotal_price: priced.subtotal,
    cart_level_discount_applications: priced.discounts.map(({ code, amount }) => ({
      type: 'discount_code',
      title: code,
      total_allocated_amount: amount,
    })),
    discount_codes: cart.discountCodes.map(code => ({
      code,
      applicable: [...priced.discounts, ...priced.lines.flatMap(({ discounts }) => discounts)].some(
        discount => discount.code === code.toUpperCase(),
      ),
    })),
  };
}

/** Returns one line as an item; `/cart/change.js` takes its `key` for `id`. */
export function toItem({ line, product, variant, plan, listPrice, price, subtotal, total }: PricedLine) {
  return {
    id: variant.id,
    variant_id: variant.id,
    key: `${variant.id}:${line.id}`,
    title: variant.title === 'Default Title' ? product.title : `${product.title} - ${variant.title}`,
    product_title: product.title,
    variant_title: variant.title === 'Default Title' ? null : variant.title,
    variant_options: variant.options,
    handle: product.handle,
    url: `/products/${product.handle}?variant=${variant.id}`,
    quantity: line.quantity,
    properties: Object.fromEntries(line.attributes.map(({ key, value }) => [key, value])),
    price,
    original_price: listPrice,
    line_price: subtotal,
    original_line_price: listPrice * line.quantity,
    final_price: line.quantity ? Math.round(total / line.quantity) : price,
    final_line_price: total,
    total_discount: subtotal - total,
    requires_shipping: variant.requiresShipping,
    gift_card: false,
    ...(plan && {
      selling_plan_allocation: {
        price,
        compare_at_price: listPrice,
        selling_plan: { id: plan.id, name: plan.name },
      },
    }),
  };
}

/** Response of `/cart.js` without a cart. */
export const emptyCartJson = {
  token: '',
  note: '',
  attributes: {},
  original_total_price: 0,
  total_price: 0,
  total_discount: 0,
  total_weight: 0,
  item_count: 0,
  items: [],
  requires_shipping: false,
  items_subtotal_price: 0,
  cart_level_discount_applications: [],
  discount_codes: [],
};
