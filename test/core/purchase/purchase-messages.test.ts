import '../../run/dom';
import * as assert from 'uvu/assert';
import type { FinalAction, SheetAction } from '../../../src/core/types/action';
import type { Purchase } from '../../../src/core/types/purchase';
import { ADDRESS, createResponses, PAYMENT, SUCCESS, THANKS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { hold } from '../../fakes/hold';
import { openPurchase, openShownPurchase } from '../../fakes/open-purchase';
import { fixture, test } from '../../run/suite';

const ABORT: FinalAction = { type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' };
const LATER: FinalAction = { type: 'abort', reason: 'checkout_error', title: 'Outro', message: 'Outro' };
const SHOWN: FinalAction = { type: 'show_error', errors: [{ on: 'address', message: 'Rua' }] };

const clock = fixture(fakeClock);
fixture(recordErrors);
/** Events that a sheet may send after the end. */
const EVENTS: [what: string, send: (purchase: Purchase) => Promise<SheetAction>][] = [
  ['an address', purchase => purchase.setAddress(ADDRESS)],
  ['a delivery', purchase => purchase.setDelivery('fast')],
  ['a billing address', purchase => purchase.setBilling(ADDRESS)],
  ['a payment', purchase => purchase.authorize(PAYMENT)],
];
const isSilent = (action: SheetAction) => action.type === 'abort' && action.reason === 'silent';

for (const [what, send] of EVENTS) {
  for (const end of [ABORT, SHOWN])
    test(`returns the dialog's message of ${end.type} for ${what} after the end`, async () => {
      const { purchase, dialogs } = await openShownPurchase();
      purchase.finish(end);
      assert.is(dialogs.length, 1);
      assert.equal(await clock.run(send(purchase)), end);
      assert.is(dialogs.length, 1, 'one dialog');
    });

  test(`returns a silent abort for ${what} after a cancel`, async () => {
    const { purchase } = await openShownPurchase();
    purchase.cancel();
    assert.ok(isSilent(await clock.run(send(purchase))));
  });

  test(`returns a silent abort for ${what} after a redirect`, async () => {
    const { purchase } = await openShownPurchase();
    purchase.finish({ type: 'decelerate', reason: 'captcha_required' });
    assert.ok(isSilent(await clock.run(send(purchase))));
  });
}

test('returns the message of the dialog that opened, not of a later end', async () => {
  const { purchase } = await openShownPurchase();
  purchase.finish(ABORT);
  purchase.finish(LATER);
  assert.equal(await purchase.setAddress(ADDRESS), ABORT);
});

test('returns the message of a cart that failed', async () => {
  const { purchase } = openPurchase({ ...createResponses(), cart: null });
  const opened = await purchase.open<FinalAction>();
  assert.is(opened.type, 'abort');
  purchase.finish(opened);
  assert.equal(await purchase.setAddress(ADDRESS), opened);
});

/** Ends whose message the shopper never saw. */
const UNSEEN: [what: string, run: () => Promise<Purchase>][] = [
  [
    'of a sheet that failed while it paid for the order',
    async () => {
      const { promise, release } = hold<unknown>();
      const { purchase, visited } = await openShownPurchase({ cartPrepareForCompletion: () => promise });
      void purchase.authorize(PAYMENT);
      await clock.advance(0);
      purchase.finish(ABORT);
      release(createResponses().cartPrepareForCompletion);
      await clock.advance(1000);
      assert.equal(visited, [THANKS]);
      return purchase;
    },
  ],
  [
    'of a sheet that fails once the order is placed',
    async () => {
      const { purchase, visited } = await openShownPurchase({ cartSubmitForCompletion: SUCCESS });
      purchase.finish(await clock.run(purchase.authorize(PAYMENT)));
      purchase.finish(ABORT);
      assert.equal(visited, [THANKS]);
      return purchase;
    },
  ],
  [
    'that follows a cancel',
    async () => {
      const { purchase, dialogs } = await openShownPurchase();
      purchase.cancel();
      purchase.finish(ABORT);
      assert.equal(dialogs, []);
      return purchase;
    },
  ],
];

for (const [what, run] of UNSEEN)
  test(`never returns the message ${what}`, async () => {
    const purchase = await run();
    assert.ok(isSilent(await purchase.setAddress(ADDRESS)));
  });

test.run();
