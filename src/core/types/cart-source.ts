/** CartLineInput. */
export interface CartLine {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string;
  attributes: { key: string; value: string }[];
}

/** CartInput, as far as the script fills it. */
export interface CartInput {
  lines: CartLine[];
  discountCodes: string[];
  buyerIdentity: { countryCode: string };
}

/** Where the cart of a purchase comes from: a new one from these lines, or the one the shopper has. */
export type CartSource = { input: CartInput } | { id: string; attributes: { key: string; value: string }[] };
