import '../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../src/core/platform/load-once';
import { loadPurchase, running } from '../../src/core/purchase/click';
import cartCreate from '../../src/core/storefront/documents/cart-create.graphql';
import type { WalletResponse } from '../../src/core/types/wallet';
import { createButtonHost } from '../../src/wallets/button-host';
import { CONFIG } from '../fakes/config';
import { contextOf } from '../fakes/context';
import { createCart, groupNode, optionNode } from '../fakes/fake-cart';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { fakeFetch, html, json, networkError, type Reply, result, status } from '../fakes/fake-fetch';
import { createWholeHost } from '../fakes/fake-host';
import { createFakePurchase } from '../fakes/fake-purchase';
import { plain } from '../fakes/plain';
import { fixture, stub, test } from '../run/suite';

await loadPurchase();
const host = createWholeHost(CONFIG, 'AmazonPay');
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

test("fails while the purchase bundle can't load, then recovers", async () => {
  const { loadSheetHost } = createButtonHost(CONFIG, contextOf('AmazonPay'));
  const goOnline = stub(cachedLoads, { checkout: () => Promise.reject(new Error('offline')) });
  assert.is(await loadSheetHost().catch(error => error.message), 'offline');
  goOnline();
  assert.type((await loadSheetHost()).mutate, 'function');
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
  test(`stops retrying ${what} after the purchase, even while its button is held`, async () => {
    const clock = fakeClock();
    fetch.answers[operation] = status(503);
    const purchase = createFakePurchase();
    running.value = { purchase, owner: document.createElement('div') };
    const sending = send();
    await clock.advance(1000);
    assert.is(fetch.calls.length, 2);
    purchase.cancel();
    const { action } = await clock.run(sending);
    running.value = undefined;
    clock.restore();
    assert.is(action?.type, 'abort');
    assert.is(fetch.calls.length, 2);
  });

  test(`stops retrying ${what} once the button is released`, async () => {
    const clock = fakeClock();
    fetch.answers[operation] = status(503);
    const purchase = createFakePurchase();
    running.value = { purchase, owner: document.createElement('div') };
    const sending = send();
    await clock.advance(1000);
    purchase.cancel();
    running.value = undefined;
    await clock.run(sending);
    clock.restore();
    assert.is(fetch.calls.length, 2);
  });

  test(`retries ${what} while the purchase runs`, async () => {
    const clock = fakeClock();
    const response = operation ? { token: 'abc' } : SIGNED;
    const good = operation ? result(response) : json(response);
    fetch.answers[operation] = [status(503), status(503), good];
    running.value = { purchase: createFakePurchase(), owner: document.createElement('div') };
    const { payload } = await clock.run(send());
    running.value = undefined;
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
