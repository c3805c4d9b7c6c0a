import '../../run/dom';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { loaders } from '../../../src/core/platform/load-once';
import { emitMetric } from '../../../src/core/platform/metric';
import { type ScriptOptions, script } from '../../../src/core/platform/script';
import { startTelemetry, type TelemetryEvent } from '../../../src/core/platform/telemetry';
import { fakeClock } from '../../fakes/fake-clock';
import { until } from '../../fakes/settle';
import { fixture, stub, test } from '../../run/suite';

/** A module in place of `dist/telemetry.js` that keeps what it is given. */
const folder = await mkdtemp(join(tmpdir(), 'telemetry-'));
await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
await writeFile(
  join(folder, 'telemetry.js'),
  'const start = (script, readCookie, early, count) => { const heard = []; globalThis.given = { options: script.options, early, count, heard }; return (...event) => heard.push(event); }; export default () => ({ default: start }); export const release = ".";',
);

interface Given {
  options: ScriptOptions;
  early: TelemetryEvent[];
  count: number;
  heard: unknown[];
}

const page = globalThis as typeof globalThis & { given?: Given };
const clock = fixture(fakeClock);

test.before.each(() => {
  stub(script, { base: pathToFileURL(`${folder}/`).href, options: { otlp: 'https://otlp.example' } });
  stub(page, { given: undefined });
  delete loaders.telemetry;
});

test.after(() => rm(folder, { recursive: true, force: true }));

/** Listeners that the page gets while it starts. */
function listenersOf(run: () => void): string[] {
  const { addEventListener } = window;
  const types: string[] = [];
  const restore = stub(globalThis, {
    addEventListener(type: string, ...rest: [EventListener]) {
      types.push(type);
      addEventListener.call(window, type, ...rest);
    },
  });
  run();
  restore();
  return types;
}

for (const [what, named] of [
  ['no receiver', { release: 'r7' }],
  ['one without an address', { otlp: '', errors: '' }],
] as const)
  test(`costs nothing where the tag names ${what}`, async () => {
    script.options = named;
    assert.equal(
      listenersOf(() => void startTelemetry()),
      [],
    );
    assert.is(clock.pending, 0);
    await clock.advance(10_000);
    assert.is(page.given, undefined);
  });

for (const option of ['otlp', 'analytics', 'errors'])
  test(`starts where the tag names ${option}`, async () => {
    script.options = { [option]: '/there' };
    void startTelemetry();
    await clock.advance(2000);
    await until(() => page.given);
    assert.equal(page.given?.options, { [option]: '/there' });
  });

for (const type of ['pointerdown', 'keydown', 'click'])
  test(`loads at the first ${type}`, async () => {
    void startTelemetry();
    await clock.advance(1000);
    assert.is(page.given, undefined);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await until(() => page.given);
    assert.is(clock.elapsed, 1000);
  });

test('loads at an event that the page keeps for itself', async () => {
  void startTelemetry();
  const { body } = document;
  body.addEventListener('click', event => event.stopPropagation(), { once: true });
  body.dispatchEvent(new Event('click', { bubbles: true }));
  await until(() => page.given);
  assert.is(clock.elapsed, 0);
});

test('loads when the browser is idle', async () => {
  let idle = () => {};
  stub(window, {
    requestIdleCallback: (run: () => void) => {
      idle = run;
    },
  });
  void startTelemetry();
  assert.is(clock.pending, 0);
  idle();
  await until(() => page.given);
});

test('loads after 2,000 ms where the browser can’t tell when it is idle', async () => {
  void startTelemetry();
  await clock.advance(1999);
  assert.is(page.given, undefined);
  await clock.advance(1);
  await until(() => page.given);
});

test('hands over what has happened so far with its time, and tells of the rest', async () => {
  void startTelemetry();
  emitMetric('opened', { instrument: 'PayPal' });
  await clock.advance(2000);
  await until(() => page.given);
  emitMetric('reported', {}, 'why');
  const at = Date.parse('2026-01-31T12:00:00Z');
  assert.equal(page.given?.early, [[at, 'opened', { instrument: 'PayPal' }]]);
  assert.equal(page.given?.heard, [[at + 2000, 'reported', {}, 'why']]);
});

test('keeps 100 events until then, and counts the others', async () => {
  void startTelemetry();
  for (let n = 0; n < 130; n++) emitMetric('reported', {}, n);
  await clock.advance(2000);
  await until(() => page.given);
  const { early, count } = page.given as Given;
  assert.equal([early.length, early.at(-1)?.[3], count], [100, 99, 130]);
});

for (const [what, folderOfBundle] of [
  ['is blocked', pathToFileURL(`${folder}/nowhere/`).href],
  ['has no place to come from', undefined],
])
  test(`goes on without it where the module ${what}`, async () => {
    script.base = folderOfBundle;
    const starting = startTelemetry();
    await clock.advance(2000);
    await starting;
    emitMetric('dialog.shown', {});
    assert.is(page.given, undefined);
  });

test.run();
