import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildBaseline } from '../../bench/build-baseline';

test('the baseline has the packages as they are, without the cuts of the script', async () => {
  const text = String(await buildBaseline());
  for (const cut of ['isReactComponent=', 'ReactiveTextNode', 'componentWillReceiveProps', 'onfocusin'])
    assert.match(text, cut);
});

test.run();
