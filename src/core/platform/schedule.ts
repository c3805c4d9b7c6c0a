import { wait } from './wait';

let firstTask: Promise<void> | undefined;

/**
 * Resolves after the task in which the script is evaluated and the first buttons render, from the first call on. Other work waits
 * for this, because all together would be one long task. On a slow phone the first import, or the first read of the cookies, takes
 * 10 to 20 ms.
 */
export function afterFirstTask(): Promise<void> {
  firstTask ??= wait(0);
  return firstTask;
}

/**
 * Batches reads of styles for all elements that request a read before the next task. Without batches, each element would force a
 * layout, because another element has rendered before. Each result after the first is delivered in its own task, because
 * rendering many elements would be one long task.
 *
 * @param read reads the styles of all these elements; called before any of them renders
 */
export function batchReads<T>(read: (elements: HTMLElement[]) => T[]): (element: HTMLElement) => Promise<T> {
  let pending: HTMLElement[] = [];
  let reading: Promise<T[]>;
  const readPending = async () => {
    await wait(0);
    const elements = pending;
    pending = [];
    return read(elements);
  };
  return async element => {
    if (!pending.length) reading = readPending();
    if (!pending.includes(element)) pending.push(element);
    const index = pending.indexOf(element);
    const values = await reading;
    if (index) await wait(0);
    return values[index] as T;
  };
}
