import { DeveloperError } from '../base/developer-error';
import { report } from '../base/report';
import { isOwn, isSafe } from '../base/safe-url';
import { script } from '../base/script';
import { toUrl } from '../base/to-url';

/**
 * Checks the URL of a wallet's SDK: it has to be of the page's own origin, or `https:` and of an origin that the wallet or
 * the embedder lists. The URL comes from the page's markup, which may be anybody's.
 *
 * @param origins the wallet's own list
 * @throws DeveloperError `invalid-sdk-url` for any other URL and for none, after it has been reported
 */
export function toSdkUrl(href: string, origins: string[]): string {
  const allowed = [...origins, ...(script.options.sdkOrigins?.match(/\S+/g) ?? [])];
  const url = toUrl(href || undefined);
  if (url && isSafe(url) && (isOwn(url) || allowed.includes(url.origin))) return url.href;
  const error = new DeveloperError(
    'invalid-sdk-url',
    `sdkUrl must be of ${allowed.join(', ')} or the page's own origin, or its origin must be in data-sdk-origins of the script's tag; it is ${href || 'missing'}.`,
  );
  report(error);
  throw error;
}
