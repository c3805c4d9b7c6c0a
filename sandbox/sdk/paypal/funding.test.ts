import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  FUNDING,
  findStyleFault,
  flowOf,
  type GivenStyle,
  getFundingSources,
  isFundingEligible,
} from './funding';
import type { Options } from './types';

const token = async () => 'EC-1';

test('exports the names of the sources in capitals', () => {
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
  test(`${Object.keys(options).join(' and ') || 'no method'} is a ${flow}, for PayPal${venmo ? ' and Venmo' : ' alone'}`, () => {
    assert.is(flowOf(options), flow);
    assert.ok(isFundingEligible('paypal', flowOf(options)));
    assert.is(isFundingEligible('venmo', flowOf(options)), venmo);
  });

test('a source without a row is not eligible', () => {
  assert.not.ok(isFundingEligible('card'));
});

test('the control makes a source ineligible', () => {
  assert.not.ok(isFundingEligible('venmo', 'purchase', ['venmo']));
  assert.ok(isFundingEligible('paypal', 'purchase', ['venmo']));
});

/** Messages of the real script. */
const FAULTS: [source: string, style: GivenStyle, message: string, kind?: typeof TypeError][] = [
  ['paypal', { layout: 'diagonal' }, 'Invalid layout: diagonal'],
  ['paypal', { label: 'rent' }, 'Invalid label: rent'],
  [
    'venmo',
    { color: 'gold' },
    'Unexpected style.color for venmo button: gold, expected blue, silver, black, white',
  ],
  [
    'paypal',
    { color: 'pink' },
    'Unexpected style.color for paypal button: pink, expected gold, blue, silver, white, black',
  ],
  ['paypal', { shape: 'star' }, 'Unexpected style.shape for paypal button: star, expected rect, pill, sharp'],
  ['paypal', { height: '44px' }, 'Expected style.height to be a number, got: 44px', TypeError],
  ['paypal', { height: 24 }, 'Expected style.height to be between 25px and 55px - got 24px'],
  ['paypal', { height: 56 }, 'Expected style.height to be between 25px and 55px - got 56px'],
  [
    'paypal',
    { height: 44, disableMaxHeight: true },
    'Unexpected style.height for style.disableMaxHeight: got: 44, expected undefined.',
    TypeError,
  ],
  [
    'paypal',
    { disableMaxHeight: 'yes' },
    'Expected style.disableMaxHeight to be a boolean, got: yes',
    TypeError,
  ],
  ['paypal', { borderRadius: '4px' }, 'Expected style.borderRadius to be a number, got: 4px', TypeError],
  ['paypal', { borderRadius: -1 }, 'Expected style.borderRadius to be greater than or equal to 0, got: -1'],
  ['paypal', { layout: 'vertical', tagline: true }, 'style.tagline is not allowed for vertical layout'],
];

for (const [source, style, message, kind = Error] of FAULTS)
  test(`rejects ${JSON.stringify(style)} of ${source}`, () => {
    const fault = findStyleFault(style, source);
    assert.is(fault?.message, message);
    assert.is(fault?.constructor, kind);
  });

const FINE: [source: string, style: GivenStyle][] = [
  ['paypal', {}],
  ['paypal', { height: 25, borderRadius: 0, tagline: true }],
  ['venmo', { height: 55, color: 'blue', label: 'pay', layout: 'horizontal', shape: 'pill' }],
  ['paypal', { disableMaxHeight: true, disableMaxWidth: true, color: 'gold' }],
];

for (const [source, style] of FINE)
  test(`accepts ${JSON.stringify(style)} of ${source}`, () => {
    assert.is(findStyleFault(style, source), undefined);
  });

test.run();
