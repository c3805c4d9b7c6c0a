import '../../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { createPurchase } from '../../../src/core/purchase/purchase';
import { getLimitedCart } from '../../../src/core/storefront/limited-cart';
import { fetchSignedConfig, getSubscriptionPolicy } from '../../../src/core/storefront/shop-requests';
import { createStreamingClient } from '../../../src/core/storefront/streaming-client';
import type { SheetAction } from '../../../src/core/types/action';
import type { Purchase, Status } from '../../../src/core/types/purchase';
import type { PurchaseDetails } from '../../../src/core/types/purchase-details';
import { faults } from '../../fakes/api-answers';
import { CONFIG } from '../../fakes/config';
import { contextOf } from '../../fakes/context';
import {
  CART_CHOICE,
  CART_ID,
  cartNode,
  createCart,
  groupNode,
  optionNode,
  PRODUCT_CHOICE,
  payload,
} from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { deferred, type FakeFetch, fakeFetch, type Reply, result } from '../../fakes/fake-fetch';
import { nameOf } from '../../fakes/operation-name';
import { documents } from '../../run/sources';
import { fixture, test } from '../../run/suite';

const ENDPOINT = { api: '', apiVersion: 'unstable' };
const PERSON = {
  email: 'maria.segredo@example.com',
  firstName: 'Maria',
  lastName: 'Segredo',
  phone: '+5511999990000',
};
const ADDRESS = { ...PERSON, address1: 'Rua Segredo, 1', city: 'Recife', zip: '50000-000', country: 'BR' };
const PAYMENT = {
  email: PERSON.email,
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  wallet: { token: 'segredo' },
};
const { country, phone: _, email, ...PLACE } = ADDRESS;
const deliveryAddress = { ...PLACE, countryCodeV2: country };
const GROUPS = { nodes: [groupNode('g1', [optionNode('pac'), optionNode('sedex')], { deliveryAddress })] };
const CART = cartNode({ groups: GROUPS.nodes, buyerIdentity: { email } });

/** Returns the responses of a server without faults. */
const good = (): FakeFetch['answers'] => ({
  cartCreate: result(payload()),
  cart: result(CART),
  cartAttributesUpdate: result(payload()),
  cartNoteUpdate: result(payload()),
  cartBuyerIdentityUpdate: deferred(payload(), GROUPS),
  cartSelectedDeliveryOptionsUpdate: deferred(payload(), GROUPS),
  cartBillingAddressUpdate: result(payload(CART)),
  cartPrepareForCompletion: result({ result: { __typename: 'CartStatusReady', cart: CART } }),
  cartPaymentUpdate: result(payload(CART)),
  cartSubmitForCompletion: result({
    result: { __typename: 'SubmitSuccess', redirectUrl: 'https://shop.example/thanks' },
  }),
  cartRemovePersonalData: result(payload()),
});

const SOURCES: Record<string, PurchaseDetails['source']> = {
  create: PRODUCT_CHOICE,
  read: CART_CHOICE,
  attributes: { ...CART_CHOICE, fields: [['attributes[Presente]', 'sim']] },
  note: { ...CART_CHOICE, note: 'Portaria' },
};

interface Row {
  source?: keyof typeof SOURCES;
  run(purchase: Purchase): Promise<SheetAction>;
}

const toPaid = async (purchase: Purchase) => {
  const action = await purchase.setAddress(ADDRESS);
  if (action.type === 'update') purchase.show(action.cart);
  return purchase.authorize(PAYMENT);
};

/** Steps of a purchase by the operation that they send. */
const STEPS: Record<string, Row> = {
  cartCreate: { source: 'create', run: purchase => purchase.open() },
  cart: { source: 'read', run: purchase => purchase.open() },
  cartAttributesUpdate: { source: 'attributes', run: purchase => purchase.open() },
  cartNoteUpdate: { source: 'note', run: purchase => purchase.open() },
  cartBuyerIdentityUpdate: { run: purchase => purchase.setAddress(ADDRESS) },
  cartSelectedDeliveryOptionsUpdate: {
    run: async purchase => {
      await purchase.setAddress(ADDRESS);
      return purchase.setDelivery('sedex');
    },
  },
  cartBillingAddressUpdate: { run: purchase => purchase.setBilling(ADDRESS) },
  cartPrepareForCompletion: { run: toPaid },
  cartPaymentUpdate: { run: toPaid },
  cartSubmitForCompletion: { run: toPaid },
};

const clock = fixture(fakeClock);
let fetch: FakeFetch;
const logged = fixture(recordErrors);

/** The faults that each operation and the shop's own service have handled. */
const met: Record<string, Set<string>> = {};
const meet = (operation: string, fault: string) => {
  met[operation] = (met[operation] ?? new Set()).add(fault);
};

function open(answers: FakeFetch['answers'], source: keyof typeof SOURCES = 'read') {
  fetch = fakeFetch({ ...good(), ...answers });
  const visited: string[] = [];
  const dialogs: string[] = [];
  const graphql = createStreamingClient(CONFIG, 'GooglePay', ENDPOINT);
  const purchase = createPurchase(
    {
      settings: CONFIG,
      source: SOURCES[source] as PurchaseDetails['source'],
      ...contextOf('GooglePay'),
      opens: 'sheet',
    },
    signal<Status>('busy'),
    {
      navigate: url => visited.push(url),
      showDialog: (_title, message) => dialogs.push(message),
      announce() {},
    },
    graphql,
  );
  return { purchase, visited, dialogs };
}

const tokens = () =>
  fetch.calls
    .filter(({ operation }) => operation === 'cartSubmitForCompletion')
    .map(call => call.variables.attemptToken);

function assertNothingPersonal() {
  const text = logged.lines.join('\n');
  for (const secret of Object.values(PERSON))
    assert.not(text.includes(secret), `the console names ${secret}`);
}

/** The only case in which the sheet's 27 s end before the step's own timeout. The page redirects on the response. */
const SLOWEST = 'cartSubmitForCompletion, silence for 30 s';

for (const [operation, { source, run }] of Object.entries(STEPS))
  for (const [fault, reply] of Object.entries(faults))
    test(`ends in an action with an enabled button and at most one charge: ${operation}, ${fault}`, async () => {
      const { purchase, visited, dialogs } = open({ [operation]: reply as Reply }, source);
      const action = await clock.run(run(purchase));
      assert.is(action.type === 'show_error', `${operation}, ${fault}` === SLOWEST);
      assert.ok(['abort', 'decelerate', 'show_error'].includes(action.type), action.type);
      if (action.type === 'abort') assert.ok(action.title && action.message);
      if (action.type !== 'update') purchase.finish(action);
      if (action.type === 'show_error') {
        assert.match(action.errors[0]?.message ?? '', 'sendo verificado');
        assert.is(purchase.status.value, 'busy');
        await clock.advance(60_000);
      }
      assert.is.not(purchase.status.value, 'busy');
      assert.is(visited.length + dialogs.length, 1, 'a dialog or a redirect');
      assert.is(new Set(tokens()).size <= 1, true);
      // A finished purchase removes data within this test.
      await clock.advance(60_000);
      assertNothingPersonal();
      meet(operation, fault);
    });

for (const [fault, reply] of Object.entries(faults)) {
  test(`a cancelled purchase stays cancelled, and nothing throws: cartRemovePersonalData, ${fault}`, async () => {
    const { purchase } = open({ cartRemovePersonalData: reply as Reply });
    await clock.run(purchase.setAddress(ADDRESS));
    purchase.cancel();
    // Four timeouts of 15 s and the pauses between them.
    await clock.advance(70_000);
    assert.is(purchase.status.value, 'cancelled');
    assert.ok(fetch.operations().filter(name => name === 'cartRemovePersonalData').length >= 4);
    assertNothingPersonal();
    fetch.answers.cartRemovePersonalData = good().cartRemovePersonalData as Reply;
    await clock.advance(300_000);
    meet('cartRemovePersonalData', fault);
  });

  test(`places the order once with the first token: cartSubmitForCompletion, ${fault} once`, async () => {
    const accepted = result({ result: { __typename: 'SubmitAlreadyAccepted' } });
    const { purchase, visited } = open({ cartSubmitForCompletion: [reply as Reply, accepted] });
    const action = await clock.run(toPaid(purchase));
    assert.is(action.type, 'complete');
    purchase.finish(action);
    assert.equal(visited, [cartNode().checkoutUrl]);
    assert.is(tokens().length, 2);
    assert.is(new Set(tokens()).size, 1);
  });

  test(`reports the failure to the cart element: limitedCartQuery, ${fault}`, async () => {
    fetch = fakeFetch({ limitedCartQuery: reply as Reply });
    const failed = await clock.run(
      getLimitedCart(CONFIG, CART_ID, 0).then(
        () => '',
        error => String(error),
      ),
    );
    assert.match(failed, /limitedCartQuery failed/);
    meet('limitedCartQuery', fault);
  });

  test(`returns no policy: subscriptionPolicyQuery, ${fault}`, async () => {
    fetch = fakeFetch({ subscriptionPolicyQuery: reply as Reply });
    assert.is(
      await clock.run(getSubscriptionPolicy(CONFIG, createStreamingClient(CONFIG, 'Unknown', ENDPOINT))),
      undefined,
    );
    meet('subscriptionPolicyQuery', fault);
  });

  test(`returns an error code: /wallets/config, ${fault}`, async () => {
    fetch = fakeFetch({ '': reply as Reply });
    const { code } = await clock.run(fetchSignedConfig('amazon_pay', createCart(), CONFIG.accessToken));
    assert.ok(code);
    meet('/wallets/config', fault);
  });
}

for (const wait of ['status 429', 'status 429 with Retry-After', 'status 503', 'status 503 with Retry-After'])
  for (const [operation, { source, run }] of Object.entries(STEPS)) {
    test(`retries, and continues if no mutation is lost: ${operation}, ${wait} once`, async () => {
      const fault = faults[wait] as Reply;
      const { purchase } = open({ [operation]: [fault, good()[operation] as Reply] }, source);
      const action = await clock.run(run(purchase));
      // The server may still execute the attempt that it answered with a 503, even after the retry.
      const mayChange = wait.includes('503') && /cart\w+(Update|Completion)/.test(operation);
      if (mayChange && operation !== 'cartSubmitForCompletion')
        return assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
      assert.ok(['update', 'complete'].includes(action.type), action.type);
      assert.is(tokens().length, operation === 'cartSubmitForCompletion' ? 2 : run === toPaid ? 1 : 0);
      assert.is(new Set(tokens()).size <= 1, true);
    });
  }

test('every operation with a core document has handled every fault', async () => {
  const operations = await Promise.all(
    Object.values(documents).map(async url => nameOf((await import(url.href)).default)),
  );
  assert.equal(Object.keys(met).sort(), ['/wallets/config', ...new Set(operations)].sort());
  for (const [operation, kinds] of Object.entries(met))
    assert.equal([...kinds], Object.keys(faults), operation);
});

test.run();
