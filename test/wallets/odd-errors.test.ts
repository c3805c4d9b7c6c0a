import '../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../src/core/platform/metric';
import { running } from '../../src/core/purchase/click';
import { toExceptions } from '../../src/telemetry/exceptions';
import { beginClicks, click } from '../fakes/begin-clicks';
import { cartNode } from '../fakes/fake-cart';
import { recordErrors } from '../fakes/fake-console';
import { result } from '../fakes/fake-fetch';
import { ODD_ERRORS } from '../fakes/odd-errors';
import { drawPaypal } from '../fakes/open-paypal';
import { recordRejections } from '../fakes/record-rejections';
import { settle } from '../fakes/settle';
import { skipWallet } from '../fakes/skip-wallet';
import { onEnd, test } from '../run/suite';

let unhandled: unknown[];
test.before.each(() => {
  unhandled = recordRejections();
  recordErrors();
  // Telemetry reads each reported error, as it does in a page.
  onEnd(onMetric(([name, , error]) => name === 'reported' && toExceptions(error)));
});

for (const [what, error] of ODD_ERRORS) {
  test(`ends a purchase with a dialog and enables the button after ${what}`, async () => {
    const { clock, dialogs } = beginClicks({ cartCreate: result({ cart: cartNode() }) });
    click(() => Promise.reject(error), { instrument: 'GooglePay', brand: 'Google Pay' });
    await clock.advance(1000);
    assert.is(dialogs.length, 1);
    assert.is(running.value, undefined);
    assert.equal(unhandled, []);
  });

  test(`counts a wallet skipped because of ${what}`, async () => {
    const metrics: string[] = [];
    onEnd(onMetric(([name]) => metrics.push(name)));
    await skipWallet('paypal', 'PayPal', error);
    assert.is(metrics[0], 'wallet.skipped');
  });

  test(`ends a PayPal purchase after onError with ${what}`, async () => {
    const { paypal, purchase } = drawPaypal();
    await paypal.click();
    paypal.options.onError?.(error as Record<string, unknown>);
    await settle();
    assert.is(purchase.calls.at(-1)?.[0], 'finish');
    assert.equal(unhandled, []);
  });
}

test('ignores a second PayPal approval', async () => {
  const { paypal, sent, purchase } = drawPaypal();
  await paypal.click();
  await paypal.approve();
  await paypal.approve();
  await settle();
  assert.equal(
    sent.map(([operation]) => operation),
    ['paypalTokenCreate', 'paypalBuyerDetailsFetch'],
  );
  assert.is(purchase.calls.filter(([method]) => method === 'finish').length, 1);
  assert.equal(unhandled, []);
});

test('rejects an order that PayPal requests after the purchase has ended', async () => {
  const { paypal, sent } = drawPaypal();
  await paypal.click();
  await paypal.approve();
  const create = paypal.options.createOrder as unknown as () => Promise<string>;
  const message = await create().catch(error => error.message);
  assert.is(message, 'purchase over');
  assert.is(sent.length, 2);
});

test.run();
