/** Path of a Chromium, where there is one. */
export function findBrowser(): string | undefined;
/** Path of a Chromium, installed first where there is none. @throws where none can be had */
export function getBrowser(): string;
