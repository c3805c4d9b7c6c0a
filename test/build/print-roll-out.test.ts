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

/** A release as the lines name it, from what is kept of it. */
async function toFirst(name: string, file: string) {
  const { files } = JSON.parse(await kept.read(`manifests/${name}.json`));
  return { url: `${CDN}/${name}/${file}`, integrity: files[file].integrity };
}

for (const [args, file, base] of [
  [[], 'portable-wallets.js', CDN],
  [['--language', 'de'], 'portable-wallets.de.js', `${CDN}/`],
] as const)
  test(`the lines for ${file} name both releases below ${base}, each held to its contents`, async () => {
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
  ['a release that is not there', 'roll-out', [CDN, OLDER, 'abc', '5'], 'There is no release abc in '],
  [
    'a language that the older release has not got',
    'roll-out',
    [CDN, OLDER, release, '5', '--language', 'fr'],
    `The release ${OLDER} has no portable-wallets.fr.js. Use another language`,
  ],
  ['a language that nobody has', 'roll-out', [CDN, OLDER, release, '5', '--language', 'x'], 'The release'],
  ['a word too many', 'roll-out', [CDN, OLDER, release, '5', 'de'], "Unknown argument 'de'"],
  ['an import map of no release', 'import-map', [CDN, '--release', 'abc'], 'There is no release abc in '],
  [
    'an import map of no language',
    'import-map',
    [CDN, '--language', 'x'],
    'There is no importmap.x.json in ',
  ],
  [
    'an import map in a language that the older release has not got',
    'import-map',
    [CDN, '--release', OLDER, '--language', 'fr'],
    'There is no importmap.fr.json in ',
  ],
  ['a report that is not there', 'resolve', ['none.json'], 'none.json can’t be read (ENOENT)'],
] as const)
  test(`${what} ends with 1 and an error that says what to do`, async () => {
    const { status, stdout, stderr } = await kept.run(command, ...args);
    assert.is(status, 1);
    assert.is(stdout, '');
    assert.ok(stderr.startsWith(says.replace('’', "'")), stderr);
  });

test('reports an incomplete source map instead of a wrong position', async () => {
  await writeFile(join(kept.folder, `maps/${release}/cart.js.map`), '{"version":');
  const report = join(kept.folder, 'report.txt');
  await writeFile(report, `at x (${CDN}/${release}/cart.js:1:5)`);
  const { status, stderr } = await kept.run('resolve', report);
  assert.is(status, 1);
  assert.match(stderr, `maps/${release}/cart.js.map is not a complete source map. Copy it again`);
});

test('pages are not led to a release whose folder was copied by half', async () => {
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
