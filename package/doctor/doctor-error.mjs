/** A reason why the doctor could not look at the page, as one sentence that says what to do. */
export class DoctorError extends Error {}

/**
 * Returns the first line of what was thrown, without the call log that playwright appends.
 *
 * @param {unknown} error
 */
export const toLine = error => String(Object(error).message ?? error).split('\n')[0] ?? '';
