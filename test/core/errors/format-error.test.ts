import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatError } from '../../../src/core/errors/format-error';
import type { CartError } from '../../../src/core/types/result';

const TEXTS: [text: string, error: CartError][] = [
  ['INVALID: input.lines.quantity', { code: 'INVALID', field: 'input.lines.quantity' }],
  ['NOTE_TOO_LONG: note', { code: 'NOTE_TOO_LONG', field: 'note', message: 'Ana' }],
  ['CODE_OF_TOMORROW', { code: 'CODE_OF_TOMORROW', field: '' }],
  ['NETWORK', { code: 'NETWORK' }],
  ['SHOP_INACTIVE (HTTP 402)', { code: 'SHOP_INACTIVE', status: 402 }],
];

for (const [text, error] of TEXTS)
  test(`formats an error as ${text}`, () => {
    assert.is(formatError(error), text);
  });

test.run();
