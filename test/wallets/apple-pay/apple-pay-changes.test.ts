import '../../run/dom';
import { parse } from 'graphql';
import * as assert from 'uvu/assert';
import type { SheetAction, SheetError } from '../../../src/core/types/action';
import sessionCreate from '../../../src/wallets/apple-pay/session-create.graphql';
import { brl, createCart, groupNode, optionNode } from '../../fakes/fake-cart';
import { methodsOf } from '../../fakes/fake-checkout';
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

const refuse = (...errors: SheetError[]): SheetAction => ({ type: 'show_error', errors });

test('validates the shop with a merchant session, once the cart is there', async () => {
  const { session, checkout, asked } = openApplePay();
  assert.equal(await session.validate('https://apple.example/start'), SESSION);
  assert.equal(checkout.calls, [['open']]);
  assert.equal(asked, [['applePaySessionCreate', { url: 'https://apple.example/start' }]]);
});

test('applePaySessionCreate sends the URL as validationUrl, and selects the body of the session', () => {
  const { sent, selected } = readPayload(parse(sessionCreate));
  assert.equal(sent, ['validationUrl']);
  assert.ok(selected.includes('body'));
});

for (const action of [DECELERATE, ABORT, refuse({ on: 'discount', message: 'Cupom' })])
  test(`closes the sheet where the cart cannot be opened: ${action.type}`, async () => {
    const { session, checkout, asked } = openApplePay({ answers: { open: action } });
    await session.validate();
    assert.equal(asked, []);
    assert.is(session.state.state, 'Aborted');
    assert.equal(checkout.calls, [['open'], ['finish', action]]);
  });

test('closes the sheet where Apple’s session is refused', async () => {
  const { session, checkout } = openApplePay({ mutate: async () => ({ action: ABORT }) });
  await session.validate();
  await settle();
  assert.is(session.state.state, 'Aborted');
  assert.equal(checkout.calls.at(-1), ['finish', ABORT]);
});

for (const body of ['', 'no json', 'null'])
  test(`closes the sheet and reports where Apple’s session is «${body}»`, async () => {
    const { session, checkout } = openApplePay({ mutate: async () => ({ payload: { body } }) });
    await session.validate();
    assert.is(session.state.state, 'Aborted');
    assert.equal(
      checkout.calls.map(([verb]) => verb),
      ['open', 'fail', 'finish'],
    );
  });

test('tells where the contact lives, and answers with methods, items and total', async () => {
  const { session, checkout } = openApplePay({ cart, answers: { setAddress: UPDATE } });
  const update = await session.chooseContact(CONTACT);
  const [verb, address] = checkout.calls[0] as [string, Record<string, string>];
  assert.is(verb, 'setAddress');
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

test('puts the method that the cart has on top, for the sheet selects it', async () => {
  const { session } = openApplePay({ cart, answers: { setAddress: UPDATE } });
  const { newShippingMethods } = await session.chooseContact(CONTACT);
  assert.equal(newShippingMethods, [
    { label: 'SEDEX', detail: '', amount: '25.00', identifier: 'sedex' },
    { label: 'PAC', detail: '', amount: '10.50', identifier: 'pac' },
  ]);
});

test('shows when a method is promised', async () => {
  const promised = { deliveryPromise: { maxCalendarDaysToDelivery: 2 } };
  const groups = [groupNode('g1', [optionNode('sedex', promised), optionNode('pac')])];
  const { session } = openApplePay({ cart: createCart({ groups }), answers: { setAddress: UPDATE } });
  const { newShippingMethods } = await session.chooseContact(CONTACT);
  assert.equal(
    newShippingMethods?.map(({ detail }) => detail),
    ['Entrega em 2 dias', ''],
  );
});

test('takes a method of two delivery groups apart', async () => {
  const { session, checkout } = openApplePay({ cart, answers: { setDelivery: UPDATE } });
  const { newTotal } = await session.chooseMethod({ identifier: 'sedex,motoboy' });
  assert.equal(checkout.calls, [
    ['setDelivery', 'sedex,motoboy'],
    ['show', cart],
  ]);
  assert.is(newTotal.amount, '213.00');
});

test('shows the methods anew where the one chosen is gone', async () => {
  const gone = refuse({ on: 'delivery', message: 'Escolha.' });
  const { session } = openApplePay({ cart, answers: { setDelivery: gone } });
  const { newShippingMethods } = await session.chooseMethod({ identifier: 'gone' });
  assert.equal(
    newShippingMethods?.map(({ identifier }) => identifier),
    ['sedex', 'pac'],
  );
});

test('tells the billing address where nothing is shipped', async () => {
  const { session, checkout } = openApplePay({
    cart,
    requiresShipping: false,
    answers: { setBilling: UPDATE },
  });
  await session.chooseCard({ billingContact: CONTACT });
  const [verb, address] = checkout.calls[0] as [string, Record<string, string>];
  assert.is(verb, 'setBilling');
  assert.is(address.zip, '01310-100');
});

for (const [what, requiresShipping, paymentMethod] of [
  ['the address is what counts', true, { billingContact: CONTACT }],
  ['the card has no address', false, {}],
] as const)
  test(`answers a card with the total as it stands where ${what}`, async () => {
    const { session, checkout } = openApplePay({ cart, requiresShipping });
    const { newTotal } = await session.chooseCard(paymentMethod);
    assert.equal(checkout.calls, [['open'], ['show', cart]]);
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
  test(`says ${error.on} ${error.field ?? ''} as ${code} of ${contactField}`, async () => {
    const { session } = openApplePay({ cart, answers: { setAddress: refuse(error) } });
    const { errors, newTotal } = await session.chooseContact(CONTACT);
    assert.equal(
      errors?.map(shown => ({ ...shown })),
      [{ code, contactField, message: 'm' }],
    );
    assert.is(newTotal.amount, '213.00', 'every answer needs a total');
  });

test('says every error', async () => {
  const both = refuse({ on: 'field', field: 'zip', message: 'CEP' }, { on: 'address', message: 'Rua' });
  const { session } = openApplePay({ cart, answers: { setAddress: both } });
  const { errors } = await session.chooseContact(CONTACT);
  assert.equal(
    errors?.map(({ message }) => message),
    ['CEP', 'Rua'],
  );
});

for (const action of [DECELERATE, ABORT])
  test(`the sheet goes as the purchase ends with ${action.type}, not after what comes next`, async () => {
    const { session, checkout } = openApplePay({ cart, answers: { setAddress: action } });
    const order: string[] = [];
    checkout.status.subscribe(status => {
      order.push(`${status}: ${session.state.state}`);
    });
    await session.chooseContact(CONTACT);
    await settle();
    assert.is(order[0], 'busy: Active');
    assert.match(order[1] ?? '', /^(redirecting|failed): Aborted$/);
    assert.equal(checkout.calls.at(-1), ['finish', action]);
  });

test('an exception closes the sheet, is reported and ends in the wallet’s dialog', async () => {
  const { session, checkout } = openApplePay({ cart, answers: { setAddress: new Error('bug') } });
  await session.chooseContact(CONTACT);
  await settle();
  assert.is(session.state.state, 'Aborted');
  assert.equal(
    checkout.calls.map(([verb]) => verb),
    ['setAddress', 'fail', 'finish'],
  );
});

test('a step that takes too long closes the sheet, before the sheet itself gives up', async () => {
  const { promise, release } = hold<SheetAction>();
  const { session, checkout, host } = openApplePay({ cart, answers: { setAddress: promise } });
  const answered = session.chooseContact(CONTACT);
  await settle();
  host.timeouts[0]?.expire();
  await answered;
  assert.is(session.state.state, 'Aborted');
  await settle();
  release(UPDATE);
  await settle();
  assert.not(methodsOf(checkout).includes('show'), 'nobody sees the late answer');
  assert.is(checkout.status.value, 'failed');
});

test.run();
