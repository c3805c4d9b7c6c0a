/** Markup of one real page around the elements, as far as it affects the script. */
export interface Shape {
  locale: string;
  country: string;
  currency: string;
  shopId: number;
  flags?: string[];
  /** True if the elements have `disable-compat`. */
  disableCompat?: boolean;
  /** How the page loads the script: with a tag, or by `init()` when it has an element. */
  bootstrap: 'tag' | 'init';
  /** Styles of the elements: a linked style sheet, or style elements on older pages. */
  styles: 'link' | 'elements';
  /** True if each element is followed by a consent text. All of them have the same id. */
  consent: boolean;
  /** True if the consent text has `data-consent-type`. */
  typedConsent?: boolean;
  product?: ProductShape;
  cart?: CartShape;
}

export interface ProductShape {
  /** Handle of the sandbox's product that replaces the real one. */
  handle: string;
  /** Absent if the page has `recommended="null"`. */
  recommended?: 'shop_pay' | 'paypal';
  /** True if wallet configurations have `supports_subs` and `supports_def_opts`. */
  hasSupportFlags?: boolean;
  /** Number of rows in `variant-params`, most of them of unknown variants. */
  variants: number;
  /** The form's action: relative, with a locale prefix, or absolute. */
  action: '/cart/add' | '/zh/cart/add' | '/fr/cart/add' | 'absolute';
  /** True if another form, for instalments, precedes the product form and also has a field `id`. */
  instalments?: boolean;
  /** Kind of the control named `id`. Themes enable a disabled one. */
  variant: 'input' | 'disabled input' | 'select';
  /** True if a `noscript` contains a second select. */
  noscript?: boolean;
  /** The submit button: in the form, disabled, in a second form of the same id, or absent. */
  submit: 'own' | 'sold out' | 'in a second form' | 'none';
  quantity: 'none' | 'number' | 'text' | 'hidden and outside' | 'radios and number outside';
  /** True if the form has an empty hidden `selling_plan`. */
  plan?: boolean;
  /** True if the element has `disabled`. */
  disabled?: boolean;
}

export interface CartShape {
  wallets: ('shop_pay' | 'paypal')[];
  skeleton: '2024-09' | '2024-11' | '2025-12';
  /** Number of elements in the page. Their wrappers have the same id. */
  count: number;
  /** True if the theme's wrapper surrounds the buttons. */
  wrapper: boolean;
  /** True if the element is in the product form. */
  isInForm?: boolean;
}

const DEFAULT_HANDLE = 'cafe-da-serra';
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
  handle: DEFAULT_HANDLE,
  variants: 4,
  action: '/cart/add',
  variant: 'input',
  submit: 'own',
  quantity: 'number',
  ...facts,
});

/** Shapes of three cart pages and twelve product pages. */
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
    product: product({ recommended: 'shop_pay', hasSupportFlags: true, instalments: true }),
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
      hasSupportFlags: true,
      instalments: true,
      submit: 'in a second form',
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
