import '../../run/dom';
import { parse } from 'graphql';
import * as assert from 'uvu/assert';
import type { SheetAction, SheetError } from '../../../src/core/types/action';
import sessionCreate from '../../../src/wallets/apple-pay/session-create.graphql';
import { brl, createCart, groupNode, optionNode } from '../../fakes/fake-cart';
import { methodsOf } from '../../fakes/fake-purchase';
import { hold } from '../../fakes/hold';
import { CONTACT, openApplePay, SESSION } from '../../fakes/open-apple-pay';
import { settle } from '../../fakes/settle';
import { readPayload } from '../../run/sources';
import { test } from '../../run/suite';

const options = [
  optionNode('pac', { title: 'PAC', estimatedCost: brl('10.5') }),
  optionNode('sedex', { title: 'SEDEX', estimatedCost: brl('25.0') }),
];
const cart = createCart({
  groups: [groupNode('g1', options, { selectedDeliveryOption: options[1] })],
  total: brl('213.0'),
});
const UPDATE: SheetAction = { type: 'update', cart };
const DECELERATE: SheetAction = { type: 'decelerate', reason: 'currency_changed' };
const ABORT: SheetAction = { type: 'abort', reason: 'out_of_stock', title: 'Falha', message: 'Acabou.' };

const showErrors = (...errors: SheetError[]): SheetAction => ({ type: 'show_error', errors });

test('validates the merchant after the cart opens', async () => {
  const { session, purchase, requests } = openApplePay();
  assert.equal(await session.validate('https://apple.example/start'), SESSION);
  assert.equal(purchase.calls, [['open']]);
  assert.equal(requests, [['applePaySessionCreate', { url: 'https://apple.example/start' }]]);
});

test("applePaySessionCreate sends the URL as validationUrl, and selects the session's body", () => {
  const { sent, selected } = readPayload(parse(sessionCreate));
  assert.equal(sent, ['validationUrl']);
  assert.ok(selected.includes('body'));
});

for (const action of [DECELERATE, ABORT, showErrors({ on: 'discount', message: 'Cupom' })])
  test(`closes the sheet if opening the cart fails: ${action.type}`, async () => {
    const { session, purchase, requests } = openApplePay({ answers: { open: action } });
    await session.validate();
    assert.equal(requests, []);
    assert.is(session.state.state, 'Aborted');
    assert.equal(purchase.calls, [['open'], ['finish', action]]);
  });

test("closes the sheet if Apple's session is rejected", async () => {
  const { session, purchase } = openApplePay({ mutate: async () => ({ action: ABORT }) });
  await session.validate();
  await settle();
  assert.is(session.state.state, 'Aborted');
  assert.equal(purchase.calls.at(-1), ['finish', ABORT]);
});

for (const body of ['', 'no json', 'null'])
  test(`closes the sheet and reports if Apple's session is "${body}"`, async () => {
    const { session, purchase } = openApplePay({ mutate: async () => ({ payload: { body } }) });
    await session.validate();
    assert.is(session.state.state, 'Aborted');
    assert.equal(
      purchase.calls.map(([method]) => method),
      ['open', 'fail', 'finish'],
    );
  });

test("sends the contact's address, and returns methods, items and total", async () => {
  const { session, purchase } = openApplePay({ cart, answers: { setAddress: UPDATE } });
  const update = await session.chooseContact(CONTACT);
  const [method, address] = purchase.calls[0] as [string, Record<string, string>];
  assert.is(method, 'setAddress');
  assert.is(address.city, 'São Paulo');
  assert.is(address.province, 'SP');
  assert.is(address.zip, '01310-100');
  assert.is(address.country, 'BR');
  assert.equal(update.newTotal, { label: 'Loja Exemplo', amount: '213.00' });
  assert.equal(
    update.newLineItems?.map(({ label, amount }) => [label, amount]),
    [
      ['Subtotal', '188.00'],
      ['Frete', '25.00'],
    ],
  );
  assert.equal(update.errors, []);
});

test("lists the cart's method first, because the sheet selects it", async () => {
  const { session } = openApplePay({ cart, answers: { setAddress: UPDATE } });
  const { newShippingMethods } = await session.chooseContact(CONTACT);
  assert.equal(newShippingMethods, [
    { label: 'SEDEX', detail: '', amount: '25.00', identifier: 'sedex' },
    { label: 'PAC', detail: '', amount: '10.50', identifier: 'pac' },
  ]);
});

test('shows the delivery promise of a method', async () => {
  const promised = { deliveryPromise: { maxCalendarDaysToDelivery: 2 } };
  const groups = [groupNode('g1', [optionNode('sedex', promised), optionNode('pac')])];
  const { session } = openApplePay({ cart: createCart({ groups }), answers: { setAddress: UPDATE } });
  const { newShippingMethods } = await session.chooseContact(CONTACT);
  assert.equal(
    newShippingMethods?.map(({ detail }) => detail),
    ['Entrega em 2 dias', ''],
  );
});

test('splits a method of two delivery groups', async () => {
  const { session, purchase } = openApplePay({ cart, answers: { setDelivery: UPDATE } });
  const { newTotal } = await session.chooseMethod({ identifier: 'sedex,motoboy' });
  assert.equal(purchase.calls, [
    ['setDelivery', 'sedex,motoboy'],
    ['show', cart],
  ]);
  assert.is(newTotal.amount, '213.00');
});

test('updates the methods if the chosen one is gone', async () => {
  const gone = showErrors({ on: 'delivery', message: 'Escolha.' });
  const { session } = openApplePay({ cart, answers: { setDelivery: gone } });
  const { newShippingMethods } = await session.chooseMethod({ identifier: 'gone' });
  assert.equal(
    newShippingMethods?.map(({ identifier }) => identifier),
    ['sedex', 'pac'],
  );
});

test('sends the billing address without shipping', async () => {
  const { session, purchase } = openApplePay({
    cart,
    settings: { requiresShipping: false },
    answers: { setBilling: UPDATE },
  });
  await session.chooseCard({ billingContact: CONTACT });
  const [method, address] = purchase.calls[0] as [string, Record<string, string>];
  assert.is(method, 'setBilling');
  assert.is(address.zip, '01310-100');
});

for (const [what, requiresShipping, paymentMethod] of [
  ['shipping decides', true, { billingContact: CONTACT }],
  ['the card has no address', false, {}],
] as const)
  test(`responds to a card change with the current total if ${what}`, async () => {
    const { session, purchase } = openApplePay({ cart, settings: { requiresShipping } });
    const { newTotal } = await session.chooseCard(paymentMethod);
    assert.equal(purchase.calls, [['open'], ['show', cart]]);
    assert.is(newTotal.amount, '213.00');
  });

const ERRORS: [error: SheetError, code: string, contactField: string][] = [
  [{ on: 'field', field: 'firstName', message: 'm' }, 'shippingContactInvalid', 'name'],
  [{ on: 'field', field: 'lastName', message: 'm' }, 'shippingContactInvalid', 'name'],
  [{ on: 'field', field: 'address1', message: 'm' }, 'shippingContactInvalid', 'addressLines'],
  [{ on: 'field', field: 'address2', message: 'm' }, 'shippingContactInvalid', 'addressLines'],
  [{ on: 'field', field: 'company', message: 'm' }, 'shippingContactInvalid', 'postalAddress'],
  [{ on: 'field', field: 'city', message: 'm' }, 'shippingContactInvalid', 'locality'],
  [{ on: 'field', field: 'zip', message: 'm' }, 'shippingContactInvalid', 'postalCode'],
  [{ on: 'field', field: 'province', message: 'm' }, 'shippingContactInvalid', 'administrativeArea'],
  [{ on: 'field', field: 'country', message: 'm' }, 'shippingContactInvalid', 'country'],
  [{ on: 'field', field: 'phone', message: 'm' }, 'shippingContactInvalid', 'phoneNumber'],
  [{ on: 'field', field: 'email', message: 'm' }, 'shippingContactInvalid', 'emailAddress'],
  [{ on: 'address', message: 'm' }, 'shippingContactInvalid', 'postalAddress'],
  [{ on: 'unserviceable', message: 'm' }, 'addressUnserviceable', 'postalAddress'],
  [{ on: 'billing', message: 'm' }, 'billingContactInvalid', 'postalAddress'],
  [{ on: 'billing', field: 'zip', message: 'm' }, 'billingContactInvalid', 'postalCode'],
  [{ on: 'discount', message: 'm' }, 'couponCodeInvalid', 'postalAddress'],
  [{ on: 'delivery', message: 'm' }, 'unknown', 'postalAddress'],
  [{ on: 'other', message: 'm' }, 'unknown', 'postalAddress'],
];

for (const [error, code, contactField] of ERRORS)
  test(`maps ${error.on} ${error.field ?? ''} to ${code} of ${contactField}`, async () => {
    const { session } = openApplePay({ cart, answers: { setAddress: showErrors(error) } });
    const { errors, newTotal } = await session.chooseContact(CONTACT);
    assert.equal(
      errors?.map(each => ({ ...each })),
      [{ code, contactField, message: 'm' }],
    );
    assert.is(newTotal.amount, '213.00', 'every answer needs a total');
  });

test('returns every error', async () => {
  const both = showErrors({ on: 'field', field: 'zip', message: 'CEP' }, { on: 'address', message: 'Rua' });
  const { session } = openApplePay({ cart, answers: { setAddress: both } });
  const { errors } = await session.chooseContact(CONTACT);
  assert.equal(
    errors?.map(({ message }) => message),
    ['CEP', 'Rua'],
  );
});

for (const action of [DECELERATE, ABORT])
  test(`closes the sheet before the purchase ends with ${action.type}`, async () => {
    const { session, purchase } = openApplePay({ cart, answers: { setAddress: action } });
    const order: string[] = [];
    purchase.status.subscribe(status => {
      order.push(`${status}: ${session.state.state}`);
    });
    await session.chooseContact(CONTACT);
    await settle();
    assert.is(order[0], 'busy: Active');
    assert.match(order[1] ?? '', /^(redirecting|failed): Aborted$/);
    assert.equal(purchase.calls.at(-1), ['finish', action]);
  });

test("reports an exception, closes the sheet and shows the wallet's dialog", async () => {
  const { session, purchase } = openApplePay({ cart, answers: { setAddress: new Error('bug') } });
  await session.chooseContact(CONTACT);
  await settle();
  assert.is(session.state.state, 'Aborted');
  assert.equal(
    purchase.calls.map(([method]) => method),
    ['setAddress', 'fail', 'finish'],
  );
});

test('closes the sheet on a slow step before its own timeout', async () => {
  const { promise, release } = hold<SheetAction>();
  const { session, purchase, host } = openApplePay({ cart, answers: { setAddress: promise } });
  const answered = session.chooseContact(CONTACT);
  await settle();
  host.timeouts[0]?.expire();
  await answered;
  assert.is(session.state.state, 'Aborted');
  await settle();
  release(UPDATE);
  await settle();
  assert.not(methodsOf(purchase).includes('show'), 'nobody sees the late answer');
  assert.is(purchase.status.value, 'failed');
});

test.run();
