import '../../run/dom';
import * as assert from 'uvu/assert';
import { ADDRESS, createResponses, createShipped, PAYMENT } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails } from '../../fakes/fake-graphql';
import { createScene } from '../../fakes/open-apple-pay';
import { openCheckout } from '../../fakes/open-checkout';
import { settle } from '../../fakes/settle';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);

const { checkoutUrl } = createShipped();
const broken = new TypeError('abort is broken');

/** Opens a purchase of the real core whose session throws from abort(). */
async function open(answers = createResponses(), error: Error = broken) {
  const opened = openCheckout(answers, { instrument: 'ApplePay' });
  const scene = createScene();
  void scene.wallet.start(opened.checkout);
  await opened.checkout.setAddress(ADDRESS);
  Object.assign(ApplePaySession.prototype, {
    abort() {
      throw error;
    },
  });
  return { ...opened, host: scene.host };
}

test('reports a sheet that fails to abort, and still redirects to the checkout', async () => {
  const { checkout, host, visited } = await open();
  checkout.finish({ type: 'decelerate', reason: 'captcha_required' });
  assert.equal(visited, [`${checkoutUrl}&storefront_wallet=true&wallet_captcha_required=true`]);
  assert.equal(host.reports, [broken]);
  assert.is(checkout.status.value, 'redirecting');
});

test('still shows the dialog if the sheet fails to abort', async () => {
  const { checkout, host, dialogs } = await open();
  checkout.finish({ type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' });
  assert.equal(dialogs, [['Título', 'Texto']]);
  assert.equal(host.reports, [broken]);
});

test('removes personal data after a cancel if the sheet fails to abort', async () => {
  const { checkout, host, graphql } = await open();
  checkout.cancel();
  await settle();
  assert.is(checkout.status.value, 'cancelled');
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
  assert.equal(host.reports, [broken]);
});

test('does not report the abort of a closed sheet', async () => {
  const gone = Object.assign(new Error('over'), { name: 'InvalidAccessError' });
  const { checkout, host, visited } = await open(createResponses(), gone);
  checkout.finish({ type: 'update', cart: checkout.cart.value as never });
  assert.is(visited.length, 1);
  assert.equal(host.reports, []);
});

test('aborts the sheet of a possible order without a checkout URL', async () => {
  const nowhere = createResponses(createShipped({ checkoutUrl: 'javascript:alert(1)' }));
  const opened = openCheckout(
    { ...nowhere, cartSubmitForCompletion: fails('NETWORK') },
    { instrument: 'ApplePay' },
  );
  const { apple, wallet } = createScene();
  void wallet.start(opened.checkout);
  const { checkout, dialogs } = opened;
  await checkout.setAddress(ADDRESS);
  checkout.show(checkout.cart.value as never);
  recordErrors();
  checkout.finish(await clock.run(checkout.authorize(PAYMENT)));
  assert.is(apple.session.state.state, 'Aborted');
  assert.equal(dialogs, [['Seu pagamento está sendo verificado.', 'Por favor, não pague outra vez.']]);
  assert.is(checkout.status.value, 'unconfirmed');
});

test.run();
