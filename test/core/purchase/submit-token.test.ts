import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAttemptToken } from '../../../src/core/purchase/submit';

/** What a page without TLS lacks. */
function withoutRandomUuid<T>(run: () => T): T {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID');
  }
}

test('is 36 characters with dashes where there is randomUUID', () => {
  assert.match(createAttemptToken(), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('is 128 random bits on a page without TLS, which has no randomUUID', () => {
  assert.match(
    withoutRandomUuid(() => createAttemptToken()),
    /^\d+(-\d+){3}$/,
  );
});

for (const [where, create] of [
  ['with', createAttemptToken],
  ['without', () => withoutRandomUuid(createAttemptToken)],
] as const)
  test(`differs from the one before, ${where} randomUUID`, () => {
    const tokens = Array.from({ length: 100 }, create);
    assert.is(new Set(tokens).size, 100);
  });

test.run();
