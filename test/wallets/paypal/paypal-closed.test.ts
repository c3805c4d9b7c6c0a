import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Fetched } from '../../../src/core/types/wallet';
import { hold } from '../../fakes/hold';
import { DETAILS, drawPaypal, UPDATE } from '../../fakes/open-paypal';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => false,
    () => true,
  );

const CLOSED = ['Detected popup close', 'Window is closed, can not determine type', 'Window closed'];

test('a cancel of the SDK cancels', async () => {
  const { paypal, checkout } = drawPaypal();
  await paypal.click();
  paypal.cancel();
  assert.equal(checkout.calls.at(-1), ['cancel']);
});

for (const message of CLOSED) {
  test(`«${message}» cancels`, async () => {
    const { paypal, checkout } = drawPaypal();
    await paypal.click();
    paypal.fail(message);
    assert.equal(checkout.calls.at(-1), ['cancel']);
  });

  test(`«${message}» means nothing once the shopper has approved`, async () => {
    const { paypal, checkout, answers } = drawPaypal();
    const late = hold<Fetched<unknown>>();
    answers.paypalBuyerDetailsFetch = late.promise;
    await paypal.click();
    const approved = paypal.approve();
    paypal.fail(message);
    paypal.cancel();
    late.release({ payload: { buyerDetails: DETAILS } });
    await approved;
    assert.equal(checkout.calls.at(-1), ['finish', UPDATE]);
    assert.not.ok(checkout.calls.some(([verb]) => verb === 'cancel'));
  });
}

test('any other error of the SDK fails the purchase', async () => {
  const { paypal, checkout } = drawPaypal();
  await paypal.click();
  paypal.fail('Unable to reach the order');
  assert.equal(
    checkout.calls.slice(-2).map(([verb]) => verb),
    ['fail', 'finish'],
  );
});

test('a second press while the window is open is no failure of the purchase that runs', async () => {
  const { paypal, checkout } = drawPaypal();
  await paypal.click();
  paypal.fail('Checkout already rendered');
  assert.equal(
    checkout.calls.filter(([verb]) => verb === 'fail' || verb === 'finish'),
    [],
  );
});

test('sends no token after a cancel', async () => {
  const late = hold<SheetAction>();
  const { paypal, sent } = drawPaypal({ open: late.promise });
  const clicked = failed(paypal.click());
  await settle();
  paypal.cancel();
  late.release(UPDATE);
  assert.ok(await clicked);
  assert.equal(sent, []);
});

test('a token that comes after a cancel opens nothing, and leaves the next purchase alone', async () => {
  const { paypal, checkout, answers, begin } = drawPaypal();
  const late = hold<Fetched<unknown>>();
  answers.paypalTokenCreate = late.promise;
  const clicked = failed(paypal.click());
  await settle();
  paypal.fail('Detected popup close');
  answers.paypalTokenCreate = { payload: { token: 'EC-2' } };
  const next = begin();
  assert.is(await paypal.click(), 'EC-2');
  late.release({ payload: { token: 'EC-1' } });
  assert.ok(await clicked);
  assert.equal(checkout.calls.at(-1), ['cancel']);
  assert.equal(next.calls, [['open']]);
});

for (const said of [undefined, null, {}, 'text', 7])
  test(`ends the purchase where the SDK fails and says no more than ${JSON.stringify(said)}`, async () => {
    const { paypal, checkout } = drawPaypal();
    await paypal.click();
    paypal.options.onError?.(said as unknown as Record<string, unknown>);
    assert.equal(
      checkout.calls.map(([verb]) => verb).filter(verb => verb !== 'open'),
      ['fail', 'finish'],
    );
  });

for (const said of [undefined, null])
  test(`goes on in the checkout where the SDK says ${said} of what was approved`, async () => {
    const { paypal, checkout } = drawPaypal();
    await paypal.click();
    await paypal.options.onApprove?.(said as never, {} as never);
    assert.equal(checkout.calls.at(-1), ['finish', UPDATE]);
  });

test.run();
