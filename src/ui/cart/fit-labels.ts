import { ownDocument } from '../../core/base/unclobbered';

/** What a letter's box has above and below the letter may leave the button. */
const SLACK_PX = 2;

/**
 * True where a wallet's label doesn't fit into its button, or its button into its cell, because a theme has a least width for
 * every button. What stands in a frame is its SDK's own.
 */
function isCut(slot: HTMLSlotElement): boolean {
  const [wallet] = slot.assignedElements();
  const button = (wallet?.shadowRoot ?? wallet)?.querySelector('button');
  if (!button) return false;
  const label = ownDocument.createRange();
  label.selectNodeContents(button);
  const { width, height } = label.getBoundingClientRect();
  const cell = slot.parentElement;
  if (cell && button.offsetWidth > cell.offsetWidth) return true;
  return width > button.clientWidth + SLACK_PX || height > button.clientHeight + SLACK_PX;
}

/**
 * Makes a row a column where it would cut a label, for as long as the grid is no wider than that: a shop's own font may be
 * larger, and a language's words longer, than the widths of the specification reckon with.
 *
 * @param ruler stands before the list, as wide as the grid and without a height of its own: a change of the grid's height in
 * here would be an error of `ResizeObserver` in the page
 */
export function fitLabels(ruler: HTMLElement | null): (() => void) | undefined {
  const list = ruler?.nextElementSibling;
  if (!list) return undefined;
  /** Width of the grid at which a label was cut; a row needs more. */
  let cutAt = 0;
  const observer = new ResizeObserver(() => {
    const { offsetWidth } = ruler;
    list.classList.toggle('column', offsetWidth <= cutAt);
    if (offsetWidth <= cutAt || ![...list.querySelectorAll('slot')].some(isCut)) return;
    cutAt = offsetWidth;
    list.classList.add('column');
  });
  observer.observe(ruler);
  return () => observer.disconnect();
}
