import type { TraceEvent } from './trace';

/** A piece of work of the main thread, as Lighthouse finds it in a trace. */
export interface Task {
  event: TraceEvent & { ph: string; tts?: number };
  /** Where the trace has the end of the work apart. */
  endEvent?: { tts?: number };
  children: Task[];
}

/** CPU time of a task with all that it contains. */
function toCpuMs({ event, endEvent }: Task): number {
  const us = event.ph === 'X' ? event.tdur : (endEvent?.tts ?? 0) - (event.tts ?? 0);
  return (us ?? 0) / 1000;
}

/**
 * CPU time of the main thread for what comes from some URLs. On the wall a task lasts two to six times as long where browser, server and
 * page share two processors, and from run to run as much longer as something else runs.
 *
 * @param tasks all, those within another among them
 * @param urlOf finds the URL that a task is for
 */
export function readCpuMs(tasks: Task[], urlOf: (task: Task) => string, url: RegExp): number {
  return tasks
    .filter(task => url.test(urlOf(task)))
    .reduce((sum, task) => {
      const inside = task.children.reduce((ms, child) => ms + toCpuMs(child), 0);
      return sum + Math.max(0, toCpuMs(task) - inside);
    }, 0);
}
