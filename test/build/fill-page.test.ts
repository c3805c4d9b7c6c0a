import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPage, namesIn } from '../../build/fill-page.mjs';

const PAGE =
  'Before\n<!-- docs:one -->\nold\n<!-- /docs:one -->\n<!-- docs:two -->\n\n<!-- /docs:two -->\nafter\n';

test('puts each part between its marks, and leaves the rest of the page as it is', () => {
  assert.is(
    fillPage(PAGE, { one: '$1', two: 'b\n\nc' }),
    'Before\n<!-- docs:one -->\n$1\n<!-- /docs:one -->\n<!-- docs:two -->\nb\n\nc\n<!-- /docs:two -->\nafter\n',
  );
});

test('writes the same again', () => {
  const parts = { one: 'a', two: 'b' };
  assert.is(fillPage(fillPage(PAGE, parts), parts), fillPage(PAGE, parts));
});

test('refuses a mark of nothing that is written', () => {
  assert.throws(() => fillPage(PAGE, { one: 'a' }), /Nothing writes the part two/);
});

test('names the parts of a page in their order', () => {
  assert.equal(namesIn(PAGE), ['one', 'two']);
});

test.run();
