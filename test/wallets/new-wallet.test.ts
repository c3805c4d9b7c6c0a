import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { running } from '../../src/core/click/click';
import { registry } from '../../src/wallets';
import { defineElements } from '../fakes/elements';
import { cartNode, groupNode, optionNode, payload } from '../fakes/fake-cart';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { deferred, type FakeFetch, fakeFetch, result } from '../fakes/fake-fetch';
import { fakeNavigation } from '../fakes/fake-navigation';
import { clearPage, find, productPage, show } from '../fakes/page';
import { until } from '../fakes/settle';

const GROUPS = { nodes: [groupNode('g1', [optionNode('pac')])] };
const CART = cartNode({ groups: GROUPS.nodes });
const THANKS = 'https://shop.example/thanks';

let server: FakeFetch;
let navigation: ReturnType<typeof fakeNavigation>;
let errors: ReturnType<typeof recordErrors>;

test.before(() => {
  // The one line; the one file is test/fakes/wallets/test-pay.js.
  registry.test_pay = { instrument: 'Unknown', element: 'test-pay-button', module: 'test-pay' };
  defineElements();
});
test.before.each(() => {
  errors = recordErrors();
  navigation = fakeNavigation();
  server = fakeFetch({
    cartCreate: result(payload()),
    cartBuyerIdentityUpdate: deferred(payload(), GROUPS),
    cartPrepareForCompletion: result({ result: { __typename: 'CartStatusReady', cart: CART } }),
    cartPaymentUpdate: result(payload(CART)),
    cartSubmitForCompletion: result({ result: { __typename: 'SubmitSuccess', redirectUrl: THANKS } }),
  });
});
test.after.each(() => {
  clearPage();
  running.value = undefined;
  navigation.restore();
  server.restore();
  errors.stop();
});
test.after(() => {
  delete registry.test_pay;
});

test('a new wallet is one file and one line: it shows, and pays', async () => {
  const recommended = { name: 'test_pay', wallet_params: {} };
  const host = show(productPage({ recommended }), 'shopify-accelerated-checkout');
  await until(() => host.querySelector('test-pay-button')?.shadowRoot?.querySelector('button'));
  const button = find<HTMLElement>(find(host, 'test-pay-button').shadowRoot, 'button');
  assert.is(button.textContent, 'Comprar com Test Pay');
  // The page that it leaves would free its button only seconds later.
  const clock = fakeClock();
  button.click();
  await until(() => navigation.visited.length).finally(clock.restore);
  assert.equal(navigation.visited, [THANKS]);
  assert.equal(errors.lines, []);
});

test.run();
