import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DeveloperError } from '../../../src/core/base/developer-error';

test('is an error with a name, a code and a message', () => {
  const error = new DeveloperError('invalid-wallet-configs', 'Write valid JSON.');
  assert.instance(error, Error);
  assert.equal(
    [error.name, error.code, error.message],
    ['DeveloperError', 'invalid-wallet-configs', 'Write valid JSON.'],
  );
});

test.run();
