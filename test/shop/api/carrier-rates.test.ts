import { test } from 'uvu';
import * as assert from 'uvu/assert';
import buyerIdentityUpdate from '../../../src/core/server/documents/cart-buyer-identity-update.graphql';
import paymentUpdate from '../../../src/core/server/documents/cart-payment-update.graphql';
import deliveryOptionsUpdate from '../../../src/core/server/documents/cart-selected-delivery-options-update.graphql';
import type { CompiledDocument } from '../../../src/core/types/document';
import { nameOf } from '../../fakes/operation-name';
import { ACCESS_TOKEN } from '../store/store';
import { ADDRESS, choose, googlePay, openApi, preferences } from './open-api';

const api = await openApi();
test.after(() => api.close());
test.before.each(() => api.store.reset());

const STATIC = ['BICICLETA', 'TRANSPORTADORA'];
const ALL = ['BICICLETA', 'PAC', 'SEDEX', 'TRANSPORTADORA'];

/** Sends a text as the script does; the codes of the options that the answer offers, in all of its parts. */
async function offered(query: CompiledDocument, variables: object): Promise<string[]> {
  const response = await fetch(`${api.origin}/api/unstable/graphql.json?operation_name=${nameOf(query)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'multipart/mixed; deferSpec=20220824, application/json',
      'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN,
    },
    body: JSON.stringify({ query, variables: { country: 'BR', language: 'PT_BR', ...variables } }),
  });
  const text = await response.text();
  assert.not.match(text, '"message"');
  return ALL.filter(code => text.includes(`"code":"${code}"`));
}

const asking = (argument: string): CompiledDocument =>
  `query cart($id: ID!) { result: cart(id: $id) { deliveryGroups(first: 10${argument}) { nodes { deliveryOptions { code } selectedDeliveryOption { handle } } } } }`;

test('tells the rates of carriers to who asks for them, and nobody else', async () => {
  const { cart } = await api.createCart();
  await api.ask('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity: preferences(ADDRESS) });
  assert.equal(await offered(asking(', withCarrierRates: true'), { id: cart.id }), ALL);
  assert.equal(await offered(asking(', withCarrierRates: false'), { id: cart.id }), STATIC);
  assert.equal(await offered(asking(''), { id: cart.id }), STATIC);
});

for (const document of [buyerIdentityUpdate, deliveryOptionsUpdate, paymentUpdate])
  test(`${nameOf(document)} asks for the rates of carriers`, async () => {
    const { cart } = await api.createCart();
    const buyerIdentity = preferences(ADDRESS);
    const placed = (await api.ask('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity })).cart;
    const variables = {
      cartId: cart.id,
      buyerIdentity,
      selectedDeliveryOptions: choose(placed, 'PAC'),
      payment: googlePay(placed.cost.totalAmount),
    };
    assert.equal(await offered(document, variables), ALL);
  });

test.run();
