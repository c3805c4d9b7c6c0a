import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PAYMENT } from '../fakes/answers';
import { type FakeClock, fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { openPurchase } from '../fakes/open-purchase';
import { openTelemetry } from '../telemetry/open-telemetry';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

test('looks for the visitor’s cookie every 100 ms', async () => {
  const looks: number[] = [];
  const cookies = Object.defineProperty({ _tracking_consent: '3.AMPS' }, '_shopify_y', {
    get: () => void looks.push(clock.elapsed),
  });
  const { tell, close } = openTelemetry({ options: { analytics: '/collect' }, cookies });
  tell('click', { instrument: 'PayPal', page: 'product' });
  await clock.advance(1000);
  close();
  assert.equal(looks, [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
});

test('reports «Google Pay Timeout» of an authorization that takes 27,000 ms', async () => {
  const { lines, stop } = recordErrors();
  const { checkout } = await openPurchase({ cartPrepareForCompletion: new Promise(() => {}) });
  void checkout.authorize(PAYMENT);
  await clock.advance(26_999);
  assert.equal(lines, []);
  await clock.advance(1);
  stop();
  assert.is(lines.length, 1);
  assert.match(lines[0] ?? '', 'TimeoutError: Google Pay Timeout');
});

test.run();
