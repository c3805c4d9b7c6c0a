import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readScript } from '../../src/core/script';

const page = (markup: string, running?: string): Document => {
  const parsed = new DOMParser().parseFromString(
    `<head><base href="https://shop.example/">${markup}`,
    'text/html',
  );
  const currentScript = running ? parsed.querySelector(running) : null;
  Object.defineProperty(parsed, 'currentScript', { value: currentScript });
  Object.defineProperty(parsed, 'baseURI', { value: 'https://shop.example/products/caneca' });
  return parsed;
};

const SRC = 'src="https://cdn.example/v1/portable-wallets.js"';

const BASES: [what: string, markup: string, running: string | undefined, base: string | undefined][] = [
  ['the running script', `<script ${SRC}></script>`, 'script', 'https://cdn.example/v1/'],
  [
    'data-base before the running script',
    `<script ${SRC} data-base="https://other.example/v2/"></script>`,
    'script',
    'https://other.example/v2/',
  ],
  [
    'a path, from the page',
    '<script data-base="/assets/"></script>',
    'script',
    'https://shop.example/assets/',
  ],
  [
    'data-base without a slash at its end',
    '<script data-base="https://a.example/b"></script>',
    'script',
    'https://a.example/b/',
  ],
  [
    'data-base of an inlined script',
    '<script data-base="https://a.example/b/"></script>',
    'script',
    'https://a.example/b/',
  ],
  [
    'the tag that names the bundle, in a module',
    `<script src="/x.js"></script><script type="module" ${SRC}></script>`,
    undefined,
    'https://cdn.example/v1/',
  ],
  [
    'the tag of a hashed bundle',
    '<script src="https://cdn.example/h/portable-wallets.0a1b.js"></script>',
    undefined,
    'https://cdn.example/h/',
  ],
  [
    'another tag of the bundle where the inlined one says nothing',
    `<script ${SRC}></script><script id="inline"></script>`,
    '#inline',
    'https://cdn.example/v1/',
  ],
  ['nowhere where no tag says it', '<script src="/theme.js"></script>', undefined, undefined],
];

for (const [what, markup, running, base] of BASES)
  test(`finds its folder by ${what}`, () => {
    assert.is(readScript(page(markup, running)).base, base);
  });

test('asks the page’s own API, unstable, where the tag says nothing', () => {
  const { api, apiVersion } = readScript(page(`<script ${SRC}></script>`, 'script'));
  assert.equal([api, apiVersion], ['', 'unstable']);
});

for (const running of ['script', undefined])
  test(`asks the API that ${running ? 'its own' : 'a module’s'} tag names`, () => {
    const markup = `<script ${SRC} data-api="https://loja.example/" data-api-version="2026-04"></script>`;
    const { api, apiVersion } = readScript(page(markup, running));
    assert.equal([api, apiVersion], ['https://loja.example', '2026-04']);
  });

test('asks the API that an inlined script without a folder names', () => {
  const { api, base } = readScript(page('<script data-api="https://loja.example"></script>', 'script'));
  assert.equal([api, base], ['https://loja.example', undefined]);
});

const OPTIONS = {
  otlp: 'https://otel.example',
  analytics: '/collect',
  errors: 'https://errors.example/notify',
  errorSessions: 'https://sessions.example',
  errorKey: '0123',
  release: '2026-01-31',
};

const ATTRIBUTES =
  'data-otlp="https://otel.example" data-analytics="/collect" data-errors="https://errors.example/notify" data-error-sessions="https://sessions.example" data-error-key="0123" data-release="2026-01-31"';

for (const running of ['script', undefined])
  test(`tells what happens to whom ${running ? 'its own' : 'a module’s'} tag names`, () => {
    const { options } = readScript(page(`<script ${SRC} ${ATTRIBUTES}></script>`, running));
    assert.equal({ ...options }, OPTIONS);
  });

test('tells nobody where the tag says nothing', () => {
  const { options } = readScript(page(`<script ${SRC}></script>`, 'script'));
  assert.equal([options.otlp, options.analytics, options.errors], [undefined, undefined, undefined]);
});

test.run();
