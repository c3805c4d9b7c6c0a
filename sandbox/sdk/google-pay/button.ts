import { findFault, type Rule } from '../rules';
import { getMessage, type MessageKey, toLanguage } from '../sheet-messages';
import type { ButtonOptions } from './types';

/** Labels by type. `long` and `short` are old names of two types. `plain` has only the brand. */
const LABELS: Record<string, MessageKey | undefined> = {
  book: 'book',
  buy: 'buynow',
  checkout: 'checkout',
  donate: 'donate',
  long: 'buynow',
  order: 'orderNow',
  pay: 'pay',
  plain: undefined,
  short: undefined,
  subscribe: 'subscribe',
};

const oneOf = (name: keyof ButtonOptions, values: string[]): Rule<ButtonOptions> => [
  `${name} must be one of ${values}`,
  options => options[name] === undefined || values.includes(String(options[name])),
];

const RULES: Rule<ButtonOptions>[] = [
  ['onClick must be a function', options => typeof options?.onClick === 'function'],
  oneOf('buttonColor', ['default', 'black', 'white']),
  oneOf('buttonType', Object.keys(LABELS)),
  oneOf('buttonSizeMode', ['static', 'fill']),
  oneOf('buttonBorderType', ['no_border', 'default_border']),
  [
    'buttonRadius must be a number of pixels from 0 on',
    ({ buttonRadius: radius }) => radius === undefined || (Number.isFinite(radius) && radius >= 0),
  ],
  [
    'buttonLocale must be an ISO 639-1 code of two letters',
    ({ buttonLocale: locale }) => locale === undefined || /^[a-z]{2}$/.test(locale),
  ],
  [
    'buttonRootNode must be the document or a ShadowRoot',
    ({ buttonRootNode: root }) =>
      root === undefined || root.nodeType === Node.DOCUMENT_NODE || root instanceof ShadowRoot,
  ],
];

const STYLE_ID = 'gpay-sandbox-button';
const STYLES = `
.gpay-button-wrapper { display: inline-block; }
.gpay-button-wrapper.fill { display: block; width: 100%; height: 100%; }
.gpay-button {
  display: inline-flex; align-items: center; justify-content: center; gap: 0.4em;
  box-sizing: border-box; min-width: 90px; min-height: 40px; margin: 0; padding: 8px 24px;
  border: 0; cursor: pointer; white-space: nowrap; overflow: hidden;
  font: 500 15px/1.2 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; letter-spacing: 0.1px;
}
.fill > .gpay-button { width: 100%; height: 100%; }
.gpay-button.black { background: #1b1b1d; color: #fff; }
.gpay-button.white { background: #fff; color: #2b2c30; }
.gpay-button.default_border { box-shadow: inset 0 0 0 1px #74777c; }
.gpay-button.black:hover { background: #323236; }
.gpay-button.white:hover { background: #f3f3f5; }
.gpay-button:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
.gpay-mark { font-weight: 700; font-size: 1.1em; letter-spacing: -0.2px; }
@media (prefers-reduced-motion: no-preference) { .gpay-button { transition: background 0.15s; } }
`;

/** Creates a `<button>` in a `<div>`, with a text instead of Google's logo. */
export function createButton(options: ButtonOptions, nonce?: string): HTMLElement {
  const fault = findFault(options, RULES);
  if (fault) throw new Error(`createButton: ${fault}`);
  const {
    buttonColor = 'default',
    buttonType = 'buy',
    buttonRadius = 4,
    buttonSizeMode = 'static',
    buttonBorderType = 'default_border',
    buttonLocale = navigator.language.slice(0, 2),
    buttonRootNode = document,
    onClick,
  } = options;
  addStyles(buttonRootNode, nonce);

  const wrapper = document.createElement('div');
  wrapper.className = `gpay-button-wrapper ${buttonSizeMode}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.lang = buttonLocale;
  const color = buttonColor === 'white' ? 'white' : 'black';
  button.className = `gpay-button ${color} ${buttonBorderType} ${buttonType}`;
  button.style.borderRadius = `${buttonRadius}px`;
  const key = LABELS[buttonType];
  const label = key ? getMessage(toLanguage(buttonLocale.replace(/^no$/, 'nb')), key) : '{brand}';
  button.setAttribute('aria-label', label.replace('{brand}', 'Google Pay'));
  for (const piece of label.split(/(\{brand\})/).filter(Boolean)) {
    const span = document.createElement('span');
    const isMark = piece === '{brand}';
    span.textContent = isMark ? 'G Pay' : piece.trim();
    if (isMark) span.className = 'gpay-mark';
    button.append(span);
  }
  button.addEventListener('click', onClick);
  wrapper.append(button);
  return wrapper;
}

function addStyles(root: Document | ShadowRoot, nonce?: string) {
  if (root.querySelector(`#${STYLE_ID}`)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  if (nonce) style.nonce = nonce;
  style.textContent = STYLES;
  ('head' in root ? root.head : root).append(style);
}
