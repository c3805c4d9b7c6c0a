import type { Control } from './control';
import { type Overlay, showOverlay } from './overlay';
import type { Act, PaymentWindow } from './types';
import { showView, type View } from './window-view';

const SIZE = 'width=500,height=640,resizable,scrollbars';
/** No browser tells of a window that the shopper has closed. */
const CLOSE_POLL_MS = 50;

/** Opens the shopper's window: a pop-up in the gesture of the click, else a frame over the page. */
export function openPaymentWindow(source: string, kind: 'popup' | 'frame', control: Control): PaymentWindow {
  const popup = kind === 'popup' ? openPopup(control) : undefined;
  let finish: (act: Act) => void = () => {};
  const ended = new Promise<Act>(resolve => {
    finish = resolve;
  });
  let isClosed = false;

  const overlay = showOverlay({ focus: popup && (() => popup.focus()), close: () => end('close') });
  const target = popup ? popup.document : createFrame(overlay);
  const view: View = { source, act: end };
  const watch = popup && setInterval(() => popup.closed && end('close'), CLOSE_POLL_MS);
  const leave = () => end('close');
  addEventListener('pagehide', leave);
  showView(target, view);

  function end(act: Act) {
    if (isClosed) return;
    isClosed = true;
    clearInterval(watch);
    removeEventListener('pagehide', leave);
    popup?.close();
    overlay.remove();
    finish(act);
  }

  return {
    ended,
    get isClosed() {
      return isClosed || !!popup?.closed;
    },
    load: token => showView(target, { ...view, token }),
    close: leave,
  };
}

function openPopup({ noPopups }: Control): Window | undefined {
  // A browser blocks what no gesture of the shopper asked for; a driven one may not.
  const isBlocked = noPopups || !navigator.userActivation.isActive;
  return (!isBlocked && window.open('', '', SIZE)) || undefined;
}

function createFrame({ place }: Overlay): Document {
  const frame = document.createElement('iframe');
  frame.title = 'PayPal';
  frame.dataset.testid = 'paypal-frame';
  place.prepend(frame);
  return frame.contentDocument as Document;
}
