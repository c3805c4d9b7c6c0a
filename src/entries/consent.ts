/** `consent.js`, for a page on which a selling plan is selected. */

import type { Conforms, ConsentBundle } from '../core/types/bundles';

export { toggleConsent } from '../ui/elements/consent-text';
export type Exports = Conforms<ConsentBundle, typeof import('./consent')>;
