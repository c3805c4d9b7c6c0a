/** A time in ms since 1970 as the error-reporting service wants it. @default now */
export const toIsoTime = (ms = Date.now()): string => new Date(ms).toISOString();
