/** `consent.js`, for a page on which a selling plan is selected. */

export { toggleConsent } from '../ui/consent/toggle-consent';
