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

/** What has to be traced for all that is read here. */
export const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'];

/** Events that are the outermost call into a script. */
const CALLS = /^(FunctionCall|EvaluateScript|v8\.compile|v8\.compileModule)$/;

const urlOf = ({ args }: TraceEvent) => args?.data?.url ?? args?.fileName ?? '';

/**
 * CPU time is what is read everywhere, because time on the wall depends on what else the machine does. Where Chromium slows itself
 * down, it does so by keeping the thread busy, and that counts.
 */
const toMs = (events: readonly TraceEvent[]) => events.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

const isTask = ({ name, dur }: TraceEvent) => name.endsWith('RunTask') && !!dur;

const isWithin = (task: TraceEvent, { pid, tid, ts }: TraceEvent) =>
  pid === task.pid && tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0);

/** Chromium doesn't say which module it evaluates. On the pages that are measured none but the script is one. */
const isModule = ({ name }: TraceEvent) => name === 'v8.evaluateModule';

const findAll = (events: readonly TraceEvent[], url: RegExp) =>
  events.filter(event => isModule(event) || (CALLS.test(event.name) && url.test(urlOf(event))));

/** Calls into scripts of these URLs that no other such call contains. */
function findCalls(events: readonly TraceEvent[], url: RegExp): TraceEvent[] {
  const calls = findAll(events, url);
  const isLonger = (one: TraceEvent, { dur = 0 }: TraceEvent) => (one.dur ?? 0) > dur;
  return calls.filter(call => !calls.some(other => isLonger(other, call) && isWithin(other, call)));
}

/** What it takes to evaluate the scripts of these URLs for the first time. */
export function readEvaluationMs(events: readonly TraceEvent[], url: RegExp): number {
  return toMs(findCalls(events, url).filter(({ name }) => !name.startsWith('FunctionCall')));
}

/** What all tasks take from the first of these scripts on to a mark that the page has set. NaN where one of them is missing. */
export function readTaskMs(events: readonly TraceEvent[], url: RegExp, mark: string): number {
  const tasks = findTasks(events, url, mark);
  return tasks.length ? toMs(tasks) : Number.NaN;
}

/** The longest of these tasks. */
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

/** The most that scripts of these URLs take of one task; 0 where they never run. */
export function readLongestShareMs(events: readonly TraceEvent[], url: RegExp): number {
  const calls = findCalls(events, url);
  const tasks = events.filter(isTask);
  return Math.max(0, ...tasks.map(task => toMs(calls.filter(call => isWithin(task, call)))));
}
