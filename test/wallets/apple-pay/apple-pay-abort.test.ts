import '../../run/dom';
import * as assert from 'uvu/assert';
import { ADDRESS, createResponses, createShipped, PAYMENT } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails } from '../../fakes/fake-graphql';
import { startWallet } from '../../fakes/fake-purchase';
import { createScene } from '../../fakes/open-apple-pay';
import { openPurchase } from '../../fakes/open-purchase';
import { settle } from '../../fakes/settle';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);

const { checkoutUrl } = createShipped();
const broken = new TypeError('abort is broken');

/** Opens a purchase of the real core whose session throws from abort(). */
async function open(answers = createResponses(), error: Error = broken) {
  const opened = openPurchase(answers, { instrument: 'ApplePay' });
  const scene = createScene();
  void startWallet(scene.wallet, opened.purchase, scene.host);
  await opened.purchase.setAddress(ADDRESS);
  Object.assign(ApplePaySession.prototype, {
    abort() {
      throw error;
    },
  });
  return { ...opened, host: scene.host };
}

test('reports a sheet that fails to abort, and still redirects to the checkout', async () => {
  const { purchase, host, visited } = await open();
  purchase.finish({ type: 'decelerate', reason: 'captcha_required' });
  assert.equal(visited, [`${checkoutUrl}&storefront_wallet=true&wallet_captcha_required=true`]);
  assert.equal(host.reports, [broken]);
  assert.is(purchase.status.value, 'redirecting');
});

test('still shows the dialog if the sheet fails to abort', async () => {
  const { purchase, host, dialogs } = await open();
  purchase.finish({ type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' });
  assert.equal(dialogs, [['Título', 'Texto']]);
  assert.equal(host.reports, [broken]);
});

test('removes personal data after a cancel if the sheet fails to abort', async () => {
  const { purchase, host, graphql } = await open();
  purchase.cancel();
  await settle();
  assert.is(purchase.status.value, 'cancelled');
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
  assert.equal(host.reports, [broken]);
});

test('does not report the abort of a closed sheet', async () => {
  const gone = Object.assign(new Error('over'), { name: 'InvalidAccessError' });
  const { purchase, host, visited } = await open(createResponses(), gone);
  purchase.finish({ type: 'redirect', cart: purchase.cart.value as never });
  assert.is(visited.length, 1);
  assert.equal(host.reports, []);
});

test('aborts the sheet of a possible order without a checkout URL', async () => {
  const nowhere = createResponses(createShipped({ checkoutUrl: 'javascript:alert(1)' }));
  const opened = openPurchase(
    { ...nowhere, cartSubmitForCompletion: fails('NETWORK') },
    { instrument: 'ApplePay' },
  );
  const { apple, wallet, host } = createScene();
  void startWallet(wallet, opened.purchase, host);
  const { purchase, dialogs } = opened;
  await purchase.setAddress(ADDRESS);
  purchase.show(purchase.cart.value as never);
  recordErrors();
  purchase.finish(await clock.run(purchase.authorize(PAYMENT)));
  assert.is(apple.session.state.state, 'Aborted');
  assert.equal(dialogs, [
    [
      'Seu pagamento está sendo verificado.',
      'Por favor, não pague outra vez. Se não receber a confirmação por e-mail, fale com a loja.',
    ],
  ]);
  assert.is(purchase.status.value, 'unconfirmed');
});

test.run();
