import { receive } from './consent-seam';
import type { ShowConsent } from './core/click/later';
import type { Shared } from './shared';
import { toggleConsent } from './ui/consent/toggle-consent';

/** Makes `dist/consent.js`, for a page on which a selling plan is chosen. */
export default function createConsent(shared: Shared): ShowConsent {
  receive(shared);
  return toggleConsent;
}
