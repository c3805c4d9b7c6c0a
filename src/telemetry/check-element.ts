import { langAttributes } from '../core/i18n/i18n';
import { toVariant } from '../core/page/fields';
import { findForm, toControls } from '../core/page/form';
import { isProductForm } from '../core/page/product-form';
import { safeDocument } from '../core/platform/document';
import { loggedTexts } from '../core/platform/errors';
import { script } from '../core/platform/script';
import type { FormProblem, Mistake } from '../core/types/page';
import { ARRAY, ATTRIBUTES, BOOLEAN, FORMATS, JSON_VALUE, REQUIRED, WALLET } from './attribute-tables';
import { WALLETS } from './wallet-tables';

/** The attributes of the script's tag. A test compares them with `ScriptOptions`. */
const SCRIPT_ATTRIBUTES =
  'data-base data-api data-api-version data-sdk-origins data-otlp data-analytics data-errors data-error-sessions data-error-key data-release';

const ELEMENTS = 'docs/embedding.md#elements';

/**
 * Logs what to do about the mistakes in an element's attributes and place, in the script's tag and in the page's language. Also
 * finds mistakes that cause no error. Never logs a token, the id of a cart or a wallet's parameters.
 *
 * @param mistake why the element's form has no buttons, or why a wallet's element opens nothing
 */
export default function checkElement(element: Element, mistake?: Mistake): void {
  const known = ATTRIBUTES[element.localName]?.split(' ');
  const warnElement = (sentence: string, link = ELEMENTS) => warn(`<${element.localName}> ${sentence}`, link);
  if (mistake === 'press') {
    warnElement('opens only if a shopper presses its button.', 'docs/specification.md#click');
    return;
  }
  if (!known) {
    checkWalletElement(element, warnElement);
    return;
  }
  for (const { name, value } of element.attributes) {
    const similar = findSimilar(name, known);
    if (similar) warnElement(`has an unknown attribute ${name}: write ${similar}.`);
    else if (
      !known.includes(name) &&
      Object.values(ATTRIBUTES).some(names => names.split(' ').includes(name))
    )
      warnElement(`has the attribute ${name} of another element: remove it.`);
    const hasNo = name === 'requires-shipping' && element.localName === 'shopify-accelerated-checkout';
    if (BOOLEAN.test(name) && value === 'false' && !hasNo)
      warnElement(`has ${name}="false", which counts as true: remove the attribute.`);
  }
  for (const [name, format, hint] of FORMATS) {
    const value = known.includes(name) && element.getAttribute(name);
    if (value && !format.test(value)) warnElement(`has ${name}="${quote(value)}": ${hint}.`);
    else if (known.includes(name) && !value && REQUIRED.test(name))
      warnElement(`needs the attribute ${name}: ${hint}.`);
  }
  const form = findForm(element, isProductForm) ?? element.closest('form');
  if (element.localName === 'shopify-accelerated-checkout' && element.isConnected && !form)
    warnElement('is in no form: put it into the form that adds to the cart.');
  if (
    /^(gid:(?!..shopify.Cart.)|(gid:..shopify.Cart.)?[a-z0-9]+$)/.test(element.getAttribute('cart-id') ?? '')
  )
    warnElement(
      'has no cart in the attribute cart-id: write its global id, or the value of the cookie cart.',
    );
  if (mistake) warn(`No buttons: ${PROBLEMS[mistake](form)}`, ELEMENTS);
  for (const name of known) checkJson(name, element.getAttribute(name), warnElement);
  checkScript();
  checkLanguage();
}

/** Returns a value for the console, unless it may be the id of a cart or a token. */
const quote = (value: unknown) => (/Cart\/|key=|[\w-]{20}/.test(`${value}`) ? '…' : `${value}`.slice(0, 40));

type Warn = (sentence: string, link?: string) => void;

/** Checks the element of a wallet that the page's author wrote. */
function checkWalletElement(element: Element, warnElement: Warn): void {
  const hosts = Object.keys(ATTRIBUTES);
  checkJson('wallet-params', element.getAttribute('wallet-params'), warnElement);
  if (element.isConnected && !element.closest(hosts.join()))
    warnElement(`does nothing by itself: write its wallet into the configuration of ${hosts.join(' or ')}.`);
}

const VARIANT = "Write a variant's number or global id";

/** Why a form has no buttons. */
const PROBLEMS: Record<FormProblem, (form: HTMLFormElement | null) => string> = {
  file: () => 'a file is chosen, and the API takes no files.',
  lines: () => 'name the lines of the form items[0][id], without a parent.',
  id: form => {
    const fields = form ? toControls(form).filter(({ name }) => /^id$|\[id\]$/.test(name)) : [];
    const value = fields.find(field => field.value && !toVariant(field.value))?.value;
    return `${value ? `id="${quote(value)}"` : 'an id'} in the form is no variant's. ${VARIANT}.`;
  },
};

/** Checks a JSON attribute, also for values that the script skips without an error. */
function checkJson(name: string, text: string | null, warnElement: Warn): void {
  if (!JSON_VALUE.test(name)) return;
  const value = parse(text);
  if (value === undefined)
    warnElement(`has no valid JSON in the attribute ${name}: write quotes of JSON as &quot; in HTML.`);
  if (name === 'wallet-configs' && value === null)
    warnElement('needs the attribute wallet-configs: write an array of wallets, or [] for none.');
  if (value == null) return;
  if (ARRAY.test(name) && !Array.isArray(value)) {
    warnElement(`has no array in the attribute ${name}: write [ and ] around its values.`);
    return;
  }
  const rows: unknown[] = [value].flat();
  if (WALLET.test(name) && !rows.every(row => Object(row).name))
    warnElement(
      `has a wallet without a name in the attribute ${name}: add it.`,
      'docs/wallets.md#configuration',
    );
  const wrong = rows.find(row => !toVariant(Object(row).id));
  if (name === 'variant-params' && wrong !== undefined)
    warnElement(
      `has a variant with the id "${quote(Object(wrong).id)}" in the attribute variant-params. ${VARIANT}.`,
    );
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
  const page = safeDocument.documentElement.lang;
  // For right-to-left texts, `langAttributes` returns a language even if it is the page's.
  const { lang } = langAttributes();
  if (lang && page && toReader(page) !== toReader(lang))
    warn(
      `The script's texts are in "${lang}", and the page has lang="${page.slice(0, 40)}": load the file of that language, or correct lang.`,
      'docs/languages.md#files',
    );
}

/** Returns one text for all tags whose readers get the same file: `zh-HK` and `zh-TW`, `nn` and `nb`, but not `pt-PT` and `pt`. */
function toReader(tag: string): string {
  try {
    const { language, script, region } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    return `${language.replace(/^n[no]$/, 'nb')} ${script} ${region === 'PT'}`;
  } catch {
    return tag;
  }
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
