import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as stub from '../../build/hooks-stub.mjs';
import { imports } from '../run/source-imports';

test('no source takes a hook, whose library the bundle has none of', () => {
  const takers = imports.filter(({ to, clause }) => !to.startsWith('.') && /\buse[A-Z]/.test(clause));
  assert.equal(
    takers.filter(({ to }) => /^(react|preact|@preact)\b/.test(to)).map(({ from }) => from),
    [],
  );
});

test('every hook of the library stands in the stub, and says where the decision is', async () => {
  const library = Object.keys(await import('preact/hooks')).filter(name => name.startsWith('use'));
  assert.equal(Object.keys(stub).sort(), library.sort());
  for (const hook of Object.values(stub)) assert.throws(hook, /docs\/decisions\.md, B9/);
});

test.run();
