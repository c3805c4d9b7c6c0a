import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCpuMs, type Task } from '../../bench/main-thread';

const SCRIPT = /\/dist\//;

/** Creates a task of 10 times its CPU time, most of which it waits. */
function createTask(cpuMs: number, ...children: Task[]): Task {
  const event = { name: 'RunTask', ph: 'X', pid: 1, tid: 1, ts: 0, dur: cpuMs * 10_000, tdur: cpuMs * 1000 };
  return { event, children };
}

const read = (tasks: Map<Task, string>) =>
  readCpuMs([...tasks.keys()], task => tasks.get(task) ?? '', SCRIPT);

test('counts only CPU time of the script', () => {
  const tasks = [
    [createTask(3), '/dist/portable-wallets.js'],
    [createTask(5), '/theme.js'],
  ] as const;
  assert.is(read(new Map(tasks)), 3);
});

test('counts a nested task once, for its own script', () => {
  const ours = createTask(2);
  const theirs = createTask(4, ours);
  const inner = createTask(1);
  const outer = createTask(6, inner);
  const tasks = [
    [theirs, '/theme.js'],
    [ours, '/dist/brand.js'],
    [outer, '/dist/sdk.js'],
    [inner, '/dist/sdk.js'],
  ] as const;
  assert.is(read(new Map(tasks)), 8);
});

test('counts a task whose end is a separate event', () => {
  const event = { name: 'RunTask', ph: 'B', pid: 1, tid: 1, ts: 0, tts: 1000 };
  assert.is(read(new Map([[{ event, endEvent: { tts: 3500 }, children: [] }, '/dist/cart.js']])), 2.5);
});

test.run();
