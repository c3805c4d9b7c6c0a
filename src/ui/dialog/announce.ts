import type { ReadonlySignal } from '@preact/signals';
import { langAttributes } from '../../core/i18n/i18n';
import { t } from '../../core/i18n/messages';
import { safeDocument } from '../../core/platform/document';
import { wait } from '../../core/platform/wait';
import { running } from '../../core/purchase/click';
import type { Status } from '../../core/types/checkout';

/** A region has to be there before its text is, so that a screen reader says the text. */
const APPEAR_MS = 100;
/** Long enough for a screen reader that is still speaking. */
const STAY_MS = 5000;

/** What is fixed moves nothing around it, and makes nothing scroll. */
const HIDDEN = 'position:fixed;top:0;clip-path:inset(50%)';

/**
 * Tells a shopper who listens that the purchase is under way, politely and once: by then the button says so with `aria-busy`,
 * which no screen reader announces. Says nothing of a purchase that is over already, because its dialog does. A button in a
 * drawer that is modal has it said in there: the rest of the page is nothing to a screen reader then.
 */
export async function announceBusy(status: ReadonlySignal<Status>): Promise<void> {
  const place = Object.assign(safeDocument.createElement('portable-wallets-status'), langAttributes());
  place.setAttribute('role', 'status');
  place.style.cssText = HIDDEN;
  (running.peek()?.owner.closest('dialog,[aria-modal=true]') ?? safeDocument.body).append(place);
  await wait(APPEAR_MS);
  if (['busy', 'redirecting'].includes(status.peek())) place.textContent = t('status.busy');
  await wait(STAY_MS);
  place.remove();
}
