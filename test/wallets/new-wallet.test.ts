import '../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../src/core/platform/metric';
import { running } from '../../src/core/purchase/click';
import { registry } from '../../src/wallets';
import { THANKS } from '../fakes/answers';
import { findDialogs, readDialog } from '../fakes/dialog';
import { defineElements } from '../fakes/elements';
import { cartNode, groupNode, optionNode, payload } from '../fakes/fake-cart';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { deferred, fakeFetch, result } from '../fakes/fake-fetch';
import { fakeNavigation } from '../fakes/fake-navigation';
import { find, productPage, show } from '../fakes/page';
import { until } from '../fakes/settle';
import { testPay } from '../fakes/test-pay-row';
import { fixture, onEnd, test } from '../run/suite';

const deliveryAddress = {
  firstName: 'Ana',
  lastName: 'Exemplo',
  address1: 'Rua das Flores, 120',
  city: 'São Paulo',
  zip: '01310-100',
  provinceCode: 'SP',
  countryCodeV2: 'BR',
};
const GROUPS = { nodes: [groupNode('g1', [optionNode('pac')], { deliveryAddress })] };
const CART = cartNode({ groups: GROUPS.nodes });
const HOST = 'shopify-accelerated-checkout';

const server = fixture(() =>
  fakeFetch({
    cartCreate: result(payload()),
    cartBuyerIdentityUpdate: deferred(payload(), GROUPS),
    cartPrepareForCompletion: result({ result: { __typename: 'CartStatusReady', cart: CART } }),
    cartPaymentUpdate: result(payload(CART)),
    cartSubmitForCompletion: result({ result: { __typename: 'SubmitSuccess', redirectUrl: THANKS } }),
  }),
);
const navigation = fixture(fakeNavigation);
const errors = fixture(recordErrors);

// The row. The wallet's file is test/fakes/test-pay.js. A browser test builds these sources with both.
registry.test_pay = testPay;
onEnd(() => void delete registry.test_pay);
test.before(defineElements);

/** Shows the button and clicks it. Settles when the purchase is over. */
async function buy(isOver: () => unknown) {
  const host = show(productPage({ recommended: { name: 'test_pay', wallet_params: {} } }), HOST);
  await until(() => host.querySelector('test-pay-button')?.shadowRoot?.querySelector('button'));
  const button = find<HTMLElement>(find(host, 'test-pay-button').shadowRoot, 'button');
  assert.is(button.textContent, 'Comprar com Test Pay');
  // The page would re-enable its button only seconds after the redirect.
  fakeClock();
  button.click();
  onEnd(() => {
    running.value = undefined;
  });
  await until(isOver);
}

test('a wallet of one file and one row renders and pays under its own name', async () => {
  const counted: string[] = [];
  onEnd(onMetric(([name, labels]) => 'instrument' in labels && counted.push(`${name} ${labels.instrument}`)));
  await buy(() => navigation.visited.length);
  assert.equal(navigation.visited, [THANKS]);
  assert.equal(errors.lines, []);
  assert.ok(server.calls.length > 3);
  for (const { headers } of server.calls) assert.is(headers['x-wallet-name'], 'TestPay');
  for (const name of ['wallet.loaded', 'click', 'opened', 'finish'])
    assert.ok(counted.includes(`${name} TestPay`), name);
});

test('a new wallet redirects to the checkout with its own parameters', async () => {
  server.answers.cartPrepareForCompletion = result({ result: { __typename: 'CartThrottled' } });
  await buy(() => navigation.visited.length);
  const { searchParams } = new URL(navigation.visited[0] ?? '');
  assert.is(searchParams.get('test_pay'), 'true');
});

test('a new wallet shows the error dialog with its name', async () => {
  server.answers.cartCreate = result(payload(null, [{ code: 'PAYMENT_METHOD_NOT_SUPPORTED' }]));
  await buy(() => findDialogs().length);
  assert.is(readDialog().title, 'Test Pay indisponível');
});

test.run();
