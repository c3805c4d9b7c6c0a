import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatNumber, formatTable, replaceMarked } from '../../bench/table';

test('formats a missing cell as a dash', () => {
  const table = formatTable(
    ['', 'boot', 'brotli'],
    [
      { '': 'ours', boot: '1.2x', brotli: '100' },
      { '': 'a peer', brotli: '' },
    ],
  );
  assert.is(
    table,
    ['|  | boot | brotli |', '| --- | --: | --: |', '| ours | 1.2x | 100 |', '| a peer | — | — |'].join('\n'),
  );
});

const PAGE = 'before\n<!-- bench:boot -->\nold\n<!-- /bench:boot -->\nafter';

test('replaces only the text between the markers', () => {
  const page = replaceMarked(PAGE, 'boot', 'new');
  assert.is(page, PAGE.replace('old', 'new'));
  assert.is(replaceMarked(page, 'boot', 'new'), page);
});

test('keeps replacement patterns such as $& literally', () => {
  assert.ok(replaceMarked(PAGE, 'boot', "$& $' $1").includes("\n$& $' $1\n"));
});

for (const [what, page] of Object.entries({
  'no markers': 'before',
  'another name': PAGE.replaceAll('boot', 'page'),
  'no end': PAGE.replace('<!-- /bench:boot -->', ''),
  'two markers': PAGE + PAGE,
}))
  test(`rejects a page with ${what} and names the markers to write`, () => {
    assert.throws(() => replaceMarked(page, 'boot', 'new'), /exactly once/);
  });

test('formats thousands with separators', () => {
  assert.is(formatNumber(386794), '386,794');
  assert.is(formatNumber(8.6), '9');
});

test.run();
