import { SourceMap } from 'node:module';
import MagicString from 'magic-string';
import { minify } from 'terser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toEditedMap, toOwnSources } from '../../build/minify.mjs';

const SOURCE = 'const words = WORDS;\nexport function run() {\n  throw words + ".end" + late();\n}\n';

/** Minifies to one line, with its map. */
async function build() {
  const { code = '', map } = await minify(
    { 'a.js': SOURCE },
    { module: true, mangle: false, compress: false, sourceMap: { asObject: true } },
  );
  return { code, map: JSON.parse(JSON.stringify(map)) as { sources: string[]; mappings: string } };
}

/** Returns the source position of the text at this word. */
function find(text: string, map: object, word: string) {
  const entry = new SourceMap(map as never).findEntry(0, text.indexOf(word));
  return 'originalLine' in entry ? [entry.originalLine, entry.originalColumn] : [];
}

for (const [what, words, ending] of [
  ['longer', '{"a":"a long text"}', '.pt-br'],
  ['shorter', '0', ''],
] as const)
  test(`maps text after a ${what} string to its source`, async () => {
    const { code, map } = await build();
    const edited = new MagicString(code).replace('WORDS', words).replace('.end', ending);
    const text = edited.toString();
    const moved = JSON.parse(toEditedMap(edited, JSON.stringify(map)));
    for (const word of ['words=', 'run', 'throw', 'late']) {
      assert.ok(find(code, map, word).length, word);
      assert.equal(find(text, moved, word), find(code, map, word), word);
    }
  });

test('names sources relative to the project folder, wherever its packages are', () => {
  const { sources } = toOwnSources(
    { sources: ['../src/index.ts', '../../elsewhere/node_modules/preact/src/render.js'] },
    `${process.cwd()}/dist/portable-wallets.js`,
  );
  assert.equal(sources, ['src/index.ts', 'node_modules/preact/src/render.js']);
});

test('names a generated module the same in any folder', () => {
  const { sources } = toOwnSources({ sources: ['linker:linker:table'] }, '/elsewhere/portable-wallets.js');
  assert.equal(sources, ['linker:linker:table']);
});

test.run();
