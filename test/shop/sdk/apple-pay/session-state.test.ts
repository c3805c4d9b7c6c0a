import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createState, type State } from './session-state';

const test = suite('apple pay states');

type Machine = ReturnType<typeof createState>;

/** How a session comes into each of its states. */
const WAYS: Record<State, (state: Machine) => void> = {
  Idle() {},
  Active: state => state.begin(),
  ShippingContactSelected: state => ask(state, 'ShippingContactSelected'),
  ShippingMethodSelected: state => ask(state, 'ShippingMethodSelected'),
  PaymentMethodSelected: state => ask(state, 'PaymentMethodSelected'),
  CouponCodeChanged: state => ask(state, 'CouponCodeChanged'),
  Authorized: state => ask(state, 'Authorized'),
  CancelRequested(state) {
    ask(state, 'ShippingMethodSelected');
    state.requestCancel();
  },
  Completed(state) {
    ask(state, 'Authorized');
    state.complete();
  },
  Aborted(state) {
    state.begin();
    state.abort();
  },
  Canceled(state) {
    state.begin();
    state.cancel();
  },
};

function ask(state: Machine, asking: Parameters<Machine['ask']>[0]) {
  state.begin();
  state.validated();
  state.ask(asking);
}

const LIVE: State[] = [
  'Active',
  'ShippingContactSelected',
  'ShippingMethodSelected',
  'PaymentMethodSelected',
  'CouponCodeChanged',
  'Authorized',
  'CancelRequested',
];

/** What the page may do, and in which states; in all others it is an `InvalidAccessError`, and nothing happens. */
const CALLS: [call: string, states: State[], run: (state: Machine) => void][] = [
  ['begin', ['Idle'], state => state.begin()],
  ['abort', LIVE, state => state.abort()],
  ['completeMerchantValidation', ['Active'], state => state.mayValidate()],
  [
    'completeShippingContactSelection',
    ['ShippingContactSelected'],
    state => state.mayAnswer('ShippingContactSelected'),
  ],
  [
    'completeShippingMethodSelection',
    ['ShippingMethodSelected'],
    state => state.mayAnswer('ShippingMethodSelected'),
  ],
  [
    'completePaymentMethodSelection',
    ['PaymentMethodSelected'],
    state => state.mayAnswer('PaymentMethodSelected'),
  ],
  ['completeCouponCodeChange', ['CouponCodeChanged'], state => state.mayAnswer('CouponCodeChanged')],
  ['completePayment', ['Authorized'], state => state.mayAnswer('Authorized')],
];

for (const [call, states, run] of CALLS)
  for (const [state, reach] of Object.entries(WAYS) as [State, (state: Machine) => void][])
    test(`${call} ${states.includes(state) ? 'is due' : 'is an InvalidAccessError'} where a session is ${state}`, () => {
      const machine = createState();
      reach(machine);
      assert.is(machine.state, state);
      if (states.includes(state)) return run(machine);
      assert.throws(
        () => run(machine),
        (error: Error) => error.name === 'InvalidAccessError',
      );
      assert.is(machine.state, state);
    });

test('a merchant is validated once', () => {
  const machine = createState();
  machine.begin();
  machine.validated();
  assert.throws(
    () => machine.mayValidate(),
    (error: Error) => error.name === 'InvalidAccessError',
  );
});

test('an answer makes a session active again', () => {
  const machine = createState();
  ask(machine, 'CouponCodeChanged');
  machine.answered();
  assert.is(machine.state, 'Active');
});

test.run();
