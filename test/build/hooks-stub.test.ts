import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as stub from '../../build/stubs/hooks.mjs';

test('every hook of the library is in the stub, with the link to the decision', async () => {
  const library = Object.keys(await import('preact/hooks')).filter(name => name.startsWith('use'));
  assert.equal(Object.keys(stub).sort(), library.sort());
  for (const hook of Object.values(stub)) assert.throws(hook, /docs\/decisions\.md#b9/);
});

test.run();
