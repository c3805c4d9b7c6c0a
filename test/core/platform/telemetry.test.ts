import '../../run/dom';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { emitMetric } from '../../../src/core/platform/metric';
import { type ScriptOptions, script } from '../../../src/core/platform/script';
import { startTelemetry, type TelemetryEvent } from '../../../src/core/platform/telemetry';
import { fakeClock } from '../../fakes/fake-clock';
import { until } from '../../fakes/settle';
import { fixture, stub, test } from '../../run/suite';

/** A module that replaces `dist/telemetry.js` and records its input. */
const folder = await mkdtemp(join(tmpdir(), 'telemetry-'));
await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
await writeFile(
  join(folder, 'telemetry.js'),
  'const start = (script, readCookie, early, count) => { const events = []; globalThis.received = { options: script.options, early, count, events }; return (...event) => events.push(event); }; export default () => ({ default: start }); export const release = ".";',
);

interface Received {
  options: ScriptOptions;
  early: TelemetryEvent[];
  count: number;
  events: unknown[];
}

const page = globalThis as typeof globalThis & { received?: Received };
const clock = fixture(fakeClock);

test.before.each(() => {
  stub(script, { base: pathToFileURL(`${folder}/`).href, options: { otlp: 'https://otlp.example' } });
  stub(page, { received: undefined });
  delete cachedLoads.telemetry;
});

test.after(() => rm(folder, { recursive: true, force: true }));

/** Listeners added to the page on start. */
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
  ['one without a URL', { otlp: '', errors: '' }],
] as const)
  test(`does nothing if the tag has ${what}`, async () => {
    script.options = named;
    assert.equal(
      listenersOf(() => void startTelemetry()),
      [],
    );
    assert.is(clock.pending, 0);
    await clock.advance(10_000);
    assert.is(page.received, undefined);
  });

for (const option of ['otlp', 'analytics', 'errors'])
  test(`starts if the tag has ${option}`, async () => {
    script.options = { [option]: '/there' };
    void startTelemetry();
    await clock.advance(2000);
    await until(() => page.received);
    assert.equal(page.received?.options, { [option]: '/there' });
  });

for (const type of ['pointerdown', 'keydown', 'click'])
  test(`loads on the first ${type}`, async () => {
    void startTelemetry();
    await clock.advance(1000);
    assert.is(page.received, undefined);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await until(() => page.received);
    assert.is(clock.elapsed, 1000);
  });

test('loads on an event whose propagation the page stops', async () => {
  void startTelemetry();
  const { body } = document;
  body.addEventListener('click', event => event.stopPropagation(), { once: true });
  body.dispatchEvent(new Event('click', { bubbles: true }));
  await until(() => page.received);
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
  await until(() => page.received);
});

test('loads after 2,000 ms without requestIdleCallback', async () => {
  void startTelemetry();
  await clock.advance(1999);
  assert.is(page.received, undefined);
  await clock.advance(1);
  await until(() => page.received);
});

test('passes on earlier events with their time, and then later ones', async () => {
  void startTelemetry();
  emitMetric('opened', { instrument: 'PayPal' });
  await clock.advance(2000);
  await until(() => page.received);
  emitMetric('reported', {}, 'why');
  const at = Date.parse('2026-01-31T12:00:00Z');
  assert.equal(page.received?.early, [[at, 'opened', { instrument: 'PayPal' }]]);
  assert.equal(page.received?.events, [[at + 2000, 'reported', {}, 'why']]);
});

test('keeps 100 events until then, and counts the rest', async () => {
  void startTelemetry();
  for (let n = 0; n < 130; n++) emitMetric('reported', {}, n);
  await clock.advance(2000);
  await until(() => page.received);
  const { early, count } = page.received as Received;
  assert.equal([early.length, early.at(-1)?.[3], count], [100, 99, 130]);
});

for (const [what, folderOfBundle] of [
  ['is blocked', pathToFileURL(`${folder}/nowhere/`).href],
  ['has no URL', undefined],
])
  test(`continues without telemetry if its module ${what}`, async () => {
    script.base = folderOfBundle;
    const starting = startTelemetry();
    await clock.advance(2000);
    await starting;
    emitMetric('dialog.shown', {});
    assert.is(page.received, undefined);
  });

test.run();
