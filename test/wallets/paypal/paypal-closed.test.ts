import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { WalletResponse } from '../../../src/core/types/wallet';
import { hold } from '../../fakes/hold';
import { DETAILS, drawPaypal, REDIRECT, UPDATE } from '../../fakes/open-paypal';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => false,
    () => true,
  );

const CLOSED = ['Detected popup close', 'Window is closed, can not determine type', 'Window closed'];

test("cancels on the SDK's cancel", async () => {
  const { paypal, purchase } = drawPaypal();
  await paypal.click();
  paypal.cancel();
  assert.equal(purchase.calls.at(-1), ['cancel']);
});

for (const message of CLOSED) {
  test(`cancels on "${message}"`, async () => {
    const { paypal, purchase } = drawPaypal();
    await paypal.click();
    paypal.fail(message);
    assert.equal(purchase.calls.at(-1), ['cancel']);
  });

  test(`ignores "${message}" after the approval`, async () => {
    const { paypal, purchase, answers } = drawPaypal();
    const late = hold<WalletResponse<unknown>>();
    answers.paypalBuyerDetailsFetch = late.promise;
    await paypal.click();
    const approved = paypal.approve();
    paypal.fail(message);
    paypal.cancel();
    late.release({ payload: { buyerDetails: DETAILS } });
    await approved;
    assert.equal(purchase.calls.at(-1), ['finish', REDIRECT]);
    assert.not.ok(purchase.calls.some(([method]) => method === 'cancel'));
  });
}

test('fails the purchase on any other SDK error', async () => {
  const { paypal, purchase } = drawPaypal();
  await paypal.click();
  paypal.fail('Unable to reach the order');
  assert.equal(
    purchase.calls.slice(-2).map(([method]) => method),
    ['fail', 'finish'],
  );
});

test('keeps the running purchase after a second press while the window is open', async () => {
  const { paypal, purchase } = drawPaypal();
  await paypal.click();
  paypal.fail('Checkout already rendered');
  assert.equal(
    purchase.calls.filter(([method]) => method === 'fail' || method === 'finish'),
    [],
  );
});

test('rejects the token request after a cancel', async () => {
  const late = hold<SheetAction>();
  const { paypal, sent } = drawPaypal({ open: late.promise });
  const clicked = failed(paypal.click());
  await settle();
  paypal.cancel();
  late.release(UPDATE);
  assert.ok(await clicked);
  assert.equal(sent, []);
});

test('drops a token that arrives after a cancel, and keeps the next purchase', async () => {
  const { paypal, purchase, answers, begin } = drawPaypal();
  const late = hold<WalletResponse<unknown>>();
  answers.paypalTokenCreate = late.promise;
  const clicked = failed(paypal.click());
  await settle();
  paypal.fail('Detected popup close');
  answers.paypalTokenCreate = { payload: { token: 'EC-2' } };
  const next = begin();
  assert.is(await paypal.click(), 'EC-2');
  late.release({ payload: { token: 'EC-1' } });
  assert.ok(await clicked);
  assert.equal(purchase.calls.at(-1), ['cancel']);
  assert.equal(next.calls, [['open']]);
});

for (const error of [undefined, null, {}, 'text', 7])
  test(`ends the purchase if the SDK fails with ${JSON.stringify(error)}`, async () => {
    const { paypal, purchase } = drawPaypal();
    await paypal.click();
    paypal.options.onError?.(error as unknown as Record<string, unknown>);
    assert.equal(
      purchase.calls.map(([method]) => method).filter(method => method !== 'open'),
      ['fail', 'finish'],
    );
  });

for (const approval of [undefined, null])
  test(`continues in the checkout if the SDK approves with ${approval}`, async () => {
    const { paypal, purchase } = drawPaypal();
    await paypal.click();
    await paypal.options.onApprove?.(approval as never, {} as never);
    assert.equal(purchase.calls.at(-1), ['finish', REDIRECT]);
  });

test.run();
