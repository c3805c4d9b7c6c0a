import type { TraceEvent } from './trace';

/** A task of the main thread, as Lighthouse reads it from a trace. */
export interface Task {
  event: TraceEvent & { ph: string; tts?: number };
  /** Set if the trace has the task's end as an event of its own. */
  endEvent?: { tts?: number };
  children: Task[];
}

/** Returns the CPU time of a task with its children, in milliseconds. */
function toCpuMs({ event, endEvent }: Task): number {
  const us = event.ph === 'X' ? event.tdur : (endEvent?.tts ?? 0) - (event.tts ?? 0);
  return (us ?? 0) / 1000;
}

/**
 * Sums the main thread's CPU time of scripts with these URLs, in milliseconds. Wall time is two to six times as long when
 * browser, server and page share two processors, and varies with other load.
 *
 * @param tasks all tasks, children included
 * @param urlOf returns the URL of the script that causes a task
 */
export function readCpuMs(tasks: Task[], urlOf: (task: Task) => string, url: RegExp): number {
  return tasks
    .filter(task => url.test(urlOf(task)))
    .reduce((sum, task) => {
      const inside = task.children.reduce((ms, child) => ms + toCpuMs(child), 0);
      return sum + Math.max(0, toCpuMs(task) - inside);
    }, 0);
}
