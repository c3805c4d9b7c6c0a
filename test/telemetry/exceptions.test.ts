import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toExceptions } from '../../src/telemetry/exceptions';

const withStack = (stack: string) => Object.assign(new Error('no'), { stack });
const framesOf = (stack: string) =>
  toExceptions(withStack(stack))[0].stacktrace.map(
    ({ method, file, lineNumber, columnNumber }) => `${method} ${file} ${lineNumber} ${columnNumber}`,
  );

const STACKS: [browser: string, stack: string, frames: string[]][] = [
  [
    'Chromium',
    `Error: no\n    at open (https://cdn.example/v1/portable-wallets.js?v=2:1:77)\n    at async https://cdn.example/v1/wallets/paypal.js:3:4\n    at <anonymous>`,
    [
      'open https://cdn.example/v1/portable-wallets.js 1 77',
      'async https://cdn.example/v1/wallets/paypal.js 3 4',
    ],
  ],
  [
    'Firefox and Safari',
    'open@https://cdn.example/v1/portable-wallets.js:1:77\n@https://shop.example/cart/c/hWN2mTp3?key=0f1e:3:4\n[native code]',
    ['open https://cdn.example/v1/portable-wallets.js 1 77', ' https://shop.example/cart/c/[token] 3 4'],
  ],
  ['no browser that is known', 'somewhere', []],
];

for (const [browser, stack, frames] of STACKS)
  test(`reads the stack of ${browser}`, () => {
    assert.equal(framesOf(stack), frames);
  });

test('keeps 30 lines of a stack', () => {
  assert.is(framesOf('at a (https://cdn.example/a.js:1:2)\n'.repeat(40)).length, 30);
});

test('tells the chain of causes, the outermost first', () => {
  const error = new TypeError('outer', { cause: new RangeError('inner') });
  assert.equal(
    toExceptions(error).map(({ errorClass, message, type }) => [errorClass, message, type]),
    [
      ['TypeError', 'outer', 'browserjs'],
      ['RangeError', 'inner', 'browserjs'],
    ],
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
  ['popup blocked', 'string', 'popup blocked'],
  [undefined, 'undefined', 'undefined'],
  [null, 'object', 'null'],
  [{ name: 'PayPalError', message: 'window closed' }, 'PayPalError', 'window closed'],
  [new DOMException('over', 'TimeoutError'), 'TimeoutError', 'over'],
];

for (const [thrown, errorClass, message] of THROWN)
  test(`copes with a thrown ${errorClass} «${message}»`, () => {
    const [exception] = toExceptions(thrown);
    assert.equal([exception.errorClass, exception.message], [errorClass, message]);
  });

test('cuts a message at 1,024 characters', () => {
  assert.is(toExceptions(new Error('no '.repeat(1000)))[0].message.length, 1024);
});

for (const part of ['\n', ' ', 'https:', 'a@'])
  test(`does not hold the page up over a long stack of ${JSON.stringify(part)}`, () => {
    const began = performance.now();
    toExceptions({ stack: part.repeat(30_000) });
    assert.ok(performance.now() - began < 300);
  });

test.run();
