import { langAttributes } from '../core/i18n/i18n';
import { safeDocument } from '../core/platform/document';
import { loggedTexts } from '../core/platform/errors';
import { script } from '../core/platform/script';
import { INSTRUMENTS, WALLETS } from './wallet-tables';

const SHARED =
  'access-token buyer-country buyer-currency buyer-locale shop-id enabled-flags debug recommended-instrument disable-compat';
const CART = 'cart-id requires-shipping has-selling-plan call-to-action';

/** The attributes of each element. A product element writes `has-selling-plan` itself. A test compares them with the docs. */
export const ATTRIBUTES: Record<string, string> = {
  'shopify-accelerated-checkout': `${SHARED} recommended fallback variant-params disabled has-selling-plan`,
  'shopify-accelerated-checkout-cart': `${SHARED} ${CART} wallet-configs`,
  'shopify-wallet-button': `${SHARED} ${CART} wallet-config page-type disabled pci-enabled only-sdk`,
};

/** The attributes of the script's tag. A test compares them with the docs. */
export const SCRIPT_ATTRIBUTES =
  'data-base data-api data-api-version data-sdk-origins data-otlp data-analytics data-errors data-error-sessions data-error-key data-release';

const BOOLEAN =
  /^(debug|disable-compat|disabled|requires-shipping|has-selling-plan|call-to-action|pci-enabled|only-sdk)$/;
const WALLET = /^(recommended|fallback|wallet-configs?)$/;

/** Attributes with a format, and what to write instead of an invalid value. That value is logged, so it must not be private. */
const FORMATS: [name: string, format: RegExp, hint: string][] = [
  ['buyer-country', /^[A-Z]{2}$/, 'write the two capital letters of ISO 3166-1, for example BR'],
  ['buyer-currency', /^[A-Z]{3}$/, 'write the three capital letters of ISO 4217, for example BRL'],
  ['buyer-locale', /^[a-z]{2,3}([-_]|$)/i, 'write a language, for example pt-BR'],
  ['shop-id', /^\d+$/, "write the shop's number"],
  [
    'page-type',
    /^(product|cart_page|cart_ajax|checkout|unknown)$/,
    'write product, cart_page, cart_ajax, checkout or unknown',
  ],
  [
    'recommended-instrument',
    RegExp(`^(${INSTRUMENTS.replaceAll(' ', '|')})$`),
    `write one of ${INSTRUMENTS.replace(' Unknown', '')}`,
  ],
];

const ELEMENTS = 'docs/embedding.md#elements';

/**
 * Logs mistakes that cause no error: in an element's attributes, in the script's tag and in the page's language. Never logs a
 * token or a wallet's parameters.
 */
export default function checkElement(element: Element): void {
  const known = ATTRIBUTES[element.localName]?.split(' ');
  if (!known) return;
  const warnElement = (sentence: string, link = ELEMENTS) => warn(`<${element.localName}> ${sentence}`, link);
  for (const { name, value } of element.attributes) {
    const similar = findSimilar(name, known);
    if (similar) warnElement(`has an unknown attribute ${name}: write ${similar}.`);
    else if (
      !known.includes(name) &&
      Object.values(ATTRIBUTES).some(names => names.split(' ').includes(name))
    )
      warnElement(`has the attribute ${name} of another element: remove it.`);
    if (BOOLEAN.test(name) && value === 'false')
      warnElement(`has ${name}="false", which counts as true: remove the attribute.`);
  }
  for (const [name, format, hint] of FORMATS) {
    const value = known.includes(name) && element.getAttribute(name);
    if (value && !format.test(value)) warnElement(`has ${name}="${value.slice(0, 40)}": ${hint}.`);
  }
  if (/^(gid:|[a-z0-9]+$)/.test(element.getAttribute('cart-id') ?? ''))
    warnElement('has no token of a cart in the attribute cart-id: write the value of the cookie cart.');
  for (const name of known) checkJson(name, parse(element.getAttribute(name)), warnElement);
  checkScript();
  checkLanguage();
}

/** Checks a JSON attribute for values that the script skips without an error. For invalid JSON it reports an error. */
function checkJson(
  name: string,
  value: unknown,
  warnElement: (sentence: string, link?: string) => void,
): void {
  if (value == null) return;
  const rows: unknown[] = [value].flat();
  if (WALLET.test(name) && !rows.every(row => Object(row).name))
    warnElement(
      `has a wallet without a name in the attribute ${name}: add it.`,
      'docs/wallets.md#configuration',
    );
  if (name === 'variant-params' && !rows.every(row => /^\d+$/.test(Object(row).id)))
    warnElement('has a variant without an id in the attribute variant-params: add the number.');
  const isUnknown = (flag: unknown) =>
    `${flag}`.startsWith('disable_wallet:') && !WALLETS.split(' ').includes(`${flag}`.slice(15));
  if (name === 'enabled-flags' && rows.some(isUnknown))
    warnElement(`disables an unknown wallet in the attribute enabled-flags: write one of ${WALLETS}.`);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function checkScript(): void {
  for (const key of Object.keys(script.options)) {
    const name = `data-${key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
    const similar = findSimilar(name, SCRIPT_ATTRIBUTES.split(' '));
    if (similar)
      warn(
        `The script has an unknown attribute ${name}: write ${similar}.`,
        'docs/embedding.md#the-script-tag',
      );
  }
}

function checkLanguage(): void {
  const page = safeDocument.documentElement.lang.toLowerCase();
  // For right-to-left texts, `langAttributes` returns a language even if it is the page's. `pt` matches any Portuguese.
  const lang = langAttributes().lang?.toLowerCase();
  if (lang && page && !page.startsWith(lang) && !lang.startsWith(page))
    warn(
      `The script's texts are in "${lang}", and the page has lang="${page.slice(0, 40)}": load the file of that language, or correct lang.`,
      'docs/languages.md#files',
    );
}

/** Returns the known name that differs from an unknown name in at most two letters. Ignores the order of the letters. */
function findSimilar(name: string, known: string[]): string | undefined {
  return known.includes(name) ? undefined : known.find(other => countDifferences(name, other) <= 2);
}

function countDifferences(name: string, other: string): number {
  let rest = other;
  let missing = 0;
  for (const letter of name)
    if (rest.includes(letter)) rest = rest.replace(letter, '');
    else missing++;
  return missing + rest.length;
}

function warn(sentence: string, link: string): void {
  if (loggedTexts.has(sentence)) return;
  loggedTexts.add(sentence);
  console.warn?.(`[portable-wallets] ${sentence} See ${link}`);
}
