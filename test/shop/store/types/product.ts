/** An amount in the minor unit of the shop's currency (centavos). */
export type Minor = number;

export type Currency = 'BRL' | 'USD' | 'CAD' | 'EUR' | 'HKD' | 'GBP';

/** A subscription, or a pre-order: a deferred option, part of which is paid for when it is delivered. */
export interface SellingPlan {
  id: number;
  name: string;
  /** How often it is delivered and paid for; a pre-order is both once. */
  recurring?: { interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'; intervalCount: number };
  /** Off the price of each delivery, in per cent. */
  percentOff: number;
  /** Of the price, what is paid for at the checkout, in per cent. */
  percentNow: number;
}

export interface Variant {
  /** As it stands in product forms; the API's id is `gid://shopify/ProductVariant/{id}`. */
  id: number;
  title: string;
  /** One value for each of the product's options. */
  options: string[];
  price: Minor;
  /** How many are left. */
  stock: number;
  requiresShipping: boolean;
}

export interface Product {
  handle: string;
  title: string;
  description: string;
  /** Names of the options, for example `['Cor', 'Tamanho']`. */
  options: string[];
  variants: Variant[];
  sellingPlans: SellingPlan[];
  /** True where the product is sold with a selling plan only. */
  requiresSellingPlan: boolean;
}
