import { readCookie } from '../../web/read-cookie';
import { SHOPPERS, type Shopper } from './shoppers';

const NAME = 'shop-pay-sandbox';

/** The shopper that the page around the iframe names in its query string, else the visitor's cookie, else nobody known. */
export function readShopper(request: Request): Shopper {
  const [, query] = (request.headers.get('referer') ?? '').split('?');
  const name = new URLSearchParams(query).get(NAME) ?? readCookie(request, NAME) ?? '';
  return Object.hasOwn(SHOPPERS, name) ? SHOPPERS[name as keyof typeof SHOPPERS] : SHOPPERS.unknown;
}
