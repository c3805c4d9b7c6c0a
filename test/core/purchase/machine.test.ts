import '../../run/dom';
import * as assert from 'uvu/assert';
import {
  INVARIANTS,
  isRevocable,
  type Outcome,
  type PurchaseEvent,
  type PurchaseState,
  START,
  type Stage,
  transition,
  UNKNOWN,
} from '../../../src/core/purchase/machine';
import type { Money } from '../../../src/core/types/cart';
import { THANKS } from '../../fakes/answers';
import { brl, createCart } from '../../fakes/fake-cart';
import { test } from '../../run/suite';

const cart = createCart();
const COMPLETE: Outcome = { type: 'complete', redirectUrl: THANKS };

/** One event of each kind, of the attempt under way. */
const EVENTS: { [type in PurchaseEvent['type']]: Extract<PurchaseEvent, { type: type }> } = {
  show: { type: 'show', cart },
  identify: { type: 'identify' },
  pay: { type: 'pay' },
  stop: { type: 'stop', attempt: 1 },
  submit: { type: 'submit', attempt: 1, total: cart.totalAmount },
  lose: { type: 'lose' },
  refuse: { type: 'refuse' },
  decide: { type: 'decide', outcome: COMPLETE },
  expire: { type: 'expire', attempt: 1 },
  cancel: { type: 'cancel' },
  break: { type: 'break' },
  end: { type: 'end', status: 'failed' },
};

type Name = keyof typeof EVENTS;

const { show, identify, pay, stop, submit, lose, refuse, decide, expire, cancel, end } = EVENTS;
const breaks = EVENTS.break;

const after = (...events: PurchaseEvent[]): PurchaseState => events.reduce(transition, START);

const STATES: Record<Stage, PurchaseState> = {
  open: START,
  shown: after(show),
  paying: after(show, pay),
  submitted: after(show, pay, submit),
  decided: after(show, pay, submit, decide),
  settled: after(show, end),
};

/** Stage, event, and the stage after it; every pair that is not here changes nothing. */
const MEANINGS: Record<Stage, Partial<Record<Name, Stage>>> = {
  open: { show: 'shown', identify: 'open', cancel: 'settled', end: 'settled' },
  shown: { show: 'shown', identify: 'shown', pay: 'paying', cancel: 'settled', end: 'settled' },
  paying: {
    show: 'paying',
    identify: 'paying',
    stop: 'shown',
    submit: 'submitted',
    expire: 'shown',
    cancel: 'settled',
    break: 'paying',
  },
  submitted: {
    show: 'submitted',
    lose: 'submitted',
    refuse: 'shown',
    decide: 'decided',
    cancel: 'submitted',
    break: 'submitted',
  },
  decided: { end: 'settled' },
  settled: {},
};

for (const [stage, meanings] of Object.entries(MEANINGS) as [Stage, Partial<Record<Name, Stage>>][])
  for (const name of Object.keys(EVENTS) as Name[]) {
    const next = meanings[name];
    test(`${stage}: ${name} ${next ? `means ${next}` : 'changes nothing'}`, () => {
      const state = STATES[stage];
      const reached = transition(state, EVENTS[name]);
      assert.is(state.stage, stage);
      assert.is(reached.stage, next ?? stage);
      assert.is(reached === state, !next);
    });
  }

test('starts busy, with nothing shown and nobody known', () => {
  assert.equal(START, { stage: 'open', status: 'busy', attempt: 0, hasPersonalData: false });
});

test('takes the cart that the sheet shows last for what was agreed', () => {
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

test('uses a cart shown during a payment for the next payment', () => {
  assert.is(after(show, pay, showDearer, stop, pay).agreed, dearer);
  assert.is(after(show, pay, submit, showDearer, refuse, pay).agreed, dearer);
});

test('compares a submission with the agreed cart, not with one shown later', () => {
  const total = brl('190.0');
  assert.is(after(show, pay, showDearer, { ...submit, total }).stage, 'paying');
  assert.is(after(show, pay, showDearer, submit).stage, 'submitted');
});

test('numbers the payments', () => {
  assert.is(after(show, pay, stop, pay).attempt, 2);
});

const TOTALS: [what: string, total: Money, stage: Stage][] = [
  ['for the total that was shown', brl('188.0'), 'submitted'],
  ['for the same total, written otherwise', brl('188.00'), 'submitted'],
  ['for less', brl('150.0'), 'submitted'],
  ['for nothing', brl('0.0'), 'submitted'],
  ['for a cent more', brl('188.01'), 'paying'],
  ['in another currency', { amount: '188.0', currencyCode: 'USD' }, 'paying'],
  ['for less in another currency', { amount: '1.0', currencyCode: 'USD' }, 'paying'],
  ['for an amount that is no number', brl('188,0'), 'paying'],
  ['for an empty amount', brl(''), 'paying'],
  ['for an amount that is missing', { currencyCode: 'BRL' } as Money, 'paying'],
];

for (const [what, total, stage] of TOTALS)
  test(`${stage === 'submitted' ? 'submits' : 'does not submit'} ${what}`, () => {
    assert.is(after(show, pay, { ...submit, total }).stage, stage);
  });

test('submits nothing where the total that was shown can not be read', () => {
  const unreadable = createCart({ total: brl('nonsense') });
  assert.is(after({ type: 'show', cart: unreadable }, pay, submit).stage, 'paying');
});

for (const type of ['stop', 'expire'] as const)
  test(`submits nothing of an attempt that was revoked by ${type}`, () => {
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

test('takes a refusal for what it says, and lets the shopper pay again', () => {
  const state = after(show, pay, submit, refuse);
  assert.equal([state.stage, state.status, state.outcome], ['shown', 'busy', undefined]);
  assert.is(transition(state, pay).stage, 'paying');
});

test('leaves it to the checkout whether there is an order where a refusal follows a lost answer', () => {
  const state = after(show, pay, submit, lose, refuse);
  assert.is(state.stage, 'decided');
  assert.equal(state.outcome, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.is(state.outcome, UNKNOWN);
});

test('forgets the doubt about an attempt with the next submission', () => {
  const state = after(show, pay, submit, refuse, pay, { ...submit, attempt: 2 });
  assert.is(transition(state, refuse).stage, 'shown');
});

test('keeps a success that is known, whatever comes after it', () => {
  for (const event of [lose, refuse, cancel, breaks, expire, stop, pay])
    assert.is(after(show, pay, submit, decide, event).outcome, COMPLETE);
  assert.is(after(show, pay, submit, decide, end).outcome, COMPLETE);
});

const DATA: [what: string, events: PurchaseEvent[], hasPersonalData: boolean][] = [
  ['nobody is known before the server is told', [show], false],
  ['an address tells who the shopper is', [identify], true],
  ['a payment tells who the shopper is', [show, pay, identify], true],
  ['a payment that is revoked leaves it known', [show, pay, identify, expire], true],
  ['the data belongs to what is submitted', [identify, show, pay, submit], false],
  ['a lost answer leaves the data to the order', [identify, show, pay, submit, lose], false],
  ['a refusal gives the data back', [identify, show, pay, submit, refuse], true],
  ['a refusal after a lost answer leaves it', [identify, show, pay, submit, lose, refuse], false],
  ['an order keeps the data', [identify, show, pay, submit, decide, end], false],
  ['a cancel has it removed', [identify, cancel], true],
  ['a cancel of a payment has it removed', [show, pay, identify, cancel], true],
  ['a cancel that a refusal follows has it removed', [identify, show, pay, submit, cancel, refuse], true],
  ['an end that is no order has it removed', [identify, end], true],
  ['an end that goes on with the data keeps it', [identify, { ...end, keepsData: true }], false],
];

for (const [what, events, hasPersonalData] of DATA)
  test(`personal data: ${what}`, () => {
    assert.is(after(...events).hasPersonalData, hasPersonalData);
  });

test('a cancel frees the button before the submission', () => {
  for (const events of [[], [show], [show, pay]]) assert.is(after(...events, cancel).status, 'cancelled');
});

test('a cancel after the submission keeps the button busy, until a known refusal frees it', () => {
  const state = after(show, pay, submit, cancel);
  assert.equal([state.stage, state.status], ['submitted', 'busy']);
  const refused = transition(state, refuse);
  assert.equal([refused.stage, refused.status], ['settled', 'cancelled']);
});

test('a cancel after the submission leads on where its answer is lost, and then a refusal', () => {
  const state = after(show, pay, submit, cancel, lose, refuse);
  assert.equal([state.stage, state.status, state.outcome], ['decided', 'busy', UNKNOWN]);
});

test('a sheet that breaks in mid-payment keeps the button busy, and the payment goes on', () => {
  const state = after(show, pay, breaks);
  assert.equal([state.stage, state.status, state.sheetGone], ['paying', 'busy', 'broken']);
  assert.is(transition(state, submit).stage, 'submitted');
});

test('a sheet that the shopper has closed is not a broken one', () => {
  assert.is(after(show, pay, submit, cancel, breaks).sheetGone, 'cancelled');
});

test('a cancel of a sheet that broke counts', () => {
  assert.is(after(show, pay, submit, breaks, cancel).sheetGone, 'cancelled');
});

for (const status of ['failed', 'redirecting', 'unconfirmed', 'completed'] as const)
  test(`ends as ${status}`, () => {
    assert.is(after(show, { type: 'end', status }).status, status);
    assert.is(after(show, pay, submit, decide, { type: 'end', status }).status, status);
  });

for (const [stage, state] of Object.entries(STATES))
  test(`${stage}: a cancel ${isRevocable(state) ? 'ends the purchase' : 'comes too late'}`, () => {
    assert.is(isRevocable(state), ['open', 'shown', 'paying'].includes(stage));
    const { status } = transition(state, cancel);
    assert.is(status === 'cancelled', isRevocable(state));
  });

test('does not change the state it is given', () => {
  const state = Object.freeze(after(show, pay));
  transition(state, submit);
  assert.is(state.stage, 'paying');
});

test('each promise is a sentence', () => {
  for (const sentence of Object.values(INVARIANTS)) assert.match(sentence, /^[A-Z].*\.$/);
});

test.run();
