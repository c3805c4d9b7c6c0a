import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import { findDialogs } from '../../fakes/dialog';
import { defineElements } from '../../fakes/elements';
import { cartNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fakeFetch, result } from '../../fakes/fake-fetch';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { fakeNavigation } from '../../fakes/fake-navigation';
import { clearPage, find } from '../../fakes/page';
import { settle, settleFrames, until } from '../../fakes/settle';
import { LINK, showProduct } from '../../fakes/show-product';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, test } from '../../run/suite';

fixture(recordErrors);
const server = fixture(() => fakeFetch({ cartCreate: result(payload()) }));
const navigation = fixture(fakeNavigation);

test.before(defineElements);

test.after.each(async () => {
  running.value = undefined;
  clearPage();
  await settleFrames();
});

test('buys what the form says at the click, in one round trip', async () => {
  const host = await showProduct();
  fakeClock();
  const form = find<HTMLFormElement>(document.body, '#product-form');
  // Some themes change the variant without an event.
  find<HTMLInputElement>(form, '[name=id]').value = '102';
  find(host, '[slot=button] button').click();
  await until(() => navigation.visited.length);
  assert.equal(server.operations(), ['cartCreate']);
  assert.equal(server.calls[0]?.variables.input, {
    lines: [{ merchandiseId: 'gid://shopify/ProductVariant/102', quantity: 2, attributes: [] }],
    discountCodes: [],
    buyerIdentity: { countryCode: 'BR' },
  });
  assert.is(new URL(navigation.visited[0] ?? '').searchParams.get('storefront_wallet'), 'true');
  assert.equal(findDialogs(), []);
});

test('the link leads to the checkout without Shop Pay', async () => {
  installGooglePay();
  const host = await showProduct({ recommended: GOOGLE_PAY });
  fakeClock();
  find(host, `${LINK} button, ${LINK} a`).click();
  await until(() => navigation.visited.length);
  assert.is(server.calls[0]?.headers['x-wallet-name'], 'MoreOptions');
  assert.is(new URL(navigation.visited[0] ?? '').searchParams.get('skip_shop_pay'), 'true');
});

test('survives a cart in the server’s answer that is none', async () => {
  server.answers.cartCreate = result({ cart: cartNode({ checkoutUrl: '' }), errors: [], warnings: [] });
  const host = await showProduct();
  fakeClock();
  const button = find<HTMLButtonElement>(host, '[slot=button] button');
  button.click();
  await until(() => findDialogs().length);
  await settle();
  assert.not(button.disabled);
  assert.equal(navigation.visited, []);
  find(findDialogs()[0], '.close').click();
});

test.run();
