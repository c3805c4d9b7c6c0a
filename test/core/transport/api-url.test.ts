import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toApiUrl } from '../../../src/core/transport/api-url';

test('asks the page’s own API, unstable, where the tag says nothing', () => {
  assert.is(toApiUrl({}), '/api/unstable/graphql.json');
});

test('asks the API that the tag names, with or without a slash at the end of its origin', () => {
  for (const api of ['https://loja.example', 'https://loja.example/'])
    assert.is(toApiUrl({ api, apiVersion: '2026-04' }), 'https://loja.example/api/2026-04/graphql.json');
});

test.run();
