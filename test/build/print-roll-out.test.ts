import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toRollOut } from '../../build/snippets.mjs';
import { type Kept, keepReleases, OLDER, release } from './keep-releases';

const CDN = 'https://cdn.example/shop';
let kept: Kept;
test.before(async () => {
  kept = await keepReleases(OLDER, release);
});
test.after(() => kept.remove());

const print = (...args: string[]) => kept.run('roll-out', ...args);

/** Returns URL and integrity of a release's first file from its manifest. */
async function toFirst(name: string, file: string) {
  const { files } = JSON.parse(await kept.read(`manifests/${name}.json`));
  return { url: `${CDN}/${name}/${file}`, integrity: files[file].integrity };
}

for (const [args, file, base] of [
  [[], 'portable-wallets.js', CDN],
  [['--language', 'de'], 'portable-wallets.de.js', `${CDN}/`],
] as const)
  test(`the lines for ${file} name both releases below ${base}, each with its integrity`, async () => {
    const { stdout, stderr } = await print(base, OLDER, release, '5', ...args);
    assert.is(stderr, '');
    const expected = toRollOut(await toFirst(OLDER, file), await toFirst(release, file), 5);
    assert.is(stdout, expected);
  });

test('the import map of a page with these lines has the rows of both releases', async () => {
  const print = async (...args: string[]) =>
    JSON.parse((await kept.run('import-map', CDN, ...args)).stdout.replace(/<.*?>/g, '')).integrity;
  const both = await print('--release', OLDER, '--release', release);
  const [first, second] = [await print('--release', OLDER), await print('--release', release)];
  assert.ok(first[`${CDN}/${OLDER}/checkout.js`] && second[`${CDN}/${release}/checkout.js`]);
  assert.equal(both, { ...first, ...second });
  assert.is(Object.keys(both).length, 2 * Object.keys(first).length);
  assert.equal(await print(), second);
});

for (const [what, command, args, says] of [
  ['no URL', 'roll-out', [], 'The first argument must be the URL of the folder with the releases'],
  [
    'a URL with a query',
    'roll-out',
    [`${CDN}?x=1`, OLDER, release, '5'],
    'The first argument must be the URL',
  ],
  ['no share', 'roll-out', [CDN, OLDER, release], 'The last argument is the percentage of visits'],
  ['a share with a sign', 'roll-out', [CDN, OLDER, release, '5%'], 'The last argument is the percentage'],
  [
    'a share above a hundred',
    'roll-out',
    [CDN, OLDER, release, '101'],
    'The last argument is the percentage',
  ],
  ['one release twice', 'roll-out', [CDN, OLDER, OLDER, '5'], 'The current and the next release are both'],
  ['an unknown release', 'roll-out', [CDN, OLDER, 'abc', '5'], 'There is no release abc in '],
  [
    'a language that the older release lacks',
    'roll-out',
    [CDN, OLDER, release, '5', '--language', 'fr'],
    `The release ${OLDER} has no portable-wallets.fr.js. Use another language`,
  ],
  ['an unknown language', 'roll-out', [CDN, OLDER, release, '5', '--language', 'x'], 'The release'],
  ['an extra argument', 'roll-out', [CDN, OLDER, release, '5', 'de'], "Unknown argument 'de'"],
  [
    'an import map of an unknown release',
    'import-map',
    [CDN, '--release', 'abc'],
    'There is no release abc in ',
  ],
  [
    'an import map of an unknown language',
    'import-map',
    [CDN, '--language', 'x'],
    'There is no importmap.x.json in ',
  ],
  [
    'an import map in a language that the older release lacks',
    'import-map',
    [CDN, '--release', OLDER, '--language', 'fr'],
    'There is no importmap.fr.json in ',
  ],
  ['a missing report', 'resolve', ['none.json'], 'none.json can’t be read (ENOENT)'],
] as const)
  test(`exits with 1 and one actionable error for ${what}`, async () => {
    const { status, stdout, stderr } = await kept.run(command, ...args);
    assert.is(status, 1);
    assert.is(stdout, '');
    assert.ok(stderr.startsWith(says.replace('’', "'")), stderr);
  });

test('resolves nothing with an incomplete source map, and prints its path', async () => {
  await writeFile(join(kept.folder, `maps/${release}/cart.js.map`), '{"version":');
  const report = join(kept.folder, 'report.txt');
  await writeFile(report, `at x (${CDN}/${release}/cart.js:1:5)`);
  const { status, stderr } = await kept.run('resolve', report);
  assert.is(status, 1);
  assert.match(stderr, `maps/${release}/cart.js.map is not a complete source map. Copy it again`);
});

test('prints no lines for a release whose folder is incomplete', async () => {
  await rm(join(kept.folder, `cdn/${release}/wallets/google-pay.js`));
  const { status, stdout, stderr } = await print(CDN, OLDER, release, '5');
  assert.is(status, 1);
  assert.is(stdout, '');
  assert.match(
    stderr,
    `The release ${release} in ${kept.folder} is incomplete or changed (wallets/google-pay.js)`,
  );
});

test.run();
