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

const USUAL = 'cafe-da-serra';
const US = { locale: 'en', country: 'US', currency: 'USD' };
const BR = { locale: 'pt-BR', country: 'BR', currency: 'BRL' };

const page = (facts: Partial<Shape>): Shape => ({
  ...US,
  shopId: 58274910283,
  bootstrap: 'tag',
  styles: 'link',
  consent: true,
  ...facts,
});

const product = (facts: Partial<ProductShape>): ProductShape => ({
  handle: USUAL,
  variants: 4,
  action: '/cart/add',
  variant: 'input',
  submit: 'own',
  quantity: 'number',
  ...facts,
});

/** The table of the shapes: three carts and twelve products, each as the facts describe it. */
export const shapes: Record<string, Shape> = {
  P01: page({
    flags: ['1b55bc27', '2d75a54c'],
    cart: { wallets: ['paypal'], skeleton: '2025-12', count: 1, wrapper: true },
  }),
  P02: page({
    country: 'AM',
    currency: 'EUR',
    styles: 'elements',
    cart: { wallets: ['shop_pay', 'paypal'], skeleton: '2024-11', count: 1, wrapper: true },
  }),
  P03: page({
    country: 'BR',
    disableCompat: true,
    styles: 'elements',
    consent: false,
    cart: { wallets: ['shop_pay'], skeleton: '2024-09', count: 2, wrapper: false },
  }),
  P04: page({
    ...BR,
    typedConsent: true,
    product: product({
      variant: 'disabled input',
      instalments: true,
      noscript: true,
      submit: 'none',
      quantity: 'none',
    }),
  }),
  P05: page({
    bootstrap: 'init',
    styles: 'elements',
    product: product({ recommended: 'paypal', variant: 'select' }),
    cart: { wallets: ['shop_pay', 'paypal'], skeleton: '2024-11', count: 1, wrapper: true, isInForm: true },
  }),
  P06: page({
    disableCompat: true,
    styles: 'elements',
    consent: false,
    product: product({
      recommended: 'shop_pay',
      instalments: true,
      noscript: true,
      quantity: 'hidden and outside',
    }),
    cart: { wallets: ['shop_pay'], skeleton: '2024-09', count: 1, wrapper: true },
  }),
  P07: page({
    styles: 'elements',
    product: product({
      handle: 'curso-cafe-coado',
      variants: 34,
      variant: 'disabled input',
      instalments: true,
      noscript: true,
    }),
  }),
  P08: page({
    locale: 'es',
    country: 'CL',
    currency: 'CLP',
    flags: ['d6d12da0', 'ce346acf', 'c0874428'],
    typedConsent: true,
    product: product({ recommended: 'shop_pay', saysSupport: true, instalments: true }),
  }),
  P09: page({
    styles: 'elements',
    product: product({ recommended: 'shop_pay', variants: 31, variant: 'select', quantity: 'text' }),
  }),
  P10: page({
    country: 'IN',
    currency: 'INR',
    product: product({
      recommended: 'shop_pay',
      action: 'absolute',
      variant: 'select',
      quantity: 'radios and number outside',
      plan: true,
    }),
  }),
  P11: page({
    locale: 'bg-BG',
    country: 'BG',
    currency: 'BGN',
    typedConsent: true,
    product: product({ instalments: true, noscript: true }),
  }),
  P12: page({
    flags: ['a1d1f9a1'],
    consent: false,
    product: product({
      recommended: 'shop_pay',
      saysSupport: true,
      instalments: true,
      submit: 'in a twin',
    }),
  }),
  P13: page({
    locale: 'zh-CN',
    country: 'AU',
    currency: 'AUD',
    product: product({
      handle: 'microlote-bourbon-amarelo',
      variants: 1,
      action: '/zh/cart/add',
      instalments: true,
      noscript: true,
      submit: 'sold out',
      disabled: true,
    }),
  }),
  P14: page({
    locale: 'fr',
    product: product({ action: '/fr/cart/add', instalments: true }),
  }),
  P15: page({
    shopId: 2086788,
    product: product({ recommended: 'shop_pay', variant: 'select', quantity: 'none' }),
  }),
};
