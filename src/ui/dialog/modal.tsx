/** The room `ui/dialog`. The page's one dialog of ours, and what it shows. */

import type { ReactNode } from 'react';
import { createRoot as createTree } from 'react-dom/client';
import { metric } from '../../core/base/metric';
import { ownDocument } from '../../core/base/unclobbered';
import { marks } from '../../core/labels/i18n';
import { isOnDark } from '../../core/page/background';
import { t } from '../../core/words/words';
import { createStyledRoot } from '../styles/styles';
import { dialogCss } from './dialog-css';
import { handleEvents } from './dialog-events';
import { lockScroll } from './scroll-lock';

export interface ModalProps {
  title: string;
  children: ReactNode;
  /** Whether there is a Close button under the text, beside the X. @default true */
  closeButton?: boolean;
}

/** Closes the dialog that is open: there is one at a time. */
let closeOpen: (() => void) | undefined;

/**
 * Opens a modal dialog over the page (docs/specification.md#dialogs). The platform's dialog makes the page behind it inert
 * and gives the focus back. @returns what closes it
 */
export function openModal(props: ModalProps): () => void {
  closeOpen?.();
  // The element has a name of its own, because a page's rule for empty elements (`div:empty`) would hide it and the dialog in
  // it.
  const place = ownDocument.createElement('portable-wallets-dialog');
  // Neither the page's rules for all elements nor the styles of the elements around reach the dialog.
  place.style.setProperty('all', 'initial', 'important');
  // The font is the page's all the same.
  place.style.setProperty('font', 'inherit', 'important');
  ownDocument.body.append(place);
  const unlockScroll = lockScroll();
  const tree = createTree(createStyledRoot(place, dialogCss));
  const close = () => {
    if (!place.isConnected) return;
    tree.unmount();
    place.remove();
    unlockScroll();
    closeOpen = undefined;
  };
  closeOpen = close;
  tree.render(<Modal {...props} place={place} close={close} />);
  return close;
}

function Modal({
  title,
  children,
  closeButton = true,
  place,
  close,
}: ModalProps & { place: Element; close(): void }) {
  /**
   * Opens the dialog as soon as its element is in the page, so before the next paint. It runs once, because the tree is
   * rendered once.
   */
  const show = (element: HTMLDialogElement | null) => {
    if (!element) return undefined;
    const previous = ownDocument.activeElement as HTMLElement | null;
    element.showModal();
    element.addEventListener('close', close);
    const release = handleEvents(place, element, close);
    return () => {
      release();
      element.close();
      previous?.focus();
    };
  };
  return (
    <dialog
      ref={show}
      dir={marks().dir}
      style={{ colorScheme: isOnDark(ownDocument.body) ? 'dark' : 'light' }}
      aria-labelledby={title ? 'title' : undefined}
      aria-describedby="message"
    >
      {title && (
        <h2 id="title" {...marks()}>
          {title}
        </h2>
      )}
      <div id="message">{children}</div>
      <button type="button" class="icon" aria-label={t('modal.close_icon')} {...marks()}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" stroke-width="2" />
        </svg>
      </button>
      {closeButton && (
        <button type="button" class="close" {...marks()}>
          {t('modal.close')}
        </button>
      )}
    </dialog>
  );
}

/**
 * Opens the dialog that a purchase ends with.
 *
 * @param isTheirs true where the shop's server has written the message, as a rule in the language of the page
 */
export function showDialog(title: string, message: string, isTheirs?: boolean): void {
  metric('dialog.shown', {});
  openModal({ title, children: <p {...(isTheirs ? { dir: 'auto' } : marks())}>{message}</p> });
}
