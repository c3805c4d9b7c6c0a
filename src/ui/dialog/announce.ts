import type { ReadonlySignal } from '@preact/signals';
import { langAttributes } from '../../core/i18n/i18n';
import { t } from '../../core/i18n/messages';
import { safeDocument } from '../../core/platform/document';
import { wait } from '../../core/platform/wait';
import { running } from '../../core/purchase/click';
import type { Status } from '../../core/types/checkout';

/** A live region has to exist before its text, so that a screen reader announces the text. */
const APPEAR_MS = 100;
/** Long enough for a screen reader that is still reading another text. */
const STAY_MS = 5000;

/** A fixed element causes no layout shift and no scrolling. */
const HIDDEN = 'position:fixed;top:0;clip-path:inset(50%)';

/**
 * Creates a live region for screen readers. For a button in a modal drawer it is in the drawer, because the rest of the page is
 * inert.
 */
function createRegion(role: 'status' | 'alert', text = ''): HTMLElement {
  const place = Object.assign(safeDocument.createElement('portable-wallets-status'), langAttributes());
  place.setAttribute('role', role);
  place.style.cssText = HIDDEN;
  place.textContent = text;
  (running.peek()?.owner.closest('dialog,[aria-modal=true]') ?? safeDocument.body).append(place);
  return place;
}

/**
 * Announces once, politely, that the purchase runs: the button has only `aria-busy`, which no screen reader announces. The end
 * of a purchase isn't announced here, because its dialog is.
 */
export async function announceBusy(status: ReadonlySignal<Status>): Promise<void> {
  const place = createRegion('status');
  await wait(APPEAR_MS);
  if (['busy', 'redirecting'].includes(status.peek())) place.textContent = t('status.busy');
  await wait(STAY_MS);
  place.remove();
}

/** Announces a text at once, because the page is about to redirect. Unlike a status, an alert can be added with its text. */
export async function announceNow(text: string): Promise<void> {
  const place = createRegion('alert', text);
  await wait(STAY_MS);
  place.remove();
}
