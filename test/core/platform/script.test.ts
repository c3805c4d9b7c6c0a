import '../../run/dom';
import * as assert from 'uvu/assert';
import { tag } from '../../../build/api.mjs';
import { script, whenScriptReady } from '../../../src/core/platform/script';
import { recordErrors } from '../../fakes/fake-console';
import { startScript } from '../../fakes/start-script';
import { stub, test } from '../../run/suite';

const OWN = 'https://cdn.example/v1/portable-wallets.js';
const SRC = `src="${OWN}"`;

/** Returns what the script reads from a page whose tag matches the selector. Modules have no current tag. */
async function read(markup: string, { running = '', own }: { running?: string; own?: string } = {}) {
  const { lines } = recordErrors();
  let stacks = 0;
  const script = await startScript(markup, running, () => {
    stacks++;
    return own ? `TypeError: no\n    at ${own}:1:39` : '';
  });
  return { ...script, lines, stacks };
}

type Base = [
  what: string,
  markup: string,
  running: string,
  own: string | undefined,
  base: string | undefined,
];

const CDN = 'https://cdn.example/v1/';
const OTHER = 'https://other.example/v2/';

const BASES: Base[] = [
  ['its own URL', `<script ${SRC}></script>`, 'script', OWN, CDN],
  ['its own URL, in a module without a tag', '', '', OWN, CDN],
  [
    'its own URL with any file name',
    '<script src="https://cdn.example/h/theme.0a1b.js"></script>',
    'script',
    'https://cdn.example/h/theme.0a1b.js?v=2',
    'https://cdn.example/h/',
  ],
  ['data-base over its own URL', `<script ${SRC} data-base="${OTHER}"></script>`, 'script', OWN, OTHER],
  [
    "its own URL over a module's tags",
    `<script type="module" ${SRC} data-base="${OTHER}"></script>`,
    '',
    OWN,
    CDN,
  ],
  [
    'a path, resolved against the page and not its <base>',
    '<base href="https://evil.example/"><script data-base="/assets/"></script>',
    'script',
    undefined,
    'https://shop.example/assets/',
  ],
  [
    'data-base without a trailing slash',
    '<script data-base="https://a.example/b"></script>',
    'script',
    undefined,
    'https://a.example/b/',
  ],
  ['data-base of an inlined script', `<script data-base="${OTHER}"></script>`, 'script', undefined, OTHER],
  [
    'the src of its tag if the page has no error stacks',
    `<script ${SRC}></script>`,
    'script',
    undefined,
    CDN,
  ],
  [
    'nothing if it is inlined without a setting',
    `<script ${SRC} data-base="${OTHER}"></script><script id="inline"></script>`,
    '#inline',
    undefined,
    undefined,
  ],
  [
    'nothing if it is inlined as a module with data-base',
    `<script type="module" data-base="${OTHER}"></script>`,
    '',
    undefined,
    undefined,
  ],
  ['nothing if it is inlined with a foreign stack', '<script></script>', 'script', OWN, undefined],
  [
    'nothing if data-base is not a URL',
    '<script data-base="https://"></script>',
    'script',
    undefined,
    undefined,
  ],
  [
    'nothing if data-base has no path',
    '<script data-base="data:text/javascript,"></script>',
    'script',
    undefined,
    undefined,
  ],
];

for (const [what, markup, running, own, base] of BASES)
  test(`finds its folder from ${what}`, async () => {
    assert.is((await read(markup, { running, ...(own && { own }) })).base, base);
  });

const ELSEWHERE = '<base href="https://evil.example/">';
for (const [what, markup, running, stacks] of [
  ['reads no stack if a tag is running without a <base>', '', 'script', 0],
  ['reads its stack next to a <base>, which may be injected', ELSEWHERE, 'script', 1],
  ['reads its stack if no tag is running', '', '', 1],
] as const)
  test(`${what}`, async () => {
    const found = await read(`${markup}<script src="/v1/portable-wallets.js"></script>`, {
      running,
      own: 'https://shop.example/v1/portable-wallets.js',
    });
    assert.equal([found.base, found.stacks], ['https://shop.example/v1/', stacks]);
  });

const TAG_KINDS: [kind: string, running: string][] = [
  ['its running tag', 'script'],
  ['the tag of its URL, in a module,', ''],
];

for (const [kind, running] of TAG_KINDS) {
  test(`sends requests to the API of ${kind}`, async () => {
    const markup = `<script ${SRC} data-api="https://loja.example/" data-api-version="2026-04"></script>`;
    const { api, apiVersion } = (await read(markup, { running, own: OWN })).options;
    assert.equal([api, apiVersion], ['https://loja.example/', '2026-04']);
  });

  test(`sends telemetry to the URL of ${kind}`, async () => {
    const { options } = await read(`<script ${SRC} ${ATTRIBUTES}></script>`, { running, own: OWN });
    assert.equal({ ...options }, OPTIONS);
  });

  test(`uses the nonce of ${kind}`, async () => {
    const { nonce } = await read(
      `<script nonce="no"></script><script id="own" ${SRC} nonce="yes"></script>`,
      {
        running: running && '#own',
        own: OWN,
      },
    );
    assert.is(nonce, 'yes');
  });

  test(`sends no telemetry if ${kind} has no URL`, async () => {
    const { options } = await read(`<script ${SRC}></script>`, { running, own: OWN });
    assert.equal(Object.keys(options), []);
  });
}

test('sends requests to the API of an inlined script without a folder', async () => {
  const { options, base } = await read('<script data-api="https://loja.example"></script>', {
    running: 'script',
  });
  assert.equal([options.api, base], ['https://loja.example', undefined]);
});

const OPTIONS = {
  otlp: 'https://otel.example',
  analytics: '/collect',
  errors: 'https://errors.example/notify',
  errorSessions: 'https://sessions.example',
  errorKey: '0123',
  release: '2026-01-31',
  sdkOrigins: 'https://sdk.example',
};

const ATTRIBUTES =
  'data-otlp="https://otel.example" data-analytics="/collect" data-errors="https://errors.example/notify" data-error-sessions="https://sessions.example" data-error-key="0123" data-release="2026-01-31" data-sdk-origins="https://sdk.example"';

test('reads equal settings of several module tags, in any order of attributes', async () => {
  const { options, lines } = await read(
    `<script ${SRC} data-api="https://a.example" data-release="1"></script><script data-release="1" data-api="https://a.example" ${SRC}></script>`,
    { own: OWN },
  );
  assert.equal([options.api, lines], ['https://a.example', []]);
});

for (const name of [
  'data-nscript="afterInteractive"',
  'data-turbo-track',
  'data-cfasync="false"',
  'data-astro-rerun',
])
  test(`reads equal settings of several module tags beside ${name} of a framework`, async () => {
    const { options, lines } = await read(
      `<script ${SRC} ${ATTRIBUTES} data-api="https://a.example"></script><script ${SRC} ${name} data-api="https://a.example" ${ATTRIBUTES}></script>`,
      { own: OWN },
    );
    assert.equal([options.api, options.otlp, lines], ['https://a.example', OPTIONS.otlp, []]);
  });

for (const { name } of tag)
  test(`ignores the settings of several module tags if only one has ${name}`, async () => {
    const { options, lines } = await read(
      `<script ${SRC} data-x></script><script ${SRC} ${name}="https://a.example"></script>`,
      { own: OWN },
    );
    assert.equal([Object.keys(options), lines.length], [[], 1]);
  });

test('ignores different settings of several module tags, and logs an error', async () => {
  const { options, base, lines } = await read(
    `<script ${SRC} data-api="https://a.example"></script><script ${SRC} data-api="https://evil.example"></script>`,
    { own: OWN },
  );
  assert.equal([Object.keys(options), base], [[], CDN]);
  assert.is(lines.length, 1);
  assert.match(lines.join(), `invalid-script-tag: The tags of ${OWN} have different data- attributes`);
});

for (const [kind, markup, turns] of [
  ['a classic script at once', `<script ${SRC} data-release="9"></script>`, 0],
  ['a module in the microtask after its evaluation', '', 1],
] as const)
  test(`starts ${kind} with its tag's settings`, async () => {
    const { release } = script.options;
    const page = new DOMParser().parseFromString(`<head>${markup}`, 'text/html');
    const value = page.querySelector('script');
    stub(Document.prototype, { currentScript: value });
    let started = 0;
    whenScriptReady(
      () => started++,
      () => assert.unreachable(),
    );
    assert.is(started, turns ? 0 : 1);
    if (turns) assert.is(script.options.release, release, 'nothing is known of it before');
    await undefined;
    assert.is(started, 1);
    assert.is(script.options.release, turns ? undefined : '9');
  });

test('starts when a prerendered page is shown', async () => {
  stub(document, { prerendering: true });
  let started = 0;
  whenScriptReady(
    () => started++,
    () => assert.unreachable(),
  );
  await undefined;
  assert.is(started, 0);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  await undefined;
  assert.is(started, 1);
});

test.run();
