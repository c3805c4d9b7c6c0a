import '../../run/dom';
import * as assert from 'uvu/assert';
import { groupNode, optionNode } from '../../fakes/fake-cart';
import { express, group, SHORT_ADDRESS, standard, toUpdateAction } from '../../fakes/google-pay-update';
import { openGooglePay } from '../../fakes/open-google-pay';
import { test } from '../../run/suite';

test("lists delivery options with only Google's keys, and selects the chosen one", async () => {
  const { sheet } = openGooglePay({ answers: { setAddress: toUpdateAction() } });
  const { newShippingOptionParameters: options } = await sheet.change({
    callbackTrigger: 'SHIPPING_ADDRESS',
    shippingAddress: SHORT_ADDRESS,
  });
  assert.is(options?.defaultSelectedOptionId, 'express');
  assert.equal(
    options?.shippingOptions.map(({ description, ...option }) => ({
      ...option,
      description: description?.replace(/\s/g, ' '),
    })),
    [
      { id: 'standard', label: 'Econômica', description: 'Grátis' },
      { id: 'express', label: 'Expressa', description: 'R$ 20,00' },
    ],
  );
});

test('selects the first option if the server selects none', async () => {
  const groups = [{ ...group, selectedDeliveryOption: null }];
  const { sheet } = openGooglePay({ answers: { setAddress: toUpdateAction({ groups }) } });
  const answer = await sheet.change({ callbackTrigger: 'INITIALIZE', shippingAddress: SHORT_ADDRESS });
  assert.is(answer.newShippingOptionParameters?.defaultSelectedOptionId, 'standard');
});

test('combines the options of two delivery groups, and returns the id unchanged', async () => {
  const both = toUpdateAction({ groups: [group, groupNode('2', [optionNode('box')])] });
  const { sheet, purchase } = openGooglePay({ answers: { setAddress: both, setDelivery: both } });
  const answer = await sheet.change({ callbackTrigger: 'INITIALIZE', shippingAddress: SHORT_ADDRESS });
  const { defaultSelectedOptionId: id = '' } = answer.newShippingOptionParameters ?? {};
  assert.is(id, 'express,box');
  await sheet.change({ callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id } });
  assert.equal(purchase.calls.at(-2), ['setDelivery', 'express,box']);
});

const near = optionNode('near', { deliveryMethodType: 'LOCAL' });

for (const [what, groups] of [
  ['an empty list of options', []],
  ['a local option as the default', [groupNode('1', [near], { selectedDeliveryOption: null })]],
  ['two options with one id', [groupNode('1', [standard, standard])]],
] as const)
  test(`never sends ${what}`, async () => {
    const { sheet } = openGooglePay({ answers: { open: toUpdateAction({ groups: [...groups] }) } });
    const answer = await sheet.change({ callbackTrigger: 'INITIALIZE' });
    assert.is(answer.newShippingOptionParameters, undefined);
  });

test('applies the delivery option the shopper selects', async () => {
  const { sheet, purchase } = openGooglePay({ answers: { setDelivery: toUpdateAction() } });
  const answer = await sheet.change({
    callbackTrigger: 'SHIPPING_OPTION',
    shippingOptionData: { id: 'standard' },
    shippingAddress: SHORT_ADDRESS,
  });
  assert.equal(purchase.calls[0], ['setDelivery', 'standard']);
  assert.is(answer.newTransactionInfo?.totalPrice, '203.50');
});

test('rejects a delivery option without an id', async () => {
  const message = 'Escolha uma forma de entrega.';
  for (const shippingOptionData of [undefined, { id: '' }, { id: 'shipping_option_unselected' }]) {
    const { sheet, purchase } = openGooglePay({
      answers: { setDelivery: { type: 'show_error', errors: [{ on: 'delivery', message }] } },
    });
    const answer = await sheet.change({ callbackTrigger: 'SHIPPING_OPTION', shippingOptionData });
    assert.equal(purchase.calls[0], ['setDelivery', `${shippingOptionData?.id}`]);
    assert.equal(answer, {
      error: { reason: 'SHIPPING_OPTION_INVALID', intent: 'SHIPPING_OPTION', message },
    });
  }
});

test('shows the cost and the promise of a delivery option', async () => {
  const promised = { deliveryPromise: { maxCalendarDaysToDelivery: 1 } };
  const groups = [groupNode('1', [{ ...express, ...promised }, standard])];
  const { sheet } = openGooglePay({ answers: { setAddress: toUpdateAction({ groups }) } });
  const update = await sheet.change({ callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: SHORT_ADDRESS });
  assert.equal(
    update.newShippingOptionParameters?.shippingOptions.map(option =>
      option.description?.replace(/\s/g, ' '),
    ),
    ['R$ 20,00 · Entrega amanhã', 'Grátis'],
  );
});

test.run();
