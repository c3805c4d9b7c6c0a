import { bare } from '../base/bare';
import { isSafe } from '../base/safe-url';
import { toUrl } from '../base/to-url';
import { decelerations } from '../decision/deceleration';
import type { PageType } from '../types/config';
import type { DecelerationReason } from '../types/result';
import type { Instrument } from '../types/wallet-config';

/** Parameters that a wallet adds to the checkout's URL (docs/specification.md#redirects). */
const PARAMETERS = bare<Partial<Record<Instrument, (page: PageType) => Record<string, string>>>>({
  MoreOptions: () => ({ skip_shop_pay: 'true' }),
  ShopPay: page => ({
    payment: 'shop_pay',
    redirect_source: `direct_checkout_${page === 'product' ? 'product' : 'cart'}`,
  }),
});

/** What the checkout's URL says of the purchase that goes on there. */
export interface CheckoutUrlOptions {
  instrument: Instrument;
  page: PageType;
  /** The reason of a deceleration, which leaves its marker. */
  reason?: DecelerationReason;
}

/**
 * Adds the parameters of the purchase to the URL of the cart's checkout.
 *
 * @throws Error `Invalid Checkout URL` where the URL is missing, is none, or is not safe (`isSafe`)
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

/**
 * Checks a URL before the page is sent there. @throws Error `Invalid Checkout URL`, also for `javascript:` and other schemes
 * that an answer must never carry
 */
export function checkRedirect(href: string | undefined): string {
  // A text that begins with neither `https:` nor a slash is refused, because a browser would make a path of it that nobody
  // has named.
  const url = /^(https?:\/)?\//.test(`${href}`) ? toUrl(href) : undefined;
  if (url && isSafe(url)) return url.href;
  throw new Error('Invalid Checkout URL');
}
