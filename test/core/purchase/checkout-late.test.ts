import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAnswers, PAYMENT, SUCCESS } from '../../fakes/answers';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { hold } from '../../fakes/hold';
import { openPurchase } from '../../fakes/open-purchase';

let clock: FakeClock;
let logged: ReturnType<typeof recordErrors>;
test.before.each(() => {
  clock = fakeClock();
  logged = recordErrors();
});
test.after.each(() => {
  logged.stop();
  clock.restore();
});

/** A payment that hangs at this step, on a computer that stands still until so much of its time has passed. */
async function payOn(operation: string, ms: number) {
  const { promise, release } = hold<unknown>();
  const opened = await openPurchase();
  opened.graphql.answers[operation] = () => promise;
  const paid = opened.checkout.authorize(PAYMENT);
  await clock.advance(0);
  const { now } = performance;
  performance.now = () => now() + ms;
  release(operation === 'cartSubmitForCompletion' ? SUCCESS : createAnswers()[operation]);
  await clock.advance(0);
  return { ...opened, paid };
}

for (const operation of ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate']) {
  test(`sends nothing more after ${operation} where the 27 s are over and the timer has not yet said so`, async () => {
    const { graphql } = await payOn(operation, 27_000);
    assert.is(graphql.operations().at(-1), operation);
  });

  test(`submits after ${operation} in the last of the 27 s`, async () => {
    const { graphql, paid } = await payOn(operation, 26_999);
    assert.is(graphql.operations().at(-1), 'cartSubmitForCompletion');
    assert.is((await paid).type, 'complete');
  });
}

test('takes the answer to a submission whenever it comes', async () => {
  const { paid } = await payOn('cartSubmitForCompletion', 60_000);
  assert.is((await paid).type, 'complete');
});

test.run();
