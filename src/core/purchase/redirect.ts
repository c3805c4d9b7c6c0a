import { bare } from '../base/bare';
import { isSafe } from '../base/safe-url';
import { toUrl } from '../base/to-url';
import { decelerations } from '../decision/deceleration';
import type { PageType } from '../types/config';
import type { DecelerationReason } from '../types/result';
import type { Instrument } from '../types/wallet-config';

/** What a wallet adds to the checkout's URL (docs/specification.md#redirects). */
const PARAMETERS = bare<Partial<Record<Instrument, (page: PageType) => Record<string, string>>>>({
  MoreOptions: () => ({ skip_shop_pay: 'true' }),
  ShopPay: page => ({
    payment: 'shop_pay',
    redirect_source: `direct_checkout_${page === 'product' ? 'product' : 'cart'}`,
  }),
});

/** Where a purchase goes on in the shop's checkout. */
export interface CheckoutUrlOptions {
  instrument: Instrument;
  page: PageType;
  /** Leaves its marker. */
  reason?: DecelerationReason;
}

/**
 * The cart's checkout with the parameters of the way.
 *
 * @throws Error `Invalid Checkout URL` where it is missing, no URL, or none that `isSafe` lets pass
 */
export function toCheckoutUrl(
  checkoutUrl: string | undefined,
  { instrument, page, reason }: CheckoutUrlOptions,
): string {
  const url = new URL(checkRedirect(checkoutUrl));
  const marker = decelerations.find(([known]) => known === reason)?.[1];
  const parameters = {
    storefront_wallet: 'true',
    ...PARAMETERS[instrument]?.(page),
    ...(marker && { [marker]: 'true' }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** @throws Error `Invalid Checkout URL`, also for `javascript:` and other schemes that an answer must never carry */
export function checkRedirect(href: string | undefined): string {
  // What a browser would make of a word is a page that nobody has named.
  const url = /^(https?:\/)?\//.test(`${href}`) ? toUrl(href) : undefined;
  if (url && isSafe(url)) return url.href;
  throw new Error('Invalid Checkout URL');
}
