import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { WalletResponse } from '../../../src/core/types/wallet';
import { ADDRESS, CART, DETAILS, drawPaypal, MAPPED, REDIRECT, UPDATE, WELL } from '../../fakes/open-paypal';
import { test } from '../../run/suite';

const ABORT: SheetAction = { type: 'abort', reason: 'silent', title: '', message: '' };
const DECELERATE: SheetAction = { type: 'decelerate', reason: 'currency_changed' };
const REFUSED: SheetAction = { type: 'show_error', errors: [{ on: 'unserviceable', message: 'Não.' }] };
const BILLING: SheetAction = { type: 'show_error', errors: [{ on: 'billing', message: 'Não.' }] };

const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => false,
    () => true,
  );
const withDetails = (over: object): WalletResponse<unknown> => ({
  payload: { buyerDetails: { ...DETAILS, ...over } },
});

for (const [requiresBillingAgreement, option, other] of [
  [false, 'createOrder', 'createBillingAgreement'],
  [true, 'createBillingAgreement', 'createOrder'],
] as const)
  test(`creates the token with ${option} if requiresBillingAgreement is ${requiresBillingAgreement}`, async () => {
    const { paypal, sent } = drawPaypal(WELL, { params: { requiresBillingAgreement } });
    assert.type(paypal.options[option], 'function');
    assert.is(paypal.options[other], undefined);
    assert.is(await paypal.click(), 'EC-1');
    assert.equal(sent, [
      ['paypalTokenCreate', { cartId: CART.id, billingAgreement: requiresBillingAgreement }],
    ]);
  });

test('starts the purchase synchronously in the click, and opens the cart for the token', async () => {
  const { paypal, purchase } = drawPaypal();
  await paypal.click();
  assert.equal(purchase.calls, [['open']]);
});

test('sends the approved details to the cart, then redirects', async () => {
  const { paypal, purchase, sent } = drawPaypal();
  await paypal.click();
  await paypal.approve();
  assert.equal(sent[1], ['paypalBuyerDetailsFetch', { cartId: CART.id, token: 'EC-1' }]);
  assert.equal(purchase.calls.slice(-3), [
    ['setAddress', MAPPED],
    ['setBilling', { ...MAPPED, city: 'Olinda' }],
    ['finish', REDIRECT],
  ]);
});

for (const [what, parts, mapped] of [
  ['a territory of the United States', { country: 'PR', province: null }, { country: 'US', province: 'PR' }],
  ['a country with another PayPal code', { country: 'UK' }, { country: 'GB' }],
  ['a name of one word', { firstName: 'Helena', lastName: null }, { lastName: 'Helena' }],
  ['no country', { country: null }, { country: 'ZZ' }],
  ['a company', { company: null }, { company: '' }],
  [
    'a street of two lines',
    { address1: 'Rua A', address2: 'ap. 3' },
    { address1: 'Rua A', address2: 'ap. 3' },
  ],
  [
    'a street without a second line',
    { address1: 'Rua A', address2: null },
    { address1: 'Rua A', address2: '' },
  ],
] as const)
  for (const name of ['paypal', 'venmo'] as const)
    test(`${name} maps ${what} by the address rules, for shipping and billing`, async () => {
      const { paypal, purchase, answers } = drawPaypal(WELL, { name });
      const address = { ...ADDRESS, ...parts };
      answers.paypalBuyerDetailsFetch = withDetails({ destinationAddress: address, billingAddress: address });
      await paypal.click();
      await paypal.approve();
      assert.equal(purchase.calls.slice(-3, -1), [
        ['setAddress', { ...MAPPED, ...mapped }],
        ['setBilling', { ...MAPPED, ...mapped }],
      ]);
    });

test('passes an invalid phone number to the checkout', async () => {
  const { paypal, purchase, answers } = drawPaypal();
  const address = { ...ADDRESS, phone: '555-0100' };
  answers.paypalBuyerDetailsFetch = withDetails({ destinationAddress: address, billingAddress: null });
  const phones: unknown[] = [];
  purchase.setAddress = async mapped => {
    phones.push(mapped.phone);
    return mapped.phone
      ? { type: 'show_error', errors: [{ on: 'field', field: 'phone', message: 'Não.' }] }
      : UPDATE;
  };
  await paypal.click();
  await paypal.approve();
  assert.equal(phones, ['555-0100', '']);
  assert.equal(purchase.calls.at(-1), ['finish', REDIRECT]);
});

for (const [remoteOrderId, reports] of [
  ['EC-1', 0],
  [null, 0],
  ['EC-2', 1],
] as const)
  test(`${reports ? 'reports' : 'does not report'} an approval of EC-1 if the storefront has ${remoteOrderId}`, async () => {
    const { paypal, purchase, answers, host } = drawPaypal();
    answers.paypalBuyerDetailsFetch = withDetails({ remoteOrderId });
    await paypal.click();
    await paypal.approve();
    const messages = host.reports.map(error => (error as Error).message);
    assert.equal(messages, Array(reports).fill('PayPal approved another order than the storefront has'));
    assert.equal(purchase.calls.at(-1), ['finish', REDIRECT]);
  });

for (const [hasManagedSellingPlanState, hasSellingPlan, option] of [
  [true, true, 'createBillingAgreement'],
  [true, false, 'createOrder'],
  [null, true, 'createOrder'],
  [false, true, 'createOrder'],
] as const)
  test(`creates the token with ${option} if hasManagedSellingPlanState is ${hasManagedSellingPlanState} ${hasSellingPlan ? 'with' : 'without'} a selling plan`, async () => {
    const { paypal, sent } = drawPaypal(WELL, {
      params: { requiresBillingAgreement: false, hasManagedSellingPlanState },
      settings: { hasSellingPlan },
    });
    await paypal.click();
    assert.type(paypal.options[option], 'function');
    assert.is(sent[0]?.[1]?.billingAgreement, option === 'createBillingAgreement');
  });

test('sends the e-mail with the address', async () => {
  const { paypal, purchase } = drawPaypal();
  const args: unknown[] = [];
  purchase.setAddress = async (...input) => {
    args.push(...input);
    return UPDATE;
  };
  await paypal.click();
  await paypal.approve();
  assert.equal(args, [MAPPED, DETAILS.email]);
});

test('sends only the billing address without shipping', async () => {
  const { paypal, purchase, answers } = drawPaypal();
  answers.paypalBuyerDetailsFetch = withDetails({ destinationAddress: null });
  await paypal.click();
  await paypal.approve();
  assert.equal(purchase.calls.slice(-3), [
    ['setAddress', { ...MAPPED, city: 'Olinda' }],
    ['setBilling', { ...MAPPED, city: 'Olinda' }],
    ['finish', REDIRECT],
  ]);
});

test('redirects without an address if the server has none', async () => {
  const { paypal, purchase, answers } = drawPaypal();
  answers.paypalBuyerDetailsFetch = withDetails({ destinationAddress: null, billingAddress: null });
  await paypal.click();
  await paypal.approve();
  assert.equal(purchase.calls.at(-1), ['finish', REDIRECT]);
  assert.not.ok(purchase.calls.some(([method]) => method.startsWith('set')));
});

for (const action of [REFUSED, DECELERATE, ABORT])
  test(`finishes with ${action.type} of the shipping address, and sends no billing address`, async () => {
    const { paypal, purchase } = drawPaypal({ ...WELL, setAddress: action });
    await paypal.click();
    await paypal.approve();
    assert.equal(purchase.calls.at(-1), ['finish', action]);
    assert.not.ok(purchase.calls.some(([method]) => method === 'setBilling'));
  });

for (const [billed, end] of [
  [BILLING, REDIRECT],
  [DECELERATE, DECELERATE],
  [ABORT, ABORT],
])
  test(`finishes with ${end?.type} if the billing address returns ${billed?.type}`, async () => {
    const { paypal, purchase } = drawPaypal({ ...WELL, setBilling: billed as SheetAction });
    await paypal.click();
    await paypal.approve();
    assert.equal(purchase.calls.at(-1), ['finish', end]);
  });

for (const action of [ABORT, DECELERATE])
  test(`finishes with ${action.type} of the open, and closes the window`, async () => {
    const { paypal, purchase, sent } = drawPaypal({ open: action });
    assert.ok(await failed(paypal.click()));
    assert.equal(sent, []);
    assert.equal(purchase.calls, [['open'], ['finish', action]]);
  });

test('finishes with the action of a rejected token, and closes the window', async () => {
  const { paypal, purchase, answers } = drawPaypal();
  answers.paypalTokenCreate = { action: ABORT };
  assert.ok(await failed(paypal.click()));
  assert.equal(purchase.calls, [['open'], ['finish', ABORT]]);
});

test('finishes with the action of rejected details', async () => {
  const { paypal, purchase, answers } = drawPaypal();
  answers.paypalBuyerDetailsFetch = { action: ABORT };
  await paypal.click();
  await paypal.approve();
  assert.equal(purchase.calls.at(-1), ['finish', ABORT]);
});

const SERVICE: SheetAction = { type: 'abort', reason: 'wallet_service', title: 'Falha', message: 'Falhou.' };
const SILENT = { ...SERVICE, message: '' };

for (const [what, name] of [
  ['token', 'paypalTokenCreate'],
  ['details', 'paypalBuyerDetailsFetch'],
] as const)
  test(`shows no dialog if PayPal has no ${what}, because its window shows the error`, async () => {
    const { paypal, purchase, answers } = drawPaypal();
    answers[name] = { action: SERVICE };
    if (!(await failed(paypal.click()))) await paypal.approve();
    assert.equal(purchase.calls.at(-1), ['finish', SILENT]);
  });

for (const method of ['open', 'setAddress', 'setBilling'] as const)
  test(`shows a service error of ${method} to the shopper`, async () => {
    const { paypal, purchase } = drawPaypal({ ...WELL, [method]: SERVICE });
    if (!(await failed(paypal.click()))) await paypal.approve();
    assert.equal(purchase.calls.at(-1), ['finish', SERVICE]);
  });

for (const expiresAt of ['2001-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'soon'])
  test(`uses an approval that expires at ${expiresAt}, because only the server's clock counts`, async () => {
    const { paypal, purchase, answers } = drawPaypal();
    answers.paypalBuyerDetailsFetch = withDetails({ expiresAt });
    await paypal.click();
    await paypal.approve();
    assert.ok(purchase.calls.some(([method]) => method === 'setAddress'));
    const [, end] = purchase.calls.at(-1) ?? [];
    assert.is((end as SheetAction | undefined)?.type, 'redirect');
  });

test('fails the purchase on a response without details', async () => {
  const { paypal, purchase, answers } = drawPaypal();
  answers.paypalBuyerDetailsFetch = { payload: { buyerDetails: null } };
  await paypal.click();
  await paypal.approve();
  assert.equal(
    purchase.calls.slice(-2).map(([method]) => method),
    ['fail', 'finish'],
  );
});

test("fails with the SDK's error if the token is missing", async () => {
  const { paypal, purchase, answers } = drawPaypal();
  answers.paypalTokenCreate = { payload: {} };
  assert.ok(await failed(paypal.click()));
  const [method, error] = purchase.calls.at(-2) ?? [];
  assert.is(method, 'fail');
  assert.is((error as Error).message, 'Expected an order id to be passed');
});

test('fails the purchase once if the token request throws', async () => {
  const { paypal, purchase } = drawPaypal({ open: new Error('broken') });
  assert.ok(await failed(paypal.click()));
  assert.equal(
    purchase.calls.map(([method]) => method),
    ['open', 'fail', 'finish'],
  );
});

test.run();
