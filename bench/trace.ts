/** An event of Chromium's trace. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds. */
  ts: number;
  /** In microseconds. @default 0 */
  dur?: number;
  /** CPU time of its thread in microseconds. @default 0 */
  tdur?: number;
  args?: { data?: { url?: string }; fileName?: string };
}

/** Trace categories that this file reads. */
export const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'];

/** Events that call into a script. */
const CALLS = /^(FunctionCall|EvaluateScript|v8\.compile|v8\.compileModule)$/;

const urlOf = ({ args }: TraceEvent) => args?.data?.url ?? args?.fileName ?? '';

/**
 * Sums CPU time, because wall time depends on other load. Chromium emulates a slow CPU by keeping the thread busy, which
 * counts as CPU time.
 */
const toMs = (events: readonly TraceEvent[]) => events.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

const isTask = ({ name, dur }: TraceEvent) => name.endsWith('RunTask') && !!dur;

const isWithin = (task: TraceEvent, { pid, tid, ts }: TraceEvent) =>
  pid === task.pid && tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0);

/** Chromium's trace doesn't name the evaluated module. The script is the only module on the measured pages. */
const isModule = ({ name }: TraceEvent) => name === 'v8.evaluateModule';

const findAll = (events: readonly TraceEvent[], url: RegExp) =>
  events.filter(event => isModule(event) || (CALLS.test(event.name) && url.test(urlOf(event))));

/** Returns the outermost calls into scripts of these URLs. */
function findCalls(events: readonly TraceEvent[], url: RegExp): TraceEvent[] {
  const calls = findAll(events, url);
  const isLonger = (one: TraceEvent, { dur = 0 }: TraceEvent) => (one.dur ?? 0) > dur;
  return calls.filter(call => !calls.some(other => isLonger(other, call) && isWithin(other, call)));
}

/** Sums the CPU time of compiling and evaluating scripts of these URLs. */
export function readEvaluationMs(events: readonly TraceEvent[], url: RegExp): number {
  return toMs(findCalls(events, url).filter(({ name }) => !name.startsWith('FunctionCall')));
}

/** Sums the CPU time of all tasks from the first of these scripts to a mark of the page; NaN if either is missing. */
export function readTaskMs(events: readonly TraceEvent[], url: RegExp, mark: string): number {
  const tasks = findTasks(events, url, mark);
  return tasks.length ? toMs(tasks) : Number.NaN;
}

/** Returns the CPU time of the longest of these tasks. */
export function readLongestMs(events: readonly TraceEvent[], url: RegExp, mark: string): number {
  const tasks = findTasks(events, url, mark);
  return tasks.length ? Math.max(...tasks.map(task => toMs([task]))) : Number.NaN;
}

function findTasks(events: readonly TraceEvent[], url: RegExp, mark: string): TraceEvent[] {
  const [first] = findAll(events, url).sort((one, other) => one.ts - other.ts);
  const last = events.find(({ name }) => name === mark);
  if (!first || !last) return [];
  return events.filter(
    event =>
      isTask(event) &&
      event.pid === first.pid &&
      event.tid === first.tid &&
      event.ts + (event.dur ?? 0) > first.ts &&
      event.ts <= last.ts,
  );
}

/** Returns the largest CPU time that scripts of these URLs take in one task; 0 if they never run. */
export function readLongestShareMs(events: readonly TraceEvent[], url: RegExp): number {
  const calls = findCalls(events, url);
  const tasks = events.filter(isTask);
  return Math.max(0, ...tasks.map(task => toMs(calls.filter(call => isWithin(task, call)))));
}
