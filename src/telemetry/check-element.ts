import { langAttributes } from '../core/i18n/i18n';
import { safeDocument } from '../core/platform/document';
import { loggedTexts } from '../core/platform/errors';
import { script } from '../core/platform/script';
import { ATTRIBUTES, BOOLEAN, FORMATS, WALLET } from './attribute-tables';
import { WALLETS } from './wallet-tables';

/** The attributes of the script's tag. A test compares them with `ScriptOptions`. */
const SCRIPT_ATTRIBUTES =
  'data-base data-api data-api-version data-sdk-origins data-otlp data-analytics data-errors data-error-sessions data-error-key data-release';

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
