/** One line of a cart that is to be created (CartLineInput of the API). */
export interface CartLine {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string;
  attributes: { key: string; value: string }[];
}

/** What a cart is created of: the members of the API's CartInput that the script fills. */
export interface CartInput {
  lines: CartLine[];
  discountCodes: string[];
  buyerIdentity: { countryCode: string };
}

/** What a product's form held at the click; the purchase makes a new cart of it. */
export interface ProductChoice {
  /** As a submission of the form would have sent it. */
  data: FormData;
  /** Id of the variant; absent where none is chosen. */
  variant?: string | undefined;
}

/** The cart that the shopper has at the click, and what its forms held then; the purchase reads the cart's attributes of it. */
export interface CartChoice {
  id: string;
  data: [name: string, value: FormDataEntryValue][];
}

/** Where the cart of a purchase comes from: a new one from these lines, or the one the shopper has. */
export type CartSource = { input: CartInput } | { id: string; attributes: { key: string; value: string }[] };
