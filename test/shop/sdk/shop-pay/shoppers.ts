/** A message to the page around the iframe, as shop's scripts send them. */
export interface Message {
  type: string;
  [name: string]: unknown;
}

/** Who sits in front of the button, as far as Shop can tell. */
export interface Shopper {
  /** In their order; the page around hears nothing else. */
  messages: Message[];
  /** What the iframe says to the shopper in the button's place. */
  greeting?: string;
  /** @default 200 */
  status?: number;
  /** True: the document has an origin of its own, so that its messages don't come from the page's. */
  isForeign?: boolean;
}

const LOADED = { type: 'loaded' };
const MATCHED = { type: 'shop_user_matched' };

/** By the name that the control `shop-pay-sandbox` gives. */
export const SHOPPERS = {
  unknown: { messages: [LOADED, { type: 'shop_user_not_matched' }] },
  known: { messages: [LOADED, MATCHED], greeting: 'Comprar com Shop Pay · Visa •••• 4242' },
  undecided: { messages: [LOADED] },
  silent: { messages: [] },
  error: { messages: [LOADED, { type: 'error', code: 'server_error', message: 'Sandbox error' }] },
  foreign: { messages: [LOADED, MATCHED], greeting: 'Comprar com outra loja', isForeign: true },
  missing: { messages: [], status: 404 },
} satisfies Record<string, Shopper>;

export type ShopperName = keyof typeof SHOPPERS;
