import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceMarked } from '../../bench/table';

const PAGE = 'before\n<!-- bench:boot -->\nold\n<!-- /bench:boot -->\nafter';

test('replaces only the text between the markers', () => {
  const page = replaceMarked(PAGE, 'boot', 'new');
  assert.is(page, PAGE.replace('old', 'new'));
  assert.is(replaceMarked(page, 'boot', 'new'), page);
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

test.run();
