import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Checkout } from '../../../src/core/types/checkout';
import { ADDRESS, createResponses, PAYMENT, SUCCESS, THANKS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { hold } from '../../fakes/hold';
import { openCheckout, openPurchase } from '../../fakes/open-checkout';
import { fixture, test } from '../../run/suite';

const ABORT: SheetAction = { type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' };
const LATER: SheetAction = { type: 'abort', reason: 'checkout_error', title: 'Outro', message: 'Outro' };
const SHOWN: SheetAction = { type: 'show_error', errors: [{ on: 'address', message: 'Rua' }] };

const clock = fixture(fakeClock);
fixture(recordErrors);
/** Events that a sheet may send after the end. */
const EVENTS: [what: string, send: (checkout: Checkout) => Promise<SheetAction>][] = [
  ['an address', checkout => checkout.setAddress(ADDRESS)],
  ['a delivery', checkout => checkout.setDelivery('fast')],
  ['a billing address', checkout => checkout.setBilling(ADDRESS)],
  ['a payment', checkout => checkout.authorize(PAYMENT)],
];
const isSilent = (action: SheetAction) => action.type === 'abort' && action.reason === 'silent';

for (const [what, send] of EVENTS) {
  for (const end of [ABORT, SHOWN])
    test(`returns the dialog's message of ${end.type} for ${what} after the end`, async () => {
      const { checkout, dialogs } = await openPurchase();
      checkout.finish(end);
      assert.is(dialogs.length, 1);
      assert.equal(await clock.run(send(checkout)), end);
      assert.is(dialogs.length, 1, 'one dialog');
    });

  test(`returns a silent abort for ${what} after a cancel`, async () => {
    const { checkout } = await openPurchase();
    checkout.cancel();
    assert.ok(isSilent(await clock.run(send(checkout))));
  });

  test(`returns a silent abort for ${what} after a redirect`, async () => {
    const { checkout } = await openPurchase();
    checkout.finish({ type: 'decelerate', reason: 'captcha_required' });
    assert.ok(isSilent(await clock.run(send(checkout))));
  });
}

test('returns the message of the dialog that opened, not of a later end', async () => {
  const { checkout } = await openPurchase();
  checkout.finish(ABORT);
  checkout.finish(LATER);
  assert.equal(await checkout.setAddress(ADDRESS), ABORT);
});

test('returns the message of a cart that failed', async () => {
  const { checkout } = openCheckout({ ...createResponses(), cart: null });
  const opened = await checkout.open();
  assert.is(opened.type, 'abort');
  checkout.finish(opened);
  assert.equal(await checkout.setAddress(ADDRESS), opened);
});

/** Ends whose message the shopper never saw. */
const UNSEEN: [what: string, run: () => Promise<Checkout>][] = [
  [
    'of a sheet that failed while it paid for the order',
    async () => {
      const { promise, release } = hold<unknown>();
      const { checkout, visited } = await openPurchase({ cartPrepareForCompletion: () => promise });
      void checkout.authorize(PAYMENT);
      await clock.advance(0);
      checkout.finish(ABORT);
      release(createResponses().cartPrepareForCompletion);
      await clock.advance(1000);
      assert.equal(visited, [THANKS]);
      return checkout;
    },
  ],
  [
    'of a sheet that fails once the order is placed',
    async () => {
      const { checkout, visited } = await openPurchase({ cartSubmitForCompletion: SUCCESS });
      checkout.finish(await clock.run(checkout.authorize(PAYMENT)));
      checkout.finish(ABORT);
      assert.equal(visited, [THANKS]);
      return checkout;
    },
  ],
  [
    'that follows a cancel',
    async () => {
      const { checkout, dialogs } = await openPurchase();
      checkout.cancel();
      checkout.finish(ABORT);
      assert.equal(dialogs, []);
      return checkout;
    },
  ],
];

for (const [what, run] of UNSEEN)
  test(`never returns the message ${what}`, async () => {
    const checkout = await run();
    assert.ok(isSilent(await checkout.setAddress(ADDRESS)));
  });

test.run();
