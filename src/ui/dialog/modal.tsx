import { createRoot as createTree } from 'react-dom/client';
import { langAttributes } from '../../core/i18n/i18n';
import { t } from '../../core/i18n/messages';
import { isOnDark, outside, watchBackground } from '../../core/page/background';
import { explainInvalid } from '../../core/page/validity';
import { safeDocument } from '../../core/platform/document';
import { emitMetric } from '../../core/platform/metric';
import { running } from '../../core/purchase/click';
import type { Child } from '../jsx-runtime';
import { createStyledRoot } from '../styles';
import { handleEvents } from './events';

/**
 * The style sheet of the dialogs (docs/specification.md#dialogs), in `checkout.js`, because a page view without a click has no
 * dialog. Custom properties are in docs/decisions.md#s14. The system colours follow the dialog's `color-scheme`.
 *
 * With forced colours, the transparent borders become visible, and the Close button keeps its own colours. Otherwise browsers
 * would put the page's background behind the button's text, which has the same colour. In a low window, for example at a zoom of
 * 400 %, the whole dialog scrolls, because a policy that scrolls inside the dialog would have no space.
 */
const dialogCss = `\
dialog{--text:var(--shopify-accelerated-checkout-dialog-color,CanvasText);--ground:var(--shopify-accelerated-checkout-dialog-background-color,Canvas);width:calc(100% - 32px);max-width:var(--shopify-accelerated-checkout-dialog-inline-size,383px);padding:24px;border:1px solid #8885;border-radius:var(--shopify-accelerated-checkout-dialog-border-radius,12px);background:var(--ground);color:var(--text);font-size:clamp(16px,1em,1.25rem);line-height:1.5;overflow-wrap:anywhere;user-select:text;box-shadow:0 12px 40px #0005}\
dialog::backdrop{background:#0008}\
h2{margin:0 0 12px;margin-inline:0 40px;font-size:1.25em;line-height:1.3}\
#message>p,.policy>:first-child{margin-top:0}\
#message>p,.policy>:last-child{margin-bottom:0}\
.policy{overflow:auto}\
a{color:inherit}\
@media (min-height:480px){.policy{max-height:60vh}}\
dialog button{border-radius:8px;font:inherit;cursor:pointer}\
.icon{position:absolute;top:15px;inset-inline-end:8px;width:44px;height:44px;padding:14px;border:0;background:none;color:inherit}\
.close{width:100%;min-height:44px;margin-top:24px;border:1px solid #0000;background:var(--text);color:var(--ground);forced-color-adjust:none;font-weight:600}\
dialog :focus-visible{outline:2px solid var(--text);outline-offset:2px}\
@media (max-width:640px){dialog{width:100%;max-width:none;margin:auto 0 0;border-end-start-radius:0;border-end-end-radius:0;padding-bottom:max(24px,env(safe-area-inset-bottom))}}\
@media (prefers-reduced-motion:no-preference){dialog{animation:rise .2s ease-out}@keyframes rise{from{opacity:0;transform:translateY(16px)}}}\
`;

/**
 * Stops the page behind a dialog from scrolling, without a layout shift by the missing scroll bar. @returns a function that
 * unlocks it
 */
function lockScroll(): () => void {
  const { style, clientWidth } = safeDocument.documentElement;
  const { overflow, paddingRight } = style;
  const { scrollX, scrollY } = window;
  const bar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingRight = `${bar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
    // If `body` is what scrolls, the lock has scrolled the page to its top.
    scrollTo(scrollX, scrollY);
  };
}

/** Content of a dialog. */
interface ModalProps {
  title: string;
  children: Child;
  /** True if a Close button follows the text, beside the X. @default true */
  closeButton?: boolean;
}

/** Returns true for an open popover. A closed one has no box. */
const isPopover = (element: Element) =>
  element.hasAttribute('popover') && element.getClientRects().length > 0;

/**
 * Returns the element of the page in which a dialog opens: the open popover with the pressed button, because a browser closes a
 * popover when a dialog outside of it opens.
 */
function findPlace(): Element {
  let place = running.peek()?.owner ?? safeDocument.activeElement;
  while (place && !isPopover(place)) place = outside(place);
  return place ?? safeDocument.body;
}

/** Closes the open dialog. Only one is open at a time. */
let closeCurrent: (() => void) | undefined;

/**
 * Opens a modal dialog over the page (docs/specification.md#dialogs). The platform's dialog makes the page behind it inert
 * and restores the focus. @returns a function that closes it
 */
export function openModal(props: ModalProps): () => void {
  closeCurrent?.();
  // Not a `div`, because many themes hide empty ones (`div:empty`).
  const host = safeDocument.createElement('portable-wallets-dialog');
  // The dialog gets neither the page's rules for all elements nor inherited styles,
  host.style.setProperty('all', 'initial', 'important');
  // except the page's font.
  host.style.setProperty('font', 'inherit', 'important');
  findPlace().append(host);
  const unlockScroll = lockScroll();
  const tree = createTree(createStyledRoot(host, dialogCss));
  const close = () => {
    if (!host.isConnected) return;
    tree.unmount();
    host.remove();
    unlockScroll();
    closeCurrent = undefined;
  };
  closeCurrent = close;
  tree.render(<Modal {...props} host={host} close={close} />);
  return close;
}

function Modal({
  title,
  children,
  closeButton = true,
  host,
  close,
}: ModalProps & { host: Element; close(): void }) {
  /**
   * Opens the dialog as soon as its element is in the page, before the next paint. Runs only once, because the tree is rendered
   * only once.
   */
  const show = (element: HTMLDialogElement | null) => {
    if (!element) return undefined;
    const previous = safeDocument.activeElement as HTMLElement | null;
    // Begins before the focus moves into the dialog and ends after it moves back, so that the page gets none of these focus
    // events.
    const release = handleEvents(host, element, close);
    const setScheme = () => {
      element.style.colorScheme = isOnDark(safeDocument.body) ? 'dark' : 'light';
    };
    setScheme();
    const stopWatching = watchBackground(host, setScheme);
    element.showModal();
    element.addEventListener('close', close);
    return () => {
      stopWatching();
      element.close();
      previous?.focus();
      release();
    };
  };
  return (
    <dialog
      ref={show}
      dir={langAttributes().dir}
      aria-labelledby={title ? 'title' : undefined}
      aria-describedby="message"
    >
      {title && (
        <h2 id="title" {...langAttributes()}>
          {title}
        </h2>
      )}
      <div id="message">{children}</div>
      <button type="button" className="icon" aria-label={t('modal.close_icon')} {...langAttributes()}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" stroke-width="2" />
        </svg>
      </button>
      {closeButton && (
        <button type="button" className="close" {...langAttributes()}>
          {t('modal.close')}
        </button>
      )}
    </dialog>
  );
}

/**
 * Opens the dialog at the end of a purchase.
 *
 * @param isFromServer true if the message is the shop server's own text, usually in the language of the page
 */
export function showDialog(title: string, message: Child, isFromServer?: boolean): void {
  emitMetric('dialog.shown', {});
  openModal({ title, children: <p {...(isFromServer ? { dir: 'auto' } : langAttributes())}>{message}</p> });
}

/** Opens a dialog with the reason why a form is invalid, unless the browser shows it. */
export function showInvalid(form: HTMLFormElement): void {
  const reason = explainInvalid(form);
  // Label and reason have the languages of the page and of the browser.
  if (reason) showDialog('', reason, true);
}

/** Opens a dialog with a link that opens the checkout in a new tab. */
export function showLink(url: string): void {
  showDialog(
    '',
    <a href={url} target="_blank" rel="noopener">
      {t('checkout.open')}
    </a>,
  );
}
