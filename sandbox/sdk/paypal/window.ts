import { getMessage, toLanguage } from '../sheet-messages';
import { ACTS, type Act, type PaymentWindow } from './types';

/** The stand-in's tag; absent when a test imports this file. */
const { src = '', dataset } = (document.currentScript as HTMLScriptElement | null) ?? {};

/** Nonce for styles. */
export const NONCE = dataset?.cspNonce ?? '';

/** Locale of the script's URL, as with PayPal, else of the page. */
const LOCALE = (src && new URL(src).searchParams.get('locale')) || document.documentElement.lang;

export const LANGUAGE = toLanguage(LOCALE);

/** The pages of windows and buttons are on the origin of the script, as with PayPal. */
export const ORIGIN = new URL(src || location.href).origin;

/** Without a token the page shows that the order is being created. */
export function toPageUrl(source: string, token?: string): URL {
  const url = new URL(`../sdk-pages/${source}`, src || location.href);
  url.searchParams.set('shop', location.origin);
  if (LOCALE) url.searchParams.set('locale', LOCALE);
  if (token) url.searchParams.set('token', token);
  return url;
}

const SIZE = 'width=500,height=720,resizable,scrollbars';
/** A closed window fires no event, so it is polled. */
const CLOSE_POLL_MS = 50;

/** Opens a pop-up during the click's gesture, else a frame over the page. */
export function openPaymentWindow(source: string, kind: 'popup' | 'frame'): PaymentWindow {
  const page = toPageUrl(source);
  const popup = kind === 'popup' ? openPopup(page) : undefined;
  let finish: (act: Act) => void = () => {};
  const ended = new Promise<Act>(resolve => {
    finish = resolve;
  });
  let isClosed = false;

  const overlay = showOverlay({ ...(popup && { focus: () => popup.focus() }), close: () => end('close') });
  const target = popup ?? createFrame(overlay, page);
  const watch = popup && setInterval(() => popup.closed && end('close'), CLOSE_POLL_MS);
  const leave = () => end('close');
  const listen = ({ source, origin, data }: MessageEvent) => {
    const act =
      source === target && origin === page.origin && ACTS.find(name => name === data?.paypalSandbox);
    if (act) end(act);
  };
  addEventListener('pagehide', leave);
  addEventListener('message', listen);

  function end(act: Act) {
    if (isClosed) return;
    isClosed = true;
    clearInterval(watch);
    removeEventListener('pagehide', leave);
    removeEventListener('message', listen);
    popup?.close();
    overlay.remove();
    finish(act);
  }

  return {
    ended,
    get isClosed() {
      return isClosed || !!popup?.closed;
    },
    load: token => target.location.replace(toPageUrl(source, token)),
    close: leave,
  };
}

function openPopup(page: URL): Window | undefined {
  // Browsers block a pop-up without a gesture, but browsers under test may allow it.
  return (navigator.userActivation.isActive && window.open(page, '', SIZE)) || undefined;
}

function createFrame({ place }: Overlay, page: URL): Window {
  const frame = document.createElement('iframe');
  frame.title = 'PayPal';
  frame.dataset.testid = 'paypal-frame';
  frame.src = page.href;
  place.prepend(frame);
  return frame.contentWindow as Window;
}

const OVERLAY_STYLES = `
:host { all: initial; }
.shade {
  position: fixed; inset: 0; z-index: 2147483647; display: grid; place-content: center; justify-items: center; gap: 12px;
  padding: 24px; background: rgb(12 16 26 / 0.72); color: #fff; text-align: center;
  font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
p { margin: 0; }
iframe { width: min(500px, calc(100vw - 32px)); height: min(600px, calc(100vh - 120px)); border: 0; border-radius: 12px; background: #fff; }
button { min-height: 44px; padding: 8px 20px; border: 1px solid #fff; border-radius: 22px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid #f2b53a; outline-offset: 2px; }
.close { border-color: transparent; text-decoration: underline; text-underline-offset: 3px; }
`;

/** Covers the page while a window is open. */
interface Overlay {
  /** Container of the frame that replaces a pop-up. */
  place: HTMLElement;
  remove(): void;
}

function showOverlay(on: { focus?(): void; close(): void }): Overlay {
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
    text.textContent = getMessage(LANGUAGE, 'overlay');
    place.append(text, createOverlayButton('focus', on.focus));
  }
  place.append(createOverlayButton('close', on.close));
  root.append(place);
  document.body.append(host);
  return { place, remove: () => host.remove() };
}

function createOverlayButton(name: 'focus' | 'close', onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.dataset.testid = `paypal-overlay-${name}`;
  button.textContent = getMessage(LANGUAGE, name);
  button.addEventListener('click', onClick);
  return button;
}
