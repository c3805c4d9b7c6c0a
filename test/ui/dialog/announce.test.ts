import '../../run/dom';
import { signal } from '@preact/signals';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Status } from '../../../src/core/types/checkout';
import { announceBusy } from '../../../src/ui/dialog/announce';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const regions = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

test('says politely that the purchase is under way, into a region that is there already', async () => {
  const said = announceBusy(signal<Status>('busy'));
  assert.equal(regions(), ['']);
  await clock.advance(100);
  assert.equal(regions(), ['Aguarde…']);
  await clock.advance(5000);
  await said;
  assert.equal(regions(), []);
});

test('says so where the shopper is led away at once', async () => {
  void announceBusy(signal<Status>('redirecting'));
  await clock.advance(100);
  assert.equal(regions(), ['Aguarde…']);
  await clock.advance(5000);
});

for (const status of ['failed', 'cancelled', 'idle', 'completed', 'unconfirmed'] as const)
  test(`says nothing of a purchase that is ${status} by then`, async () => {
    const now = signal<Status>('busy');
    void announceBusy(now);
    now.value = status;
    await clock.advance(100);
    assert.equal(regions(), ['']);
    await clock.advance(5000);
    assert.equal(regions(), []);
  });

test.run();
