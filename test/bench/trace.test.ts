import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  readEvaluationMs,
  readLongestMs,
  readLongestShareMs,
  readTaskMs,
  type TraceEvent,
} from '../../bench/trace';

const OURS = /ours/;
const PAINTED = 'painted';

/** From and to in milliseconds; it takes half of its time on the CPU. */
const event = (name: string, from: number, to: number, url = '', tid = 1): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts: from * 1000,
  dur: (to - from) * 1000,
  tdur: (to - from) * 500,
  args: { data: { url } },
});

const TASK = 'ThreadControllerImpl::RunTask';

const EVENTS = [
  event(TASK, 0, 10),
  event(TASK, 10, 30),
  event('EvaluateScript', 12, 24, 'http://shop.test/ours.js'),
  // Already counted, because it is within the evaluation.
  event('FunctionCall', 14, 16, 'http://shop.test/ours.js'),
  event('EvaluateScript', 24, 28, 'http://shop.test/theme.js'),
  event(TASK, 30, 70),
  event('FunctionCall', 40, 60, 'http://shop.test/ours.js'),
  event(TASK, 30, 200, '', 2),
  event(PAINTED, 75, 75),
  event(TASK, 80, 180),
];

test('reads the CPU time of the first evaluation', () => {
  assert.is(readEvaluationMs(EVENTS, OURS), 6);
});

test('sums the tasks of the thread from the script to the mark', () => {
  assert.is(readTaskMs(EVENTS, OURS, PAINTED), 30);
  assert.is(readLongestMs(EVENTS, OURS, PAINTED), 20);
});

test('reads the longest share that the script has of a task', () => {
  assert.is(readLongestShareMs(EVENTS, OURS), 10);
  assert.is(readLongestShareMs(EVENTS, /nothing/), 0);
});

test('counts the evaluation of a module, which has no URL', () => {
  const module = event('v8.evaluateModule', 12, 24);
  const events = [event(TASK, 10, 30), module, event('FunctionCall', 14, 16, 'http://shop.test/ours.js')];
  assert.is(readEvaluationMs(events, OURS), 6);
  assert.is(readLongestShareMs(events, OURS), 6);
});

test('returns NaN for a page without the mark or the script', () => {
  assert.ok(Number.isNaN(readTaskMs(EVENTS, OURS, 'nothing')));
  assert.ok(Number.isNaN(readTaskMs(EVENTS, /nothing/, PAINTED)));
  assert.ok(Number.isNaN(readLongestMs(EVENTS, /nothing/, PAINTED)));
});

test.run();
