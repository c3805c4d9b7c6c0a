import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shorten, toNames } from '../../build/short-names-plugin.mjs';

const read = (name: string) => readFileSync(`src/${name}`, 'utf8');
const names = toNames(read('shared.ts'));

test('numbers what the first file gathers, and nothing else of it', () => {
  assert.is(
    shorten("import { jsx } from 'x';\nexport const shared = {\n  jsx,\n  t,\n};\n", ['jsx', 't']),
    "import { jsx } from 'x';\nexport const shared = {\n  0: jsx,\n  1: t,\n};\n",
  );
});

test('numbers what a seam takes alike, in its own order', () => {
  const seam = 'export let t: T;\n({ t, jsx } = shared);\n({ request } = transport);\n';
  assert.is(
    shorten(seam, ['jsx', 't']),
    'export let t: T;\n({ 1: t, 0: jsx } = shared);\n({ request } = transport);\n',
  );
});

test('refuses a name that the first file does not gather', () => {
  assert.throws(() => shorten('({ other } = shared);', ['jsx']), /does not gather other/);
});

for (const seam of readdirSync('src').filter(name => name.endsWith('-seam.ts')))
  test(`leaves no name in what ${seam} takes`, () => {
    assert.ok(names.length > 20);
    const [, taken = ''] = /\(\{([^}]*)\} = shared\)/.exec(shorten(read(seam), names)) ?? [];
    assert.match(taken, /^\s*(\d+: \w+,?\s*)+$/);
  });

test.run();
