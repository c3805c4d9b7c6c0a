import { LANGUAGES } from '../server/web/languages';
import { WALLET_NAMES } from '../server/web/wallets';

/** A link to a page of the sandbox, with its description. */
export type PageLink = [path: string, text: string];

/** Fills the cart with one product and opens it. */
const FILLED_CART = '/cart/46448623321341:1?storefront=true';

const ALL_WALLETS = WALLET_NAMES.filter(name => name !== 'buy_it_now').join();

/** Links in groups, for the panel and the terminal. */
export const PAGE_LINKS: Record<string, PageLink[]> = {
  'Products and cart': [
    [FILLED_CART, 'the cart with one product'],
    [`${FILLED_CART}&cartWallets=${ALL_WALLETS}`, 'the same with every wallet'],
    ['/products/cafe-da-serra', 'four variants'],
    ['/products/cafe-do-dia-a-dia', 'a subscription: Buy it now replaces Google Pay'],
    ['/products/caneca-de-barro', 'two in stock: buy three'],
    ['/products/curso-cafe-coado', 'nothing to ship'],
    ['/discount/BEMVINDO10', 'a discount code for this visitor'],
    ['/legacy-cart', 'a legacy cart cookie: no buttons'],
    ['/products/cafe-da-serra?script=inline&theme=noite&googlePaySdk=never', 'other settings for one visit'],
  ],
  'Each wallet on a product page': WALLET_NAMES.map(name => [
    `/products/cafe-da-serra?recommended=${name === 'buy_it_now' ? 'null' : name}`,
    name,
  ]),
  Tools: [
    ['/panel', 'the control panel: settings, faults and calls'],
    ['/gallery', 'the buttons, by wallet, state, theme, language and width'],
    ['/shapes', 'page shapes of real shops'],
    ['/panel/collector', 'received telemetry'],
  ],
};

/** Links to a product page in each language. */
export const LANGUAGE_LINKS: PageLink[] = LANGUAGES.map(({ name, locale, title }) => [
  `/products/cafe-da-serra?locale=${locale}&scriptLanguage=${name}`,
  title,
]);
