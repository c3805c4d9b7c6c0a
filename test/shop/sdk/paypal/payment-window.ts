import type { Control } from './control';
import { type Overlay, showOverlay } from './overlay';
import type { Act, PaymentWindow } from './types';
import { readAct } from './window-message';
import { toWindowUrl } from './window-url';

const SIZE = 'width=500,height=720,resizable,scrollbars';
/** No browser tells of a window that the shopper has closed. */
const CLOSE_POLL_MS = 50;

/** Opens the shopper's window: a pop-up in the gesture of the click, else a frame over the page. */
export function openPaymentWindow(source: string, kind: 'popup' | 'frame', control: Control): PaymentWindow {
  const page = toWindowUrl(source);
  const popup = kind === 'popup' ? openPopup(page, control) : undefined;
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
    const act = source === target && origin === page.origin ? readAct(data) : undefined;
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
    load: token => target.location.replace(toWindowUrl(source, token)),
    close: leave,
  };
}

function openPopup(page: URL, { noPopups }: Control): Window | undefined {
  // A browser blocks what no gesture of the shopper asked for; a driven one may not.
  const isBlocked = noPopups || !navigator.userActivation.isActive;
  return (!isBlocked && window.open(page, '', SIZE)) || undefined;
}

function createFrame({ place }: Overlay, page: URL): Window {
  const frame = document.createElement('iframe');
  frame.title = 'PayPal';
  frame.dataset.testid = 'paypal-frame';
  frame.src = page.href;
  place.prepend(frame);
  return frame.contentWindow as Window;
}
