import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Kept, keepReleases, OLDER, release } from './keep-releases';

const CDN = 'https://cdn.example/shop';
let kept: Kept;
test.before(async () => {
  kept = await keepReleases(OLDER, release);
});
test.after(() => kept.remove());

const print = (...args: string[]) => kept.run('tag', ...args);

for (const [name, file, options] of [
  [OLDER, 'portable-wallets.js', ['--release', OLDER]],
  [release, 'portable-wallets.fr.js', ['--language', 'fr', '--release', release]],
  [release, 'portable-wallets.js', []],
] as const)
  test(`prints the tag of ${file} with its integrity, after the import map, for ${options.join(' ') || 'the last build'}`, async () => {
    const { stdout, stderr } = await print(CDN, ...options);
    assert.is(stderr, '');
    const [map, tag, ...rest] = stdout.split('\n');
    assert.is(`${map}\n`, (await kept.run('import-map', CDN, ...options)).stdout);
    const { integrity } = JSON.parse(await kept.read(`manifests/${name}.json`)).files[file];
    assert.is(
      tag,
      `<script type="module" src="${CDN}/${name}/${file}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    );
    assert.equal(rest, ['']);
  });

for (const [what, args, sentence] of [
  [
    'a language that the release lacks',
    [CDN, '--release', OLDER, '--language', 'fr'],
    /has no portable-wallets\.fr\.js\. /,
  ],
  [
    'a release that is not kept',
    [CDN, '--release', '0123456789abcdef'],
    /^There is no release 0123456789abcdef/,
  ],
  ['a folder that is no URL', ['cdn.example'], /^The first argument must be the URL of the folder/],
] as const)
  test(`rejects ${what}`, async () => {
    const { status, stdout, stderr } = await print(...args);
    assert.equal([status, stdout], [1, '']);
    assert.match(stderr, sentence);
  });

test.run();
