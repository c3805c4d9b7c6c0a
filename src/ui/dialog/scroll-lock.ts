import { ownDocument } from '../../core/base/unclobbered';

/**
 * Stops the page behind a dialog from scrolling, without a jump where its scroll bar goes. @returns what lets it scroll again
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = ownDocument.documentElement;
  const { overflow, paddingRight } = style;
  const { scrollX, scrollY } = window;
  const bar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingRight = `${bar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
    // Where the body scrolls in place of the page, the lock has moved the page to its top.
    scrollTo(scrollX, scrollY);
  };
}
