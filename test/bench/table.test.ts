import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceMarked, writeNumber, writeTable } from '../../bench/table';

test('writes a row for each, with a dash for what is missing', () => {
  const table = writeTable(
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

test('replaces what stands between the markers and nothing else', () => {
  const page = replaceMarked(PAGE, 'boot', 'new');
  assert.is(page, PAGE.replace('old', 'new'));
  assert.is(replaceMarked(page, 'boot', 'new'), page);
});

test('takes signs that a replacement would understand as they are', () => {
  assert.ok(replaceMarked(PAGE, 'boot', "$& $' $1").includes("\n$& $' $1\n"));
});

for (const [what, page] of Object.entries({
  'no markers': 'before',
  'another name': PAGE.replaceAll('boot', 'page'),
  'no end': PAGE.replace('<!-- /bench:boot -->', ''),
  'two of them': PAGE + PAGE,
}))
  test(`says what to write into a page with ${what}`, () => {
    assert.throws(() => replaceMarked(page, 'boot', 'new'), /Write <!-- bench:boot -->/);
  });

test('writes thousands apart', () => {
  assert.is(writeNumber(386794), '386,794');
  assert.is(writeNumber(8.6), '9');
});

test.run();
