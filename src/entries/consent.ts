/** `consent.js`, for a page on which a selling plan is selected. */

export { toggleConsent } from '../ui/elements/consent-text';
