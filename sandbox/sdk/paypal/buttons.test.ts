import '../../../test/run/dom';
import * as assert from 'uvu/assert';
import { recordWarnings } from '../../../test/fakes/fake-console';
import { test } from '../../../test/run/suite';
import { Buttons } from './buttons';
import type { Options } from './types';

const createOrder = async () => 'EC-1';
const VENMO_AGREEMENT: Options = { fundingSource: 'venmo', createBillingAgreement: createOrder };

test.before.each(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<div id="place"></div>';
});

const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    error => error.message,
  );

test('throws for a wrong style when it is created and when it changes', async () => {
  assert.throws(() => Buttons({ createOrder, style: { height: 60 } }), /between 25px and 55px - got 60px/);
  const changed = Buttons({ createOrder }).updateProps({ style: { label: 'rent' as 'pay' } });
  assert.is(await messageOf(changed), 'Invalid label: rent');
});

test('does not check the style of a button that is not eligible', () => {
  assert.not.ok(Buttons({ ...VENMO_AGREEMENT, style: { color: 'gold' } }).isEligible());
});

test('is eligible by funding source, flow and control', () => {
  assert.ok(Buttons({ fundingSource: 'venmo', createOrder }).isEligible());
  assert.not.ok(Buttons(VENMO_AGREEMENT).isEligible());
  sessionStorage.setItem('paypal-sandbox', '{"ineligible":["paypal"]}');
  assert.not.ok(Buttons({ createOrder }).isEligible());
});

test('does not render without a container, or if it is not eligible', async () => {
  assert.is(await messageOf(Buttons(VENMO_AGREEMENT).render('#place')), 'venmo is not eligible');
  assert.is(
    await messageOf(Buttons({ createOrder }).render('#nowhere')),
    'Document is ready and element #nowhere does not exist',
  );
});

test('ignores a control that is not JSON, and warns', () => {
  const { lines } = recordWarnings();
  sessionStorage.setItem('paypal-sandbox', '{ineligible');
  assert.ok(Buttons({ createOrder }).isEligible());
  assert.match(lines[0] ?? '', 'paypal-sandbox is not JSON');
});

test.run();
