import '../run/dom';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import cartCreate from '../../src/core/server/documents/cart-create.graphql';
import { createGraphql } from '../../src/core/server/graphql';
import { CONFIG } from '../fakes/config';
import { fakeFetch, result } from '../fakes/fake-fetch';

test('a request names the shop, the wallet and the start of a checkout, and nobody who is signed in', async () => {
  const fetch = fakeFetch({ cartCreate: result({ ok: 1 }) });
  const ask = createGraphql(CONFIG, 'BuyItNow', { api: '', apiVersion: 'unstable' });
  await ask(cartCreate, { input: {} }, { startsCheckout: true });
  fetch.restore();
  const [call] = fetch.calls;
  assert.equal(Object.keys(call?.headers ?? {}).sort(), [
    'accept',
    'content-type',
    'x-sdk-variant',
    'x-shopify-storefront-access-token',
    'x-start-wallet-checkout',
    'x-wallet-name',
  ]);
  assert.equal(Object.keys(call?.variables ?? {}).sort(), ['country', 'input', 'language']);
});

test('no file of the script makes a route of its own', () => {
  const src = new URL('../../src/', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
  assert.ok(files.length > 100);
  assert.equal(
    files.filter(name =>
      /pushState|replaceState|popstate|hashchange/.test(readFileSync(new URL(name, src), 'utf8')),
    ),
    [],
  );
});

test.run();
