import { deliveryGroups } from './delivery';
import { cartCurrency, convert, countryCode, taxRates } from './markets';
import { type Discount, findDiscount } from './products';
import { findVariant, type Store } from './store';
import type { Currency, Line, Minor, Product, SellingPlan, StoredCart, Variant } from './types';

export interface DiscountShare {
  code: string;
  amount: Minor;
}

/** All amounts are in the cart's currency. */
export interface PricedLine {
  line: Line;
  product: Product;
  variant: Variant;
  plan?: SellingPlan | undefined;
  /** One piece without its selling plan. */
  listPrice: Minor;
  /** One piece. */
  price: Minor;
  /** Part of the price of one piece that is due after the checkout. */
  later: Minor;
  subtotal: Minor;
  discounts: DiscountShare[];
  total: Minor;
}

export interface PricedCart {
  currency: Currency;
  lines: PricedLine[];
  /** All lines, minus their own discounts. */
  subtotal: Minor;
  /** Off the whole cart. */
  discounts: DiscountShare[];
  /** Absent until every delivery group has its option. */
  shipping?: Minor | undefined;
  /** Absent until an address is known. */
  tax?: Minor | undefined;
  total: Minor;
  /** Part of the total that is due after the checkout. */
  later: Minor;
}

export function priceLine(
  store: Store,
  line: Line,
  currency: Currency,
  codes: string[] = [],
): PricedLine | undefined {
  const found = findVariant(store, line.variantId);
  if (!found) return undefined;
  const plan = found.product.sellingPlans.find(({ id }) => id === line.sellingPlanId);
  const listPrice = convert(found.variant.price, currency);
  const price = Math.round(listPrice * (1 - (plan?.percentOff ?? 0) / 100));
  const later = price - Math.round((price * (plan?.percentNow ?? 100)) / 100);
  const subtotal = price * line.quantity;
  const discounts = share(subtotal, codes, 'lines');
  return {
    line,
    ...found,
    plan,
    listPrice,
    price,
    later,
    subtotal,
    discounts,
    total: subtotal - sum(discounts),
  };
}

export function priceCart(store: Store, cart: StoredCart): PricedCart {
  const currency = cartCurrency(cart);
  const lines = cart.lines.flatMap(line => priceLine(store, line, currency, cart.discountCodes) ?? []);
  const subtotal = lines.reduce((total, line) => total + line.total, 0);
  const discounts = share(subtotal, cart.discountCodes, 'cart');
  const goods = subtotal - sum(discounts);
  const groups = deliveryGroups(store, cart);
  const shipping =
    groups.length && groups.every(({ selected }) => selected)
      ? groups.reduce((total, { selected }) => total + convert(selected?.cost ?? 0, currency), 0)
      : undefined;
  const tax = taxOn(goods, cart, convert(cart.surcharge ?? 0, currency));
  const total = goods + (shipping ?? 0) + (tax ?? 0);
  const later = lines.reduce((sum, { later, line }) => sum + later * line.quantity, 0);
  return { currency, lines, subtotal, discounts, shipping, tax, total, later };
}

/** Applies codes one after the other, each to what the ones before have left. */
function share(amount: Minor, codes: string[], on: Discount['on']): DiscountShare[] {
  let left = amount;
  return codes.flatMap(code => {
    const discount = findDiscount(code);
    if (discount?.on !== on || !left) return [];
    const off = Math.round((left * discount.percentOff) / 100);
    left -= off;
    return { code: discount.code, amount: off };
  });
}

function sum(discounts: DiscountShare[]): Minor {
  return discounts.reduce((total, { amount }) => total + amount, 0);
}

function taxOn(goods: Minor, cart: StoredCart, surcharge: Minor): Minor | undefined {
  const country = countryCode((cart.deliveryAddress ?? cart.billingAddress)?.country);
  if (!country) return surcharge || undefined;
  return Math.round((goods * (taxRates[country] ?? 0)) / 100) + surcharge;
}
