/**
 * Path of a Chromium, where there is one.
 *
 * @param isWhole true for a browser with all that it does around a page, such as keeping it for the way back
 */
export function findBrowser(isWhole?: boolean): string | undefined;
/** Path of a Chromium, installed first where there is none. @throws where none can be had */
export function getBrowser(): string;
