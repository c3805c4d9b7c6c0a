import * as assert from 'uvu/assert';
import { DeveloperError } from '../../src/core/platform/errors';
import { toExceptions } from '../../src/telemetry/exceptions';
import { test } from '../run/suite';
import { BASE } from './open-telemetry';

test('tells the chain of causes, the outermost first', () => {
  const error = new TypeError('Load failed', { cause: new RangeError('Could not load it') });
  assert.equal(
    toExceptions(error).map(({ errorClass, message, type }) => [errorClass, message, type]),
    [
      ['TypeError', 'Load failed', 'browserjs'],
      ['RangeError', 'Could not load', 'browserjs'],
    ],
  );
});

test('says where it happened in our files', () => {
  const error = Object.assign(new Error('no'), {
    stack: `Error: no\n    at open (${BASE}telemetry.js:1:7)\n    at run (https://theme.example/a.js:1:2)`,
  });
  assert.equal(
    toExceptions(error, BASE)[0].stacktrace.map(({ file, columnNumber }) => [file, columnNumber]),
    [['telemetry.js', 7]],
  );
});

test('ends a chain after 20 errors', () => {
  let error = new Error('0');
  for (let depth = 1; depth < 40; depth++) error = new Error(`${depth}`, { cause: error });
  assert.is(toExceptions(error).length, 20);
});

test('ends a chain that bites its tail', () => {
  const error = new Error('a');
  error.cause = new Error('b', { cause: error });
  assert.is(toExceptions(error).length, 2);
});

const THROWN: [thrown: unknown, errorClass: string, message: string][] = [
  ['popup blocked by Ana', 'Error', ''],
  ['TypeError: Failed to fetch', 'Error', 'TypeError; Failed to fetch'],
  [undefined, 'Error', ''],
  [null, 'Error', ''],
  [{ name: 'AnaError', message: 'window closed by Ana' }, 'Error', ''],
  [{ name: 'TypeError Ana', message: { text: 'Ana' } }, 'TypeError', ''],
  [{ statusCode: 'DEVELOPER_ERROR', statusMessage: 'Ana' }, 'Error', 'statusCode DEVELOPER_ERROR'],
  [{ statusCode: 'Ana' }, 'Error', ''],
  [new DeveloperError('invalid-wallet-configs', 'add Ana'), 'DeveloperError', 'invalid-wallet-configs'],
  [new DOMException('over', 'TimeoutError'), 'TimeoutError', ''],
];

for (const [thrown, errorClass, message] of THROWN)
  test(`says ${errorClass} «${message}» of a thrown ${JSON.stringify(thrown)}`, () => {
    const [exception] = toExceptions(thrown);
    assert.equal([exception.errorClass, exception.message], [errorClass, message]);
  });

test('keeps a message within 1,024 characters', () => {
  const { message } = toExceptions(new Error('Load failed'.repeat(1000)))[0];
  assert.ok(message && message.length <= 1024);
});

for (const part of ['\n', ' ', 'https:', 'a@'])
  test(`does not hold the page up over a long stack of ${JSON.stringify(part)}`, () => {
    const began = performance.now();
    toExceptions({ stack: part.repeat(30_000) });
    assert.ok(performance.now() - began < 300);
  });

test.run();
