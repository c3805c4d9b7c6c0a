/** One real page, as far as it matters to the script: what its server wrote around the elements. */
export interface Shape {
  locale: string;
  country: string;
  currency: string;
  shopId: number;
  flags?: string[];
  /** True where the elements carry `disable-compat`. */
  disableCompat?: boolean;
  /** How the page itself brings the script in: with a tag of its own, or by `init()` once an element is there. */
  bootstrap: 'tag' | 'init';
  /** Where the styles of the elements are: a linked sheet, or style elements as older pages have them. */
  styles: 'link' | 'elements';
  /** True where the text that a subscriber agrees to stands behind each element, always with one id. */
  consent: boolean;
  /** True where it says what it is about in `data-consent-type`. */
  typedConsent?: boolean;
  product?: ProductShape;
  cart?: CartShape;
}

export interface ProductShape {
  /** What the sandbox sells in its place. */
  handle: string;
  /** Absent where the page says `null`. */
  recommended?: 'shop_pay' | 'paypal';
  /** True where wallets say whether they can pay for subscriptions. */
  saysSupport?: boolean;
  /** Rows of `variant-params`, most of them of variants that the sandbox doesn't have. */
  variants: number;
  /** The form's address: below a locale's prefix, or absolute. */
  action: '/cart/add' | '/zh/cart/add' | '/fr/cart/add' | 'absolute';
  /** True where a form with the instalments, and an `id` of its own, comes first. */
  instalments?: boolean;
  /** The control named `id`; themes enable the one that is served disabled. */
  variant: 'input' | 'disabled input' | 'select';
  /** True where a second select stands in a `noscript`. */
  noscript?: boolean;
  /** Where the submit button is: in a second form of the same id, or nowhere. */
  submit: 'own' | 'sold out' | 'in a twin' | 'none';
  quantity: 'none' | 'number' | 'text' | 'hidden and outside' | 'radios and number outside';
  /** True where a hidden `selling_plan` is there, empty. */
  plan?: boolean;
  /** True where the element is served `disabled`. */
  disabled?: boolean;
}

export interface CartShape {
  wallets: ('shop_pay' | 'paypal')[];
  skeleton: '2024-09' | '2024-11' | '2025-12';
  /** How often the element is in the page, each time in a wrapper of one id. */
  count: number;
  /** True where themes' wrapper for the buttons is there. */
  wrapper: boolean;
  /** True where it stands in the product's form. */
  isInForm?: boolean;
}
