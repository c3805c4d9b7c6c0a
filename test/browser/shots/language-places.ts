import { openDialog, openDrawer, openPolicy, refuse } from './prepare';
import { CART, type Place, PRODUCT } from './shots-places';

/** Languages in which our own words are looked at: short ones, long ones, dense ones, and from right to left. */
export const LANGUAGES = ['en', 'de', 'ja', 'ar'];

/** Where our own words stand, and the buttons beside them. */
const PLACES: Place[] = [
  { name: 'product', path: `${PRODUCT}?recommended=shop_pay` },
  { name: 'product-meta-pay', path: `${PRODUCT}?recommended=facebook_pay` },
  { name: 'product-buy-it-now', path: `${PRODUCT}?recommended=null` },
  { name: 'cart', path: CART },
  { name: 'cart-two', path: '/cart?cartWallets=apple_pay,shop_pay' },
  { name: 'drawer', path: CART.replace('/cart', '/'), prepare: openDrawer, isWindow: true },
  { name: 'dialog', path: `${PRODUCT}?recommended=null`, prepare: openDialog, isWindow: true },
  { name: 'refused', path: `${PRODUCT}?recommended=google_pay`, prepare: refuse, isWindow: true },
  {
    name: 'policy',
    path: '/products/cafe-do-dia-a-dia?recommended=null',
    prepare: openPolicy,
    isWindow: true,
  },
];

/** The places as a shop in this language has them. */
export const placesIn = (language: string): Place[] =>
  PLACES.map(place => ({ ...place, path: `${place.path}&locale=${language}&words=${language}` }));
