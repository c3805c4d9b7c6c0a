import { labelOf } from './button-labels';
import { BUTTON_RULES } from './button-rules';
import { BUTTON_STYLES } from './button-styles';
import { findFault } from './rule';
import type { ButtonOptions } from './types';

const STYLE_ID = 'gpay-sandbox-button';

/** A `<button>` in a `<div>`, drawn with a text in place of the wallet's mark. */
export function createButton(options: ButtonOptions, nonce?: string): HTMLElement {
  const fault = findFault(options, BUTTON_RULES);
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
  button.className = [
    'gpay-button',
    buttonColor === 'white' ? 'white' : 'black',
    buttonBorderType,
    buttonType,
  ].join(' ');
  button.style.borderRadius = `${buttonRadius}px`;
  button.setAttribute('aria-label', labelOf(buttonType, buttonLocale).replace('{brand}', 'Google Pay'));
  button.append(...toPieces(labelOf(buttonType, buttonLocale)));
  button.addEventListener('click', onClick);
  wrapper.append(button);
  return wrapper;
}

function toPieces(label: string): HTMLElement[] {
  return label
    .split(/(\{brand\})/)
    .filter(Boolean)
    .map(piece => {
      const span = document.createElement('span');
      const isMark = piece === '{brand}';
      span.textContent = isMark ? 'G Pay' : piece.trim();
      if (isMark) span.className = 'gpay-mark';
      return span;
    });
}

function addStyles(root: Document | ShadowRoot, nonce?: string) {
  if (root.querySelector(`#${STYLE_ID}`)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  if (nonce) style.nonce = nonce;
  style.textContent = BUTTON_STYLES;
  ('head' in root ? root.head : root).append(style);
}
