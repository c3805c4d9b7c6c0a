import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Endpoint, toApiUrl } from '../../../src/core/transport/api-url';

const URLS: [what: string, endpoint: Endpoint, url: string][] = [
  ['the page’s own API, unstable, where the tag says nothing', {}, '/api/unstable/graphql.json'],
  [
    'the API that the tag names',
    { api: 'https://loja.example', apiVersion: '2026-04' },
    'https://loja.example/api/2026-04/graphql.json',
  ],
  [
    'an origin with a slash at its end',
    { api: 'https://loja.example/' },
    'https://loja.example/api/unstable/graphql.json',
  ],
];

for (const [what, endpoint, url] of URLS) test(`asks ${what}`, () => assert.is(toApiUrl(endpoint), url));

test.run();
