import '../../../test/run/dom';
import * as assert from 'uvu/assert';
import { test } from '../../../test/run/suite';
import { assertThrows } from './sample-session';
import { createState, type State } from './session-rules';

type Machine = ReturnType<typeof createState>;

const startPending = (pending: Parameters<Machine['startPending']>[0]) => (machine: Machine) => {
  machine.begin();
  machine.validated();
  machine.startPending(pending);
};

/** Functions that bring a session into each state. */
const WAYS: Record<State, (machine: Machine) => void> = {
  Idle() {},
  Active: machine => machine.begin(),
  ShippingContactSelected: startPending('ShippingContactSelected'),
  ShippingMethodSelected: startPending('ShippingMethodSelected'),
  PaymentMethodSelected: startPending('PaymentMethodSelected'),
  CouponCodeChanged: startPending('CouponCodeChanged'),
  Authorized: startPending('Authorized'),
  CancelRequested(machine) {
    startPending('ShippingMethodSelected')(machine);
    machine.requestCancel();
  },
  Completed(machine) {
    startPending('Authorized')(machine);
    machine.complete();
  },
  Aborted(machine) {
    machine.begin();
    machine.abort();
  },
  Canceled(machine) {
    machine.begin();
    machine.cancel();
  },
};

const ASKING = [
  'ShippingContactSelected',
  'ShippingMethodSelected',
  'PaymentMethodSelected',
  'CouponCodeChanged',
  'Authorized',
] as const;

/** The calls of the page, with the states in which each is allowed. */
const CALLS: [call: string, states: State[], run: (machine: Machine) => void][] = [
  ['begin', ['Idle'], machine => machine.begin()],
  ['abort', ['Active', ...ASKING, 'CancelRequested'], machine => machine.abort()],
  ['completeMerchantValidation', ['Active'], machine => machine.mayValidate()],
  ...ASKING.map((state): (typeof CALLS)[number] => [
    `an answer to ${state}`,
    [state],
    machine => machine.assertPending(state),
  ]),
];

for (const [call, states, run] of CALLS)
  test(`${call} is an InvalidAccessError but in ${states.join(', ')}`, () => {
    for (const [state, reach] of Object.entries(WAYS) as [State, (machine: Machine) => void][]) {
      const machine = createState();
      reach(machine);
      assert.is(machine.state, state);
      if (states.includes(state)) run(machine);
      else {
        assertThrows('InvalidAccessError', () => run(machine));
        assert.is(machine.state, state);
      }
    }
  });

test('a merchant is validated once', () => {
  const machine = createState();
  machine.begin();
  machine.validated();
  assertThrows('InvalidAccessError', () => machine.mayValidate());
});

test('a response makes a session active again', () => {
  const machine = createState();
  startPending('CouponCodeChanged')(machine);
  machine.answered();
  assert.is(machine.state, 'Active');
});

test.run();
