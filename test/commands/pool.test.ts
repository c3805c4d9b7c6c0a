import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { createTempFolder } from '../fakes/temp-folder';
import { type Played, playFiles } from '../run/pool.mjs';
import { findFault } from '../run/report.mjs';
import { test } from '../run/suite';

const folder = createTempFolder();

const HEAD = `import { test } from ${JSON.stringify(import.meta.resolve('uvu'))};\n`;
const PASSES = "test('passes', () => {}); test.run();";

/** Runs files with this content, each in its own process, one after the other with one job. */
async function play(
  contents: Record<string, string>,
  { jobs = 1, timeoutMs = 60_000, after = Promise.resolve() } = {},
) {
  const files = Object.keys(contents).map(name => join(folder, `${name}.test.ts`));
  for (const [index, content] of Object.values(contents).entries())
    await writeFile(files[index] as string, HEAD + content);
  const all: Played[] = [];
  await playFiles(files, { jobs, timeoutMs, after }, played => all.push(played));
  return Object.keys(contents).map(name => {
    const played = all.find(({ file }) => file === join(folder, `${name}.test.ts`)) as Played;
    return { ...played, fault: findFault(played) };
  });
}

test('counts the passed tests of each file, and keeps its output', async () => {
  const [one, other] = await play({
    one: `console.log('output of one'); ${PASSES}`,
    other: `test('fails', () => { throw new Error('no'); }); ${PASSES}`,
  });
  assert.equal([one?.passed, one?.total, one?.fault], [1, 1, undefined]);
  assert.match(one?.output ?? '', 'output of one');
  assert.equal([other?.passed, other?.total, other?.fault], [1, 2, '1 of 2 tests did not pass.']);
  assert.match(other?.output ?? '', /FAIL[\s\S]*no/);
  assert.is(one?.errors, '');
  assert.match(other?.errors ?? '', /FAIL[\s\S]*no/);
});

const FAULTS: [what: string, content: string, fault: RegExp][] = [
  ['a hook throws', `test.after.each(() => { throw new Error(); }); ${PASSES}`, /^1 of 1 tests/],
  ['a test throws undefined', `test('throws', () => { throw undefined; }); ${PASSES}`, /^2 of 2 tests/],
  ['no test runs', "test('never', () => {});", /^No test ran/],
  ['it fails to load', "import './nowhere'; test.run();", /^No test ran/],
  ['its process exits', "test('ends', () => process.exit()); test.run();", /exited during the file: 0/],
  [
    'a timer is pending',
    "test('waits', () => { setTimeout(() => {}, 1e6); }); test.run();",
    /1 × Timeout left open/,
  ],
  [
    'a global is changed',
    "test('sets', () => { globalThis.title = 1; }); test.run();",
    /global title left changed/,
  ],
];

test('fails a file with any such end, and runs the next ones', async () => {
  const contents = Object.fromEntries(FAULTS.map(([, content], index) => [`f${index}`, content]));
  const played = await play({ ...contents, last: PASSES });
  for (const [index, [what, , fault]] of FAULTS.entries())
    assert.match(played[index]?.fault ?? '', fault, what);
  assert.equal([played.at(-1)?.passed, played.at(-1)?.fault], [1, undefined]);
});

test("runs only the first process until the others' promise resolves", async () => {
  const waits = "test('waits', () => new Promise(resolve => setTimeout(resolve, 300))); test.run();";
  let isDone = false;
  const after = new Promise<void>(resolve => setTimeout(resolve, 1500)).then(() => {
    isDone = true;
  });
  const pids = await play(
    { a: `console.log(process.pid); ${waits}`, b: `console.log(process.pid); ${waits}` },
    { jobs: 2, after },
  );
  assert.ok(isDone);
  assert.is(pids[0]?.output.match(/\d+/)?.[0], pids[1]?.output.match(/\d+/)?.[0]);
});

test('ends a file with a test that never settles', async () => {
  const [never, last] = await play(
    { never: "test('hangs', () => new Promise(() => {})); test.run();", last: PASSES },
    { timeoutMs: 3000 },
  );
  assert.match(never?.fault ?? '', /exited during the file: SIGKILL/);
  assert.is(last?.fault, undefined);
});

test.run();
