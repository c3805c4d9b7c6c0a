import { LANGUAGES } from '../server/web/languages';
import { WALLET_NAMES } from '../server/web/wallets';

/** One address of the sandbox that is worth a visit, and what is there. */
export type Place = [path: string, text: string];

/** Puts a packet of coffee into the cart and shows it. */
const FILLED_CART = '/cart/46448623321341:1?storefront=true';

const ALL_WALLETS = WALLET_NAMES.filter(name => name !== 'buy_it_now').join();

/** What people look for first, in groups. */
export const PLACES: Record<string, Place[]> = {
  'Products and cart': [
    [FILLED_CART, 'the cart, with something in it'],
    [`${FILLED_CART}&cartWallets=${ALL_WALLETS}`, 'the same with every wallet'],
    ['/products/cafe-da-serra', 'four variants'],
    ['/products/cafe-do-dia-a-dia', 'a subscription: Google Pay gives way to Buy it now'],
    ['/products/caneca-de-barro', 'two are left; ask for three'],
    ['/products/curso-cafe-coado', 'nothing to ship'],
    ['/discount/BEMVINDO10', 'a discount, for this visitor'],
    ['/legacy-cart', 'a cart cookie of the old kind: no buttons'],
    ['/products/cafe-da-serra?script=inline&theme=noite&googlePaySdk=never', 'other settings, for one visit'],
  ],
  'Each wallet on a product page': WALLET_NAMES.map(name => [
    `/products/cafe-da-serra?recommended=${name === 'buy_it_now' ? 'null' : name}`,
    name,
  ]),
  Tools: [
    ['/panel', 'the control panel: market, theme, faults, and every call'],
    ['/gallery', 'the buttons, by wallet, state, theme, language and width'],
    ['/shapes', 'pages as real shops serve them'],
    ['/panel/collector', 'what telemetry sends'],
  ],
};

/** The shop, with the buttons in each language. */
export const LANGUAGE_PLACES: Place[] = LANGUAGES.map(({ words, locale, title }) => [
  `/products/cafe-da-serra?locale=${locale}&words=${words}`,
  title,
]);
