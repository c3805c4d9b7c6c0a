import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FUNDING, flowOf, getFundingSources, isFundingEligible } from './funding';
import type { Options } from './types';

const test = suite('funding');
const token = async () => 'EC-1';

test('names the sources in capitals', () => {
  assert.is(FUNDING.PAYPAL, 'paypal');
  assert.is(FUNDING.VENMO, 'venmo');
  assert.equal(Object.values(FUNDING), getFundingSources());
});

const FLOWS: [options: Options, flow: string, venmo: boolean][] = [
  [{ createOrder: token }, 'purchase', true],
  [{}, 'purchase', true],
  [{ createVaultSetupToken: token }, 'vault_without_purchase', true],
  [{ createBillingAgreement: token }, 'billing_setup', false],
  [{ createBillingAgreement: token, createOrder: token }, 'billing_setup', false],
  [{ createSubscription: token }, 'subscription_setup', false],
];

for (const [options, flow, venmo] of FLOWS)
  test(`${Object.keys(options).join(' and ') || 'no way of making an order'} is a ${flow}, for PayPal${venmo ? ' and Venmo' : ' alone'}`, () => {
    assert.is(flowOf(options), flow);
    assert.ok(isFundingEligible('paypal', flowOf(options)));
    assert.is(isFundingEligible('venmo', flowOf(options)), venmo);
  });

test('a source that the stand-in only knows the name of can pay nothing', () => {
  assert.not.ok(isFundingEligible('card'));
});

test('a source can be made ineligible', () => {
  assert.not.ok(isFundingEligible('venmo', 'purchase', ['venmo']));
  assert.ok(isFundingEligible('paypal', 'purchase', ['venmo']));
});

test.run();
