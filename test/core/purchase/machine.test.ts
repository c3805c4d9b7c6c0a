import '../../run/dom';
import * as assert from 'uvu/assert';
import {
  INITIAL_STATE,
  type Outcome,
  type PurchaseEvent,
  type PurchaseState,
  type Stage,
  transition,
  UNKNOWN_OUTCOME,
} from '../../../src/core/purchase/machine';
import type { Money } from '../../../src/core/types/cart';
import { THANKS } from '../../fakes/answers';
import { brl, createCart } from '../../fakes/fake-cart';
import { test } from '../../run/suite';

const cart = createCart();
const COMPLETE: Outcome = { type: 'complete', redirectUrl: THANKS };

/** One event of each kind, of the current attempt. */
const EVENTS: { [type in PurchaseEvent['type']]: Extract<PurchaseEvent, { type: type }> } = {
  show: { type: 'show', cart },
  identify: { type: 'identify', sheet: {} },
  learn: { type: 'learn', sheet: { delivery: 'BR' } },
  wait: { type: 'wait' },
  pay: { type: 'pay' },
  stop: { type: 'stop', attempt: 1 },
  submit: { type: 'submit', attempt: 1, total: cart.totalAmount },
  lose: { type: 'lose' },
  reject: { type: 'reject' },
  decide: { type: 'decide', outcome: COMPLETE },
  expire: { type: 'expire', attempt: 1 },
  cancel: { type: 'cancel' },
  close: { type: 'close' },
  end: { type: 'end', status: 'failed', keepsData: false, action: undefined },
};

type Name = keyof typeof EVENTS;

const { show, identify, pay, stop, submit, lose, reject, decide, expire, cancel, end } = EVENTS;
const closes = EVENTS.close;

const after = (...events: PurchaseEvent[]): PurchaseState => events.reduce(transition, INITIAL_STATE);

const STATES: Record<Stage, PurchaseState> = {
  open: INITIAL_STATE,
  shown: after(show),
  paying: after(show, pay),
  submitted: after(show, pay, submit),
  decided: after(show, pay, submit, decide),
  settled: after(show, end),
};

/** The stage after each stage and event. All other pairs change nothing. */
const MEANINGS: Record<Stage, Partial<Record<Name, Stage>>> = {
  open: { show: 'shown', identify: 'open', learn: 'open', cancel: 'settled', end: 'settled' },
  shown: {
    show: 'shown',
    identify: 'shown',
    learn: 'shown',
    pay: 'paying',
    cancel: 'settled',
    end: 'settled',
  },
  paying: {
    show: 'paying',
    identify: 'paying',
    learn: 'paying',
    stop: 'shown',
    submit: 'submitted',
    expire: 'shown',
    cancel: 'settled',
    close: 'paying',
  },
  submitted: {
    show: 'submitted',
    expire: 'submitted',
    wait: 'submitted',
    lose: 'submitted',
    reject: 'shown',
    decide: 'decided',
    cancel: 'submitted',
    close: 'submitted',
  },
  decided: { end: 'settled' },
  settled: {},
};

for (const [stage, meanings] of Object.entries(MEANINGS) as [Stage, Partial<Record<Name, Stage>>][])
  for (const name of Object.keys(EVENTS) as Name[]) {
    const next = meanings[name];
    test(`${stage}: ${name} ${next ? `changes to ${next}` : 'changes nothing'}`, () => {
      const state = STATES[stage];
      const reached = transition(state, EVENTS[name]);
      assert.is(state.stage, stage);
      assert.is(reached.stage, next ?? stage);
      assert.is(reached === state, !next);
    });
  }

test('starts busy, without a displayed cart and without personal data', () => {
  const { stage, status, displayed, hasPersonalData } = INITIAL_STATE;
  assert.equal([stage, status, displayed, hasPersonalData], ['open', 'busy', undefined, false]);
});

test('uses the last displayed cart as the agreed one', () => {
  assert.is(after(show, showDearer).displayed, dearer);
});

const dearer = createCart({ total: brl('190.0') });
const showDearer: PurchaseEvent = { type: 'show', cart: dearer };

for (const [when, events] of [
  ['has paid', [show, pay]],
  ['has been submitted', [show, pay, submit]],
] as const)
  test(`keeps the agreed cart once the shopper ${when}`, () => {
    const state = after(...events, showDearer);
    assert.equal([state.agreed, state.stage], [cart, events[2] ? 'submitted' : 'paying']);
  });

test('uses a cart displayed during a payment for the next payment', () => {
  assert.is(after(show, pay, showDearer, stop, pay).agreed, dearer);
  assert.is(after(show, pay, submit, showDearer, reject, pay).agreed, dearer);
});

test('compares a submission with the agreed cart, not with one displayed later', () => {
  const total = brl('190.0');
  assert.is(after(show, pay, showDearer, { ...submit, total }).stage, 'paying');
  assert.is(after(show, pay, showDearer, submit).stage, 'submitted');
});

test('numbers the payments', () => {
  assert.is(after(show, pay, stop, pay).attempt, 2);
});

const TOTALS: [what: string, total: Money, stage: Stage][] = [
  ['for the displayed total', brl('188.0'), 'submitted'],
  ['for the same total with more decimals', brl('188.00'), 'submitted'],
  ['for less', brl('150.0'), 'submitted'],
  ['for nothing', brl('0.0'), 'submitted'],
  ['for one cent more', brl('188.01'), 'paying'],
  ['in another currency', { amount: '188.0', currencyCode: 'USD' }, 'paying'],
  ['for less in another currency', { amount: '1.0', currencyCode: 'USD' }, 'paying'],
  ['for an invalid amount', brl('188,0'), 'paying'],
  ['for an empty amount', brl(''), 'paying'],
  ['for a missing amount', { currencyCode: 'BRL' } as Money, 'paying'],
];

for (const [what, total, stage] of TOTALS)
  test(`${stage === 'submitted' ? 'submits' : 'does not submit'} ${what}`, () => {
    assert.is(after(show, pay, { ...submit, total }).stage, stage);
  });

test('submits nothing if the displayed total is invalid', () => {
  const unreadable = createCart({ total: brl('nonsense') });
  assert.is(after({ type: 'show', cart: unreadable }, pay, submit).stage, 'paying');
});

for (const type of ['stop', 'expire'] as const)
  test(`submits nothing of an attempt revoked by ${type}`, () => {
    const state = after(show, pay, EVENTS[type], pay);
    assert.is(transition(state, submit), state);
    assert.is(transition(state, { ...submit, attempt: 2 }).stage, 'submitted');
  });

for (const type of ['stop', 'expire'] as const)
  test(`${type} of an older attempt changes nothing of a newer one`, () => {
    const state = after(show, pay, stop, pay);
    assert.is(transition(state, { type, attempt: 1 }), state);
    assert.is(transition(state, { type, attempt: 2 }).stage, 'shown');
  });

test('accepts a rejection, and allows another payment', () => {
  const state = after(show, pay, submit, reject);
  assert.equal([state.stage, state.status, state.outcome], ['shown', 'busy', undefined]);
  assert.is(transition(state, pay).stage, 'paying');
});

test('has an unknown outcome if a rejection follows a lost response', () => {
  const state = after(show, pay, submit, lose, reject);
  assert.is(state.stage, 'decided');
  assert.equal(state.outcome, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.is(state.outcome, UNKNOWN_OUTCOME);
});

test('resets the unknown outcome on the next submission', () => {
  const state = after(show, pay, submit, reject, pay, { ...submit, attempt: 2 });
  assert.is(transition(state, reject).stage, 'shown');
});

test('keeps a known success, whatever follows', () => {
  for (const event of [lose, reject, cancel, closes, expire, stop, pay])
    assert.is(after(show, pay, submit, decide, event).outcome, COMPLETE);
  assert.is(after(show, pay, submit, decide, end).outcome, COMPLETE);
});

const DATA: [what: string, events: PurchaseEvent[], hasPersonalData: boolean][] = [
  ['none before the server has any', [show], false],
  ['an address sends it', [identify], true],
  ['a payment sends it', [show, pay, identify], true],
  ['a revoked payment keeps it on the server', [show, pay, identify, expire], true],
  ['a submission owns it', [identify, show, pay, submit], false],
  ['a lost response leaves it to the order', [identify, show, pay, submit, lose], false],
  ['a rejection returns it', [identify, show, pay, submit, reject], true],
  ['a rejection after a lost response leaves it', [identify, show, pay, submit, lose, reject], false],
  ['an order keeps it', [identify, show, pay, submit, decide, end], false],
  ['a cancel removes it', [identify, cancel], true],
  ['a cancel of a payment removes it', [show, pay, identify, cancel], true],
  ['a cancel before a rejection removes it', [identify, show, pay, submit, cancel, reject], true],
  ['an end without an order removes it', [identify, end], true],
  ['an end that keeps the data does not remove it', [identify, { ...end, keepsData: true }], false],
];

for (const [what, events, hasPersonalData] of DATA)
  test(`personal data: ${what}`, () => {
    assert.is(after(...events).hasPersonalData, hasPersonalData);
  });

test('a cancel before the submission enables the button', () => {
  for (const events of [[], [show], [show, pay]]) assert.is(after(...events, cancel).status, 'cancelled');
});

test('a cancel after the submission keeps the button busy until a known rejection', () => {
  const state = after(show, pay, submit, cancel);
  assert.equal([state.stage, state.status], ['submitted', 'busy']);
  const rejected = transition(state, reject);
  assert.equal([rejected.stage, rejected.status], ['settled', 'cancelled']);
});

test('a cancel after the submission redirects on a lost response, and ignores a later rejection', () => {
  const state = after(show, pay, submit, cancel, lose, reject);
  assert.equal([state.stage, state.status, state.outcome], ['decided', 'busy', UNKNOWN_OUTCOME]);
});

test('a sheet that fails during a payment keeps the button busy, and the payment continues', () => {
  const state = after(show, pay, closes);
  assert.equal([state.stage, state.status, state.sheetGone], ['paying', 'busy', 'closed']);
  assert.is(transition(state, submit).stage, 'submitted');
});

test('a sheet that the shopper has closed counts as cancelled', () => {
  assert.is(after(show, pay, submit, cancel, closes).sheetGone, 'cancelled');
});

test('a cancel of a closed sheet counts', () => {
  assert.is(after(show, pay, submit, closes, cancel).sheetGone, 'cancelled');
});

for (const status of ['failed', 'redirecting', 'unconfirmed', 'completed'] as const)
  test(`ends as ${status}`, () => {
    assert.is(after(show, { ...end, status }).status, status);
    assert.is(after(show, pay, submit, decide, { ...end, status }).status, status);
  });

for (const [stage, state] of Object.entries(STATES))
  test(`${stage}: a cancel ${state.isRevocable ? 'ends the purchase' : 'is too late'}`, () => {
    assert.is(state.isRevocable, ['open', 'shown', 'paying'].includes(stage));
    const { status } = transition(state, cancel);
    assert.is(status === 'cancelled', state.isRevocable);
  });

test('does not change its input', () => {
  const state = Object.freeze(after(show, pay));
  transition(state, submit);
  assert.is(state.stage, 'paying');
});

test.run();
