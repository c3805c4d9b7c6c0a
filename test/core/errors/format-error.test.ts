import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatError } from '../../../src/core/errors/format-error';
import type { CartError } from '../../../src/core/types/result';

const SEE = 'see docs/embedding.md#server-errors';

const TEXTS: [text: string, error: CartError][] = [
  ['INVALID: input.lines.quantity', { code: 'INVALID', field: 'input.lines.quantity' }],
  ['NOTE_TOO_LONG: note', { code: 'NOTE_TOO_LONG', field: 'note', message: 'Ana' }],
  ['CODE_OF_TOMORROW', { code: 'CODE_OF_TOMORROW', field: '' }],
  [`NETWORK. Check data-api and connect-src: ${SEE}`, { code: 'NETWORK' }],
  [`BAD_ANSWER. Check data-api and connect-src: ${SEE}`, { code: 'BAD_ANSWER' }],
  [`HTTP. Check data-api and connect-src: ${SEE}`, { code: 'HTTP', message: '404' }],
  [`UNAUTHORIZED (HTTP 401). Check access-token: ${SEE}`, { code: 'UNAUTHORIZED', status: 401 }],
  [`ACCESS_DENIED (HTTP 403). Check access-token: ${SEE}`, { code: 'ACCESS_DENIED', status: 403 }],
  [`HTTP (HTTP 400). Check data-api and connect-src: ${SEE}`, { code: 'HTTP', status: 400 }],
  [`INVALID: input.lines.merchandiseId`, { code: 'INVALID', field: 'input.lines.merchandiseId' }],
  ['THROTTLED (HTTP 429)', { code: 'THROTTLED', status: 429 }],
  ['SHOP_INACTIVE (HTTP 402)', { code: 'SHOP_INACTIVE', status: 402 }],
];

for (const [text, error] of TEXTS)
  test(`formats an error as ${text}`, () => {
    assert.is(formatError(error), text);
  });

test.run();
