import '../run/dom';
import * as assert from 'uvu/assert';
import { DeveloperError } from '../../src/core/platform/errors';
import { toExceptions } from '../../src/telemetry/exceptions';
import { test } from '../run/suite';
import { BASE } from './open-telemetry';

test('lists the chain of causes, the outermost first', () => {
  const error = new TypeError('Load failed', { cause: new RangeError('Could not load it') });
  assert.equal(
    toExceptions(error).map(({ errorClass, message, type }) => [errorClass, message, type]),
    [
      ['TypeError', 'Load failed', 'browserjs'],
      ['RangeError', 'Could not load', 'browserjs'],
    ],
  );
});

test("locates errors in the script's files", () => {
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

test('ends a circular chain', () => {
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
  test(`maps a thrown ${JSON.stringify(thrown)} to ${errorClass} "${message}"`, () => {
    const [exception] = toExceptions(thrown);
    assert.equal([exception.errorClass, exception.message], [errorClass, message]);
  });

const OWN = `    at open (${BASE}portable-wallets.js:1:7)`;
const THEME = '    at run (https://theme.example/a.js:1:2)';

/** What engines throw: the message, and whether it is sent if the top frame is in a file of the script. */
const ENGINE: [message: string, isSent: boolean, name?: string][] = [
  ["Cannot read properties of undefined (reading 'totalAmount')", true],
  ["Cannot set properties of null (setting 'slot')", true],
  ['e.closest is not a function', true],
  ['t is not iterable', true],
  ['undefined is not iterable (cannot read property Symbol(Symbol.iterator))', true],
  ["Cannot destructure property 'id' of 'e.cart' as it is undefined.", true],
  ["Cannot access 'cart' before initialization", true, 'ReferenceError'],
  ['cart is not defined', true, 'ReferenceError'],
  ['Maximum call stack size exceeded', true, 'RangeError'],
  ['too much recursion', true, 'InternalError'],
  ['can\'t access property "slot", e.host is undefined', true],
  ['e is null', true],
  ["null is not an object (evaluating 'e.host.slot')", true],
  ["e.closest is not a function. (In 'e.closest(t)', 'e.closest' is undefined)", true],
  ["Can't find variable: cart", true, 'ReferenceError'],
  ["Failed to construct 'URL': Invalid URL", false],
  ['URL constructor: /ana is not a valid URL.', false],
  ["Cannot use 'in' operator to search for 'id' in ana@example.com", false],
  ["Cannot create property 'id' on string 'Ana'", false],
  ['invalid language tag: ana', false, 'RangeError'],
  ["Failed to execute 'fetch' on 'Window': Failed to parse URL from /ana", false],
  ["Cannot read properties of undefined (reading 'ana@example.com')", false],
  ['Unexpected token \'A\', "Ana" is not valid JSON', false, 'SyntaxError'],
  ['e is not a function', false, 'SyntaxError'],
  ['e is not a function', false, 'AnaError'],
];

for (const [message, isSentOfScript, name = 'TypeError'] of ENGINE)
  test(`sends ${isSentOfScript ? 'all' : 'nothing'} of the script's ${name} "${message}", and nothing of a theme's`, () => {
    const read = (...lines: string[]) =>
      toExceptions({ name, message, stack: lines.join('\n') }, BASE)[0].message;
    const header = `${name}: ${message}`;
    const expected = isSentOfScript ? message : '';
    assert.is(read(header, OWN, THEME), expected, 'Chromium');
    assert.is(
      read(`open@${BASE}portable-wallets.js:1:7`, 'run@https://theme.example/a.js:1:2'),
      expected,
      'Firefox',
    );
    assert.is(read(header, THEME, OWN), '', 'a theme that the script called');
    assert.is(read(header, '    at Array.map (<anonymous>)', OWN), '', 'a built-in');
    assert.is(read(header), '');
  });

test('limits a message to 1,024 characters', () => {
  const { message } = toExceptions(new Error('Load failed'.repeat(1000)))[0];
  assert.ok(message && message.length <= 1024);
});

for (const part of ['\n', ' ', 'https:', 'a@'])
  test(`parses a long stack of ${JSON.stringify(part)} without blocking the page`, () => {
    const began = performance.now();
    toExceptions({ stack: part.repeat(30_000) });
    assert.ok(performance.now() - began < 300);
  });

test.run();
