import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FlowOutcome, writeFlowTable } from './flow-table.mjs';

const ENGINES = ['chromium', 'webkit'] as const;

const played = (title: string, engine: FlowOutcome['engine'], rest: Partial<FlowOutcome>): FlowOutcome => ({
  suite: 'dialog',
  title,
  engine,
  ...rest,
});

test('writes a row a test, a column an engine, and the reason of each dash once', () => {
  const dash = 'it has no narrow window';
  const { text, isWhole } = writeFlowTable(ENGINES, [
    played('closes', 'chromium', { ms: 1234 }),
    played('is narrow', 'webkit', { dash }),
    played('is very narrow', 'webkit', { dash }),
    played('is narrow', 'chromium', { ms: 500 }),
    played('is very narrow', 'chromium', { ms: 500 }),
    played('closes', 'webkit', { ms: 3000 }),
  ]);
  assert.equal(
    text.split('\n').map(line => line.replace(/ {2,}/g, ' | ').trim()),
    [
      'suite | test | chromium | webkit',
      'dialog | closes | 1.2 s | 3.0 s',
      'dialog | is narrow | 0.5 s | - (1)',
      'dialog | is very narrow | 0.5 s | - (1)',
      '| all tests, one after the other | 2.2 s | 3.0 s',
      '(1) webkit: it has no narrow window',
    ],
  );
  assert.ok(isWhole);
});

const BROKEN: [what: string, outcomes: FlowOutcome[], cell?: string][] = [
  ['a test has failed in an engine', [played('closes', 'webkit', { ms: 1, fault: 'Error' })], 'FAILED'],
  ['an engine never came to a test', [played('closes', 'chromium', { ms: 1 })], 'LOST'],
  ['no test was played', []],
];

for (const [what, outcomes, cell = 'suite'] of BROKEN)
  test(`is not whole where ${what}`, () => {
    const { text, isWhole } = writeFlowTable(ENGINES, outcomes);
    assert.match(text, cell);
    assert.not.ok(isWhole);
  });

test.run();
