import '../../run/dom';
import * as assert from 'uvu/assert';
import { startScript } from '../../fakes/start-script';
import { stub, test } from '../../run/suite';

const URL = 'https://cdn.example/v1/portable-wallets.js';

/** Starts a module next to a tag with this URL. @returns the URL if the module reads it in its stack, so that it finds the tag */
async function readOwnUrl(format: Parameters<typeof startScript>[2], url = URL): Promise<string | undefined> {
  const tag = `<script src="${url.replace('&', '&amp;')}" data-release="1"></script>`;
  const { base, options } = await startScript(tag, '', format);
  assert.is(options.release, base && '1');
  return base && url;
}

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
  test(`reads ${url ? 'its URL' : 'no URL'} in a stack of ${what}`, async () => {
    assert.is(await readOwnUrl(() => lines.join('\n'), url), url);
  });

for (const [what, prepare] of Object.entries({
  'returns no texts': () => [],
  throws: () => {
    throw new Error('mine');
  },
}))
  test(`ignores a page's prepareStackTrace that ${what}`, async () => {
    assert.is(await readOwnUrl(prepare), undefined);
  });

test("reads the stack of an engine's error", async () => {
  let made: unknown;
  const url = await readOwnUrl(error => {
    made = error;
    return `RangeError: no\n    at readStack (${URL}:1:39)`;
  });
  assert.is(url, URL);
  assert.instance(made, RangeError);
});

test("reads one frame, and restores the page's stackTraceLimit", async () => {
  const seen: unknown[] = [];
  stub(Error, { stackTraceLimit: 25 });
  await startScript('', '', (_, frames) => {
    seen.push(frames.length);
    return '';
  });
  const { stackTraceLimit } = Error as { stackTraceLimit?: number };
  assert.equal([seen, stackTraceLimit], [[1], 25]);
});

test.run();
