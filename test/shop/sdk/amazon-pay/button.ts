import type { ButtonColor } from '../../../../src/wallets/amazon-pay-sdk';
import { BUTTON_STYLES } from './button-styles';

export interface ButtonLook {
  name: string;
  color: ButtonColor;
}

/** A button in a shadow root of its container, in place of what was drawn there before. */
export function drawButton(container: HTMLElement, { name, color }: ButtonLook, click: () => void): void {
  const root = container.shadowRoot ?? container.attachShadow({ mode: 'open' });
  // Nobody says what the real one's styles want of a page's policy; these want nothing.
  const styles = new CSSStyleSheet();
  styles.replaceSync(BUTTON_STYLES);
  root.adoptedStyleSheets = [styles];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = color;
  button.dataset.testid = 'amazon-button';
  button.textContent = name;
  button.addEventListener('click', click);
  root.replaceChildren(button);
}
