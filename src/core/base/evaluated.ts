import { wait } from './wait';

/**
 * Passes when the task is over in which the script is evaluated and the first buttons are drawn. What isn't needed for those waits for it:
 * together they would be one long task on a slow phone, where the first import, or the first look at the cookies, takes 10 to 20 ms.
 */
export const evaluated = wait(0);
