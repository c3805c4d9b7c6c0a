import { say } from '../say';
import { LANGUAGE } from './language';
import { OVERLAY_STYLES } from './overlay-styles';

/** What lies over the page while a window is open. */
export interface Overlay {
  /** Where a frame stands that takes the place of a pop-up. */
  place: HTMLElement;
  remove(): void;
}

export function showOverlay(on: { focus?(): void; close(): void }): Overlay {
  const host = document.createElement('div');
  host.dataset.paypalSandbox = '';
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(OVERLAY_STYLES);
  root.adoptedStyleSheets = [styles];
  const place = document.createElement('div');
  place.className = 'shade';
  place.dataset.testid = 'paypal-overlay';
  place.lang = LANGUAGE.name;
  place.dir = LANGUAGE.dir;
  if (on.focus) {
    const text = document.createElement('p');
    text.textContent = say(LANGUAGE, 'overlay');
    place.append(text, createButton('focus', on.focus));
  }
  place.append(createButton('close', on.close));
  root.append(place);
  document.body.append(host);
  return { place, remove: () => host.remove() };
}

function createButton(name: 'focus' | 'close', onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.dataset.testid = `paypal-overlay-${name}`;
  button.textContent = say(LANGUAGE, name);
  button.addEventListener('click', onClick);
  return button;
}
