import { parse } from 'acorn';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toRollOut } from '../../build/snippets.mjs';

const CURRENT = {
  url: 'https://cdn.example/6366650ec258ba45/portable-wallets.js',
  integrity: 'sha384-wO2uA7jI65…',
};
const NEXT = {
  url: 'https://cdn.example/dfaf8e441edaa8f3/portable-wallets.js',
  integrity: 'sha384-Lx0qTq5Yb1…',
};
const toCode = (share: number) => toRollOut(CURRENT, NEXT, share).replace(/<\/?script>/g, '');

interface View {
  share: number;
  /** The result of `Math.random`. */
  random?: number;
  /** The tab's stored value; undefined if the browser denies storage. */
  kept?: Map<string, string> | undefined;
  data?: Record<string, string>;
}

/** Runs the lines like a page. @returns the inserted elements */
function view({ share, random = 0, kept, data = {} }: View) {
  const added: Record<string, unknown>[] = [];
  const document = {
    currentScript: {
      dataset: data,
      nonce: 'n1',
      parentNode: { insertBefore: (node: Record<string, unknown>) => added.push(node) },
    },
    createElement: (localName: string) => ({ localName, dataset: {} }),
  };
  const sessionStorage = kept && {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: unknown) => kept.set(key, `${value}`),
  };
  const math = { random: () => random, floor: Math.floor };
  new Function('document', 'window', 'sessionStorage', 'Math', toCode(share))(
    document,
    {},
    sessionStorage,
    math,
  );
  return { script: added.at(-1), links: added.slice(0, -1) };
}

const isNext = (seen: ReturnType<typeof view>) => seen.script?.src === NEXT.url;

test("a page's lines are ES5", () => {
  parse(toCode(5), { ecmaVersion: 5 });
});

for (const share of [0, 1, 5, 50, 100])
  test(`${share} of a hundred visits get the next release`, () => {
    const visits = Array.from({ length: 100 }, (_, place) =>
      view({ share, random: (place + 0.5) / 100, kept: new Map() }),
    );
    assert.is(visits.filter(isNext).length, share);
  });

test('a visit keeps its release, whatever Math.random returns later', () => {
  const kept = new Map<string, string>();
  assert.ok(isNext(view({ share: 5, random: 0.03, kept })));
  assert.ok(isNext(view({ share: 5, random: 0.99, kept })));
  assert.equal([...kept], [['portable-wallets-place', '3']]);
});

test('a larger share keeps every visit on the next release, and a share of 0 ends all of them', () => {
  const kept = new Map([['portable-wallets-place', '7']]);
  assert.equal(
    [5, 10, 50, 0].map(share => isNext(view({ share, kept }))),
    [false, true, true, false],
  );
});

test('uses the current release if storage is denied or invalid', () => {
  assert.not(isNext(view({ share: 99 })));
  assert.not(isNext(view({ share: 99, kept: new Map([['portable-wallets-place', 'NaN']]) })));
});

test("the script's tag has the attributes of the lines' tag, and its integrity", () => {
  const { script } = view({ share: 0, data: { otlp: '/otlp' } });
  const { localName, type, crossOrigin, nonce, integrity, dataset } = script ?? {};
  assert.equal(
    { localName, type, crossOrigin, nonce, integrity, dataset },
    {
      localName: 'script',
      type: 'module',
      crossOrigin: 'anonymous',
      nonce: 'n1',
      integrity: CURRENT.integrity,
      dataset: { otlp: '/otlp' },
    },
  );
});

test("preloads known files from the same release's folder", () => {
  const data = { preload: 'wallets/google-pay.js wallets/paypal.js' };
  const { links } = view({ share: 100, kept: new Map(), data });
  assert.equal(
    links.map(({ rel, href, nonce }) => `${rel} ${href} ${nonce}`),
    ['google-pay', 'paypal'].map(
      name => `modulepreload https://cdn.example/dfaf8e441edaa8f3/wallets/${name}.js n1`,
    ),
  );
});

test.run();
