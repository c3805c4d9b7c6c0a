import type { ReadonlySignal } from '@preact/signals';
import { langAttributes } from '../../core/i18n/i18n';
import { t } from '../../core/i18n/messages';
import { REDIRECT_TIMEOUT_MS } from '../../core/platform/constants';
import { safeDocument } from '../../core/platform/document';
import { wait } from '../../core/platform/wait';
import { running } from '../../core/purchase/click';
import type { Status } from '../../core/types/purchase';

/** Pause between a live region and its text. A screen reader announces only a text that is added later than its region. */
const APPEAR_MS = 100;
/** Time after which the text is removed: long enough for a screen reader that is still reading another text. */
const STAY_MS = 5000;

/** A fixed element causes no layout shift and no scrolling. */
const FIXED = 'position:fixed;inset:0 0 auto;';
const HIDDEN = `${FIXED}clip-path:inset(50%)`;
/** A line at the top of the window, over everything of the page. */
const VISIBLE = `${FIXED}z-index:2147483647;padding:12px;border:1px solid;background:Canvas;color:CanvasText;text-align:center`;

/**
 * Creates a live region for screen readers. If the clicked button is in a modal drawer, so is the region, because the rest of the
 * page is inert.
 */
function createRegion(role: 'status' | 'alert', style: string, text = ''): HTMLElement {
  const region = Object.assign(safeDocument.createElement('portable-wallets-status'), langAttributes());
  region.setAttribute('role', role);
  region.style.cssText = style;
  region.textContent = text;
  (running.peek()?.owner.closest('dialog,[aria-modal=true]') ?? safeDocument.body).append(region);
  return region;
}

/**
 * Announces once, politely, that the purchase runs. The button's `aria-busy` is announced by no screen reader. The end of a
 * purchase needs no announcement, because a screen reader reads its dialog.
 */
export async function announceBusy(status: ReadonlySignal<Status>): Promise<void> {
  const region = createRegion('status', HIDDEN);
  await wait(APPEAR_MS);
  if (['busy', 'redirecting'].includes(status.peek())) region.textContent = t('status.busy');
  await wait(STAY_MS);
  region.remove();
}

/**
 * Shows and announces a text at once, because the page is about to redirect. Unlike a `status`, an `alert` may be added with its
 * text.
 */
export async function announceAlert(text: string): Promise<void> {
  const region = createRegion('alert', VISIBLE, text);
  await wait(REDIRECT_TIMEOUT_MS);
  region.remove();
}
