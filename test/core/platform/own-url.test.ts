import '../../run/dom';
import * as assert from 'uvu/assert';
import { readOwnUrl } from '../../../src/core/platform/script';
import { stub, test } from '../../run/suite';

const URL = 'https://cdn.example/v1/portable-wallets.js';

const STACKS: [what: string, url: string | undefined, ...lines: string[]][] = [
  [
    'Chrome',
    URL,
    'TypeError: null is not a function',
    `    at readStack (${URL}:1:39)`,
    '    at https://shop.example/theme.js:1:76',
  ],
  [
    'Chrome on a page that formats stacks as a list',
    URL,
    `readStack (${URL}:1:39),https://shop.example/theme.js:1:76`,
  ],
  ['Chrome, in an anonymous function', URL, 'TypeError: no', `    at ${URL}:1:39`],
  ['Firefox', URL, `readStack@${URL}:1:39`, '@https://shop.example/theme.js:1:76', ''],
  ['Firefox, in an anonymous function', URL, `@${URL}:1:39`],
  ['Safari', URL, `readStack@${URL}:1:39`, 'module code@https://shop.example/theme.js:1:76'],
  ['Safari, in an anonymous function', URL, `${URL}:1:39`],
  ...[
    'https://cdn.example/npm/wallets@1.0/x.js',
    'http://localhost:4000/(a)/x.js?v=1:2:3&u=https://e.example/',
  ].flatMap((url): typeof STACKS => [
    [`Chrome at ${url}`, url, 'TypeError: no', `    at f (${url}:1:39)`],
    [`Chrome at ${url}, in a function without a name`, url, 'TypeError: no', `    at ${url}:1:39`],
    [`Firefox at ${url}`, url, `f@${url}:1:39`],
  ]),
  ['Chrome, inlined', undefined, 'TypeError: no', `    at f (${location.href}:7:39)`],
  ['Firefox, inlined', undefined, `f@${location.href}:7:39`],
  ['Firefox, inlined in a page with a fragment', undefined, `f@${location.href}#top:7:39`],
  [
    'Chrome, inlined by another script',
    undefined,
    'TypeError: no',
    '    at f (<anonymous>:1:39)',
    '    at https://shop.example/theme.js:1:1',
  ],
  [
    'Chrome, inlined in about:srcdoc by another script',
    undefined,
    'TypeError: no',
    '    at f (about:srcdoc:1:39)',
    '    at https://shop.example/theme.js:1:1',
  ],
  [
    'Chrome, evaluated by another script',
    undefined,
    'TypeError: no',
    '    at f (eval at <anonymous> (https://shop.example/theme.js:1:1), <anonymous>:1:39)',
    '    at https://shop.example/theme.js:1:1',
  ],
  [
    'Firefox, evaluated by another script',
    undefined,
    'f@https://shop.example/theme.js line 1 > eval:1:39',
    '@https://shop.example/theme.js:1:1',
  ],
  ['Chrome, from a blob', undefined, 'TypeError: no', '    at f (blob:https://shop.example/6f1c:1:39)'],
  ['a page that keeps no frames', undefined, 'TypeError: no'],
  ['a page that keeps no stacks', undefined, 'undefined'],
];

for (const [what, url, ...lines] of STACKS)
  test(`reads ${url ? 'its URL' : 'no URL'} in a stack of ${what}`, () => {
    assert.is(readOwnUrl(lines.join('\n')), url);
  });

for (const [what, prepare] of Object.entries({
  'returns no texts': () => [],
  throws: () => {
    throw new Error('mine');
  },
}))
  test(`ignores a page's prepareStackTrace that ${what}`, () => {
    const restore = stub(Error, { prepareStackTrace: prepare });
    const url = readOwnUrl();
    restore();
    assert.is(url, undefined);
  });

test("reads the stack of an engine's error", () => {
  let made: unknown;
  const restore = stub(Error, {
    prepareStackTrace(error: unknown) {
      made = error;
      return `RangeError: no\n    at readStack (${URL}:1:39)`;
    },
  });
  const url = readOwnUrl();
  restore();
  assert.is(url, URL);
  assert.instance(made, RangeError);
});

test("reads one frame, and restores the page's stackTraceLimit", () => {
  const seen: unknown[] = [];
  const prepareStackTrace = (_: unknown, all: unknown[]) => {
    seen.push(all.length);
    return '';
  };
  const restore = stub(Error, { prepareStackTrace, stackTraceLimit: 25 });
  readOwnUrl();
  const { stackTraceLimit } = Error as { stackTraceLimit?: number };
  restore();
  assert.equal([seen, stackTraceLimit], [[1], 25]);
});

test.run();
