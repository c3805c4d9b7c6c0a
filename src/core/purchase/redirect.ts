import { isSafe } from '../base/safe-url';
import { toUrl } from '../base/to-url';
import { decelerations } from '../decision/deceleration';
import type { Purchase } from '../types/purchase';
import type { DecelerationReason } from '../types/result';

/** What the checkout's URL says of the purchase that goes on there. */
export interface CheckoutUrlOptions extends Pick<Purchase, 'parameters'> {
  /** The reason of a deceleration, which leaves its marker. */
  reason?: DecelerationReason | undefined;
}

/**
 * Adds the parameters of the purchase to the URL of the cart's checkout.
 *
 * @throws Error `Invalid Checkout URL` where the URL is missing, is none, or is not safe (`isSafe`)
 */
export function toCheckoutUrl(
  checkoutUrl: string | undefined,
  { parameters, reason }: CheckoutUrlOptions,
): string {
  const url = new URL(checkRedirect(checkoutUrl));
  const marker = decelerations.find(([known]) => known === reason)?.[1];
  const all = {
    storefront_wallet: 'true',
    ...parameters,
    ...(marker && { [marker]: 'true' }),
  };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
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
