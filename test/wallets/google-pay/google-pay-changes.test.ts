import '../../run/dom';
import * as assert from 'uvu/assert';
import { toAction } from '../../../src/core/errors/actions';
import { errorResult } from '../../../src/core/storefront/result';
import type { FinalAction } from '../../../src/core/types/action';
import type { AbortReason } from '../../../src/core/types/result';
import { contextOf } from '../../fakes/context';
import { groupNode } from '../../fakes/fake-cart';
import { recordWarnings } from '../../fakes/fake-console';
import { express, SHORT_ADDRESS, toUpdateAction } from '../../fakes/google-pay-update';
import { hold } from '../../fakes/hold';
import { openGooglePay } from '../../fakes/open-google-pay';
import { settle } from '../../fakes/settle';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { test } from '../../run/suite';

type Trigger = google.payments.api.CallbackTrigger;

const ADDRESS_TRIGGERS: Trigger[] = ['INITIALIZE', 'SHIPPING_ADDRESS'];

const abort = (reason: AbortReason, message: string): FinalAction => ({
  type: 'abort',
  reason,
  title: 'Falha na transação',
  message,
});

test('creates the cart if the sheet opens without an address', async () => {
  const { sheet, purchase } = openGooglePay({ answers: { open: toUpdateAction({ groups: [] }) } });
  await sheet.change({ callbackTrigger: 'INITIALIZE' });
  assert.equal(purchase.calls[0], ['open']);
});

test('applies the address when the sheet opens or reopens, and on each change', async () => {
  const { sheet, purchase } = openGooglePay({ answers: { setAddress: toUpdateAction() } });
  for (const callbackTrigger of [...ADDRESS_TRIGGERS, 'INITIALIZE'] as Trigger[])
    await sheet.change({ callbackTrigger, shippingAddress: SHORT_ADDRESS });
  assert.equal(
    purchase.calls.map(([method]) => method),
    ['setAddress', 'show', 'setAddress', 'show', 'setAddress', 'show'],
  );
  assert.equal(purchase.calls[0]?.[1], {
    firstName: '',
    lastName: '',
    address1: '',
    address2: '',
    city: 'São Paulo',
    zip: '01310-100',
    province: 'SP',
    country: 'BR',
    phone: '',
  });
});

test("maps an address by its country's rules", async () => {
  for (const [given, applied] of [
    [{ countryCode: 'UK' }, { country: 'GB' }],
    [{ countryCode: 'PR' }, { country: 'US', province: 'PR' }],
    [
      { countryCode: 'HK', postalCode: 'KOWLOON' },
      { country: 'HK', province: 'KOWLOON', zip: '' },
    ],
    [{ countryCode: undefined }, { country: 'ZZ' }],
  ]) {
    const { sheet, purchase } = openGooglePay({ answers: { setAddress: toUpdateAction() } });
    await sheet.change({
      callbackTrigger: 'SHIPPING_ADDRESS',
      shippingAddress: given as google.payments.api.Address,
    });
    const address = purchase.calls[0]?.[1] as Record<string, string>;
    for (const [name, value] of Object.entries(applied ?? {})) assert.is(address[name], value);
  }
});

test('lists subtotal, negative discounts, shipping and taxes', async () => {
  const { sheet } = openGooglePay({ answers: { setAddress: toUpdateAction() } });
  const { newTransactionInfo } = await sheet.change({
    callbackTrigger: 'SHIPPING_ADDRESS',
    shippingAddress: SHORT_ADDRESS,
  });
  assert.equal(newTransactionInfo, {
    countryCode: 'BR',
    currencyCode: 'BRL',
    totalPrice: '203.50',
    totalPriceStatus: 'ESTIMATED',
    totalPriceLabel: 'Total',
    displayItems: [
      { label: 'Subtotal', type: 'SUBTOTAL', price: '188.00' },
      { label: 'DEZ', type: 'LINE_ITEM', price: '-10.00' },
      { label: 'Frete', type: 'LINE_ITEM', price: '20.00' },
      { label: 'Tributos', type: 'TAX', price: '5.50' },
    ],
  });
});

test('leaves out amounts that the server has not set', async () => {
  const bare = { tax: null, discountAllocations: [], groups: [] };
  const { sheet } = openGooglePay({ answers: { open: toUpdateAction(bare) } });
  const { newTransactionInfo } = await sheet.change({ callbackTrigger: 'INITIALIZE' });
  assert.equal(
    newTransactionInfo?.displayItems?.map(({ label }) => label),
    ['Subtotal'],
  );
});

test('repeats a terminal message on every later address callback', async () => {
  const message = 'Somente para maiores de idade.';
  const { sheet, purchase } = openGooglePay({
    answers: { open: abort('validation_custom', message), setAddress: abort('validation_custom', message) },
  });
  const answers = [await sheet.change({ callbackTrigger: 'INITIALIZE' })];
  for (const callbackTrigger of [...ADDRESS_TRIGGERS, ...ADDRESS_TRIGGERS])
    answers.push(await sheet.change({ callbackTrigger, shippingAddress: SHORT_ADDRESS }));
  for (const answer of answers)
    assert.equal(answer, { error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message } });
  assert.not(purchase.calls.some(([method]) => method === 'finish'));
});

for (const callbackTrigger of ADDRESS_TRIGGERS)
  test(`returns an invalid-address error on ${callbackTrigger} without delivery groups`, async () => {
    const setAddress = toAction(errorResult({ code: 'NO_DELIVERY_GROUPS' }), contextOf('GooglePay'));
    const { sheet } = openGooglePay({ answers: { setAddress } });
    assert.equal(await sheet.change({ callbackTrigger, shippingAddress: SHORT_ADDRESS }), {
      error: {
        reason: 'SHIPPING_ADDRESS_INVALID',
        intent: 'SHIPPING_ADDRESS',
        message: 'Insira um endereço de entrega válido.',
      },
    });
  });

test('closes the sheet with an empty message if the purchase continues in the checkout', async () => {
  for (const callbackTrigger of [...ADDRESS_TRIGGERS, 'SHIPPING_OPTION'] as Trigger[]) {
    const decelerate: FinalAction = { type: 'decelerate', reason: 'currency_changed' };
    const { sheet, purchase } = openGooglePay({
      answers: { setAddress: decelerate, setDelivery: decelerate },
    });
    const answer = await sheet.change({
      callbackTrigger,
      shippingAddress: SHORT_ADDRESS,
      shippingOptionData: { id: 'standard' },
    });
    assert.is(answer.error?.message, '');
    assert.equal(purchase.calls.at(-1), ['finish', decelerate]);
  }
});

test('keeps the sheet waiting until the purchase bundle loads', async () => {
  const loading = hold<void>();
  const { sheet, purchase } = openGooglePay(
    { answers: { setAddress: toUpdateAction() } },
    {},
    loading.promise,
  );
  const answer = sheet.change({ callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: SHORT_ADDRESS });
  await settle();
  assert.equal(purchase.calls, []);
  loading.release();
  assert.is((await answer).newTransactionInfo?.totalPrice, '203.50');
});

test("shows the checkout's message if the purchase bundle fails to load", async () => {
  const { sheet, purchase } = openGooglePay({}, {}, Promise.reject(new Error('offline')));
  purchase.fail = () => abort('wallet_error', 'Tente novamente.');
  const expected = { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message: 'Tente novamente.' };
  const { error } = await sheet.change({ callbackTrigger: 'INITIALIZE' });
  assert.equal(error, expected);
});

test("reports an exception, and responds with the wallet's name", async () => {
  for (const callbackTrigger of [...ADDRESS_TRIGGERS, 'SHIPPING_OPTION'] as Trigger[]) {
    const broken = new Error('broken');
    const { sheet, purchase } = openGooglePay({
      answers: { open: broken, setAddress: broken, setDelivery: broken },
    });
    const { error } = await sheet.change({ callbackTrigger });
    assert.equal(purchase.calls.at(-1), ['fail', broken]);
    assert.is(error?.reason, 'OTHER_ERROR');
    assert.is(error?.intent, 'SHIPPING_ADDRESS');
    assert.match(error?.message ?? '', 'Google Pay');
  }
});

test('maps an unknown action to a sheet error, never a rejection', async () => {
  const nonsense = { ...express, estimatedCost: { amount: '5.0', currencyCode: '' } };
  const { sheet, purchase } = openGooglePay({
    answers: { setAddress: toUpdateAction({ groups: [groupNode('1', [nonsense])] }) },
  });
  const { error } = await sheet.change({
    callbackTrigger: 'SHIPPING_ADDRESS',
    shippingAddress: SHORT_ADDRESS,
  });
  assert.match(error?.message ?? '', 'Google Pay');
  assert.is(purchase.calls.at(-1)?.[0], 'fail');
});

for (const [what, callbackTrigger, lines] of [
  ['warns about an unknown callback trigger, and still responds', 'PAYMENT_METHOD', 1],
  ['does not warn about a changed address', 'SHIPPING_ADDRESS', 0],
  ['does not warn about an opening sheet', 'INITIALIZE', 0],
] as const)
  test(what, async () => {
    const warnings = recordWarnings();
    const { sheet } = openGooglePay({ answers: { setAddress: toUpdateAction() } });
    const shown = await sheet.change({
      callbackTrigger: callbackTrigger as Trigger,
      shippingAddress: SHORT_ADDRESS,
    });
    assert.ok(shown.newTransactionInfo);
    assert.is(warnings.lines.length, lines);
    if (lines) assert.match(warnings.lines[0] ?? '', /unknown callback trigger: PAYMENT_METHOD/);
  });

test('warns about an unknown callback intent in the configuration, and uses the default ones', async () => {
  const warnings = recordWarnings();
  const { paymentData } = GOOGLE_PAY.wallet_params;
  const callbackIntents = ['OFFER', 'SHIPPING_ADDRESS'];
  const { sheet, wallet } = openGooglePay({}, { paymentData: { ...paymentData, callbackIntents } });
  await wallet.load?.();
  await settle();
  assert.equal(warnings.lines, ['[portable-wallets] Google Pay has an unknown callback intent: OFFER']);
  assert.equal(sheet.request.callbackIntents, [
    'SHIPPING_ADDRESS',
    'SHIPPING_OPTION',
    'PAYMENT_AUTHORIZATION',
  ]);
});

test.run();
