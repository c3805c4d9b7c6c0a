import { wait } from './wait';

/**
 * Passes when the task is over in which the script is evaluated and the first buttons are drawn. What isn't needed for those waits for it:
 * together they would be one long task on a slow phone, where the first import, or the first look at the cookies, takes 10 to 20 ms.
 */
export const afterFirstTask = wait(0);

/**
 * Reads styles for all mounted elements that ask before the next task. To read styles after another element was drawn makes the
 * browser lay the page out again, once for each element. Each answer draws buttons, and has a task of its own: together they
 * would be one long task on a page with many elements.
 *
 * @param read reads for all these elements before anything is written
 */
export function batchReads<T>(read: (elements: HTMLElement[]) => T[]): (element: HTMLElement) => Promise<T> {
  let asking: HTMLElement[] = [];
  let reading: Promise<T[]>;
  const readAll = async () => {
    await wait(0);
    const elements = asking;
    asking = [];
    return read(elements);
  };
  return async element => {
    if (!asking.length) reading = readAll();
    if (!asking.includes(element)) asking.push(element);
    const index = asking.indexOf(element);
    const values = await reading;
    if (index) await wait(0);
    return values[index] as T;
  };
}
