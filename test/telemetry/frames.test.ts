import '../run/dom';
import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { toExceptions } from '../../src/telemetry/exceptions';
import { test } from '../run/suite';
import { BASE } from './open-telemetry';

const toFrames = (stack: string, base: string | undefined) => toExceptions({ stack }, base)[0].stacktrace;
const read = (stack: string, base: string | undefined = BASE) =>
  toFrames(stack, base).map(({ file, lineNumber, columnNumber }) => `${file} ${lineNumber} ${columnNumber}`);

const STACKS: [what: string, stack: string, frames: string[]][] = [
  [
    'Chromium',
    `Error: no\n    at open (${BASE}portable-wallets.js?v=2:1:77)\n    at async ${BASE}wallets/paypal.js:3:4\n    at <anonymous>`,
    ['portable-wallets.js 1 77', 'wallets/paypal.js 3 4'],
  ],
  [
    'Firefox and Safari',
    `open@${BASE}portable-wallets.pt-br.js:1:77\n@${BASE}telemetry.js:3:4\n[native code]`,
    ['portable-wallets.pt-br.js 1 77', 'telemetry.js 3 4'],
  ],
  ['an unknown browser', 'somewhere', []],
  ['the page', 'at open (https://shop.example/products/caneca?email=ana@exemplo.com:1:2)', []],
  ['a theme', 'at run (https://theme.example/theme.js:1:2)', []],
  ["a theme file with the script's name", 'at run (https://theme.example/portable-wallets.js:1:2)', []],
  [
    "a theme in the script's folder",
    `at run (${BASE}theme.js:1:2)\nat run (${BASE}wallets/theme.js:1:2)`,
    [],
  ],
  [
    "a file whose name contains the script's",
    `at run (${BASE}my-portable-wallets.js:1:2)\nat run (${BASE}telemetry.jsx:1:2)`,
    [],
  ],
  ["a URL that contains the script's", `at run (https://theme.example/?${BASE}portable-wallets.js:1:2)`, []],
  [
    'a script URL that contains another',
    `at run (${BASE}portable-wallets.js?https://theme.example/:1:2)`,
    ['portable-wallets.js 1 2'],
  ],
  ['invalid line numbers', `at run (${BASE}portable-wallets.js:5511987654321:2)`, []],
  ['a folder without a file', `at run (${BASE}:1:2)`, []],
];

for (const [what, stack, frames] of STACKS)
  test(`reads the stack of ${what}`, () => {
    assert.equal(read(stack), frames);
  });

test("leaves out methods, and marks the file as the script's", () => {
  assert.equal(toFrames(`at Ana.souza (${BASE}portable-wallets.js:1:77)`, BASE), [
    { file: 'portable-wallets.js', lineNumber: 1, columnNumber: 77, method: '', inProject: true },
  ]);
});

test('finds no frames if the script is inlined without a folder', () => {
  assert.equal(toFrames('at open (https://shop.example/products/caneca:1:2)', undefined), []);
});

test('lists the file of every wallet and every language', async () => {
  const { files: built, release } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
  // Images are in no stack.
  const files = Object.keys(built).filter(file => file.endsWith('.js'));
  assert.ok(files.length);
  for (const file of files)
    for (const folder of ['', `${release}/`])
      assert.equal(read(`at x (${BASE}${folder}${file}:1:2)`), [`${file} 1 2`]);
});

test('keeps 30 frames of a stack', () => {
  assert.is(read(`at a (${BASE}portable-wallets.js:1:2)\n`.repeat(40)).length, 30);
});

test.run();
