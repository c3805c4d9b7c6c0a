import '../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../src/core/platform/load-once';
import { loadPurchase } from '../../src/core/purchase/click';
import cartCreate from '../../src/core/storefront/documents/cart-create.graphql';
import type { Status } from '../../src/core/types/purchase';
import type { WalletResponse } from '../../src/core/types/wallet';
import { createButtonHost } from '../../src/wallets/button-host';
import { CONFIG } from '../fakes/config';
import { contextOf } from '../fakes/context';
import { createCart, groupNode, optionNode } from '../fakes/fake-cart';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import {
  status as failing,
  fakeFetch,
  html,
  json,
  networkError,
  type Reply,
  result,
} from '../fakes/fake-fetch';
import { createWholeHost } from '../fakes/fake-host';
import { plain } from '../fakes/plain';
import { recordRejections } from '../fakes/record-rejections';
import { settle } from '../fakes/settle';
import { fixture, stub, test } from '../run/suite';

await loadPurchase();
/** The status of the purchase. */
const status = signal<Status>('busy');
const host = createWholeHost(CONFIG, 'AmazonPay', status);
const cart = createCart({ groups: [groupNode('g1', [optionNode('a')])] });

const fetch = fixture(fakeFetch);
test("maps a wallet's address to the storefront's", () => {
  assert.is(host.address({ country: 'UK' }).country, 'GB');
});

test('formats money with two decimals', () => {
  assert.is(host.money({ amount: '1.5', currencyCode: 'BRL' }), '1.50');
});

test("maps a cart to a sheet's rows, options and errors", () => {
  assert.is(host.summary(cart)[0]?.kind, 'subtotal');
  assert.is(host.choices(cart)[0]?.id, 'a');
  assert.equal(host.errors({ type: 'decelerate', reason: 'dynamic_tax' }), [{ on: 'other', message: '' }]);
});

test("preloads the purchase bundle, and is silent if it can't load", async () => {
  const unhandled = recordRejections();
  let loads = 0;
  stub(cachedLoads, {
    async checkout() {
      loads++;
      throw new Error('offline');
    },
  });
  createButtonHost(CONFIG, contextOf('AmazonPay')).preload();
  await settle();
  assert.equal([loads, unhandled], [1, []]);
});

test('contains only functions, so that a lazy bundle can call them unbound', () => {
  for (const [name, value] of Object.entries(host)) assert.type(value, 'function', name);
});

test("sends a wallet's own document under that wallet's name", async () => {
  fetch.answers.cartCreate = result({ token: 'abc', errors: [] });
  const { mutate } = host;
  const { payload, action } = await mutate(cartCreate, { id: '1' });
  assert.equal([plain(payload), action], [{ token: 'abc', errors: [] }, undefined]);
  assert.is(fetch.calls[0]?.headers['x-wallet-name'], 'AmazonPay');
  assert.is(fetch.calls[0]?.variables.id, '1');
});

const FAILURES: [what: string, reply: Reply, code?: string][] = [
  [
    'an error of the payload',
    result({ token: null, errors: [{ code: 'RESTRICTED_WALLET_ACCOUNT' }] }),
    'RESTRICTED_WALLET_ACCOUNT',
  ],
  ['no payload', result(null), 'BAD_ANSWER'],
  ['a lost connection', networkError],
];

for (const [what, reply, code] of FAILURES)
  test(`maps ${what} to an action, and reports ${code ?? 'nothing'}`, async () => {
    const { lines, stop } = recordErrors();
    fetch.answers.cartCreate = reply;
    const { payload, action } = await host.mutate(cartCreate);
    stop();
    assert.is(payload, undefined);
    assert.is(action?.type === 'abort' && action.title, 'Não foi possível pagar com Amazon Pay');
    assert.is(lines.length, code ? 1 : 0);
    assert.match(lines.join(), code ?? '');
  });

const SIGNED = { createCheckoutSessionConfig: { payloadJSON: '{}', signature: 's' } };

/** Requests of a wallet itself, by operation name. */
const REQUESTS: [what: string, operation: string, send: () => Promise<WalletResponse<unknown>>][] = [
  ['a document of its own', 'cartCreate', () => host.mutate(cartCreate)],
  ['its configuration', '', () => host.fetchConfig('amazon_pay', cart)],
];

for (const [what, operation, send] of REQUESTS) {
  test(`stops retrying ${what} after the purchase`, async () => {
    const clock = fakeClock();
    fetch.answers[operation] = failing(503);
    const sending = send();
    await clock.advance(1000);
    assert.is(fetch.calls.length, 2);
    status.value = 'cancelled';
    const { action } = await clock.run(sending);
    status.value = 'busy';
    clock.restore();
    assert.is(action?.type, 'abort');
    assert.is(fetch.calls.length, 2);
  });

  test(`retries ${what} while the purchase runs`, async () => {
    const clock = fakeClock();
    const response = operation ? { token: 'abc' } : SIGNED;
    const good = operation ? result(response) : json(response);
    fetch.answers[operation] = [failing(503), failing(503), good];
    const { payload } = await clock.run(send());
    clock.restore();
    assert.equal(plain(payload), response);
  });
}

test("requests the configuration of a wallet's window from the shop", async () => {
  fetch.answers[''] = json(SIGNED);
  assert.equal(plain(await host.fetchConfig('amazon_pay', cart)), { payload: SIGNED });
});

for (const [what, reply] of [
  ['an error field', json({ error: 'no' })],
  ['a page', html()],
  ['an empty object', json({})],
] satisfies [string, Reply][])
  test(`reports and redirects to the checkout if a configuration is ${what}`, async () => {
    const { lines } = recordErrors();
    fetch.answers[''] = reply;
    const { payload, action } = await host.fetchConfig('amazon_pay', cart);
    assert.is(payload, undefined);
    assert.is(action?.type === 'redirect' && action.cart, cart);
    assert.is(lines.length, 1);
  });

test.run();
