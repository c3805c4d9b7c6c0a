import * as assert from 'uvu/assert';
import { checkLinks } from '../../build/check-links.mjs';
import { createTempFolder, writeFiles } from '../fakes/temp-folder';
import { test } from '../run/suite';

/** Split, because the check also reads this file, and these pages don't exist. */
const DOCS = 'docs';
const PAGE = `${DOCS}/page.md`;
const GONE = '#gone';

const folder = createTempFolder();

function check(files: Record<string, string>): Promise<string> {
  writeFiles(folder, files);
  return checkLinks(Object.keys(files), folder);
}

const TARGET = '# A page\n\n## What `it` has\n\n- <a id="s31"></a>**S31.** A decision.\n';

test('accepts links to existing headings, ids, files and pictures', async () => {
  const links = ['#here', PAGE, `${PAGE}#what-it-has`, `${PAGE}#s31`, 'src', 'https://shop.example/none'];
  const report = await check({
    [PAGE]: TARGET,
    'picture.png': '',
    'README.md': `# Here\n\n${links.map(link => `[link](${link})`).join('\n')}\n\n![picture](picture.png)\n`,
    'src/code.ts': `/** See ${PAGE}#s31. */\n`,
  });
  assert.is(report, '');
});

for (const [what, path, text, message] of [
  ['a heading of the same page', 'README.md', `[link](${GONE})`, '1:1-1:14 .*heading for `#gone` '],
  ['a heading of another page', 'README.md', `[link](${PAGE}${GONE})`, `#gone\` in \`${PAGE}`],
  ['an id', 'README.md', `[link](${PAGE}#s32)`, `#s32\` in \`${PAGE}`],
  ['a page', `${DOCS}/other.md`, '[link](none.md)', 'file `none.md`'],
  ['a picture', 'README.md', '![picture](none.png)', 'file `none.png`'],
  ['a page named in a source', 'src/code.ts', `/** See ${DOCS}/none.md. */`, 'file `../docs/none.md`'],
  [
    'an anchor named in a comment',
    'src/code.ts',
    `// ok\n/** See ${PAGE}${GONE}. */`,
    `2:9-2:26 .*heading for \`#gone\` in \`../${PAGE}`,
  ],
  [
    'an anchor named in a message',
    'build/code.mjs',
    `throw Error('See ${PAGE}${GONE}');`,
    '`#gone` in `../docs',
  ],
] as const)
  test(`reports a link to ${what} that does not exist`, async () => {
    assert.match(await check({ [PAGE]: TARGET, [path]: `${text}\n` }), new RegExp(`${path}\n.*${message}`));
  });

test.run();
