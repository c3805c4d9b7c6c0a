import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPTIONS, openShop, unserviceable, withOptions } from './sample-sheet';
import type { Update } from './types';

const test = suite('sheet');

test('tells the shop the address and that no option is selected when it opens', async () => {
  const { sheet, heard } = openShop();
  await sheet.open();
  assert.equal(heard, [
    {
      callbackTrigger: 'INITIALIZE',
      paymentMethodData: { type: 'CARD', info: { cardNetwork: 'VISA' } },
      shippingAddress: {
        administrativeArea: 'SP',
        countryCode: 'BR',
        postalCode: '01310-100',
        locality: 'São Paulo',
      },
      shippingOptionData: { id: 'shipping_option_unselected' },
    },
  ]);
});

test('selects the first option of a list, or the one that the list names', async () => {
  const { sheet } = openShop();
  await sheet.open();
  assert.is(sheet.state.value.optionId, 'pac');
  const named = { shippingOptions: OPTIONS, defaultSelectedOptionId: 'sedex' };
  const other = openShop({ changed: () => ({ newShippingOptionParameters: named }) });
  await other.sheet.open();
  assert.is(other.sheet.state.value.optionId, 'sedex');
});

test('sends INITIALIZE with the option of the request where it names some', async () => {
  const { sheet, heard } = openShop({ request: { shippingOptionParameters: { shippingOptions: OPTIONS } } });
  await sheet.open();
  assert.is(heard[0]?.shippingOptionData?.id, 'pac');
});

test('asks nothing when it opens for a request without a change intent', async () => {
  const { sheet, heard, canPay } = openShop({
    request: { callbackIntents: ['PAYMENT_AUTHORIZATION'], shippingOptionRequired: false },
  });
  await sheet.open();
  assert.is(heard.length, 0);
  assert.ok(canPay());
});

test('sends INITIALIZE again with the data of another account', async () => {
  const { sheet, heard } = openShop();
  await sheet.open();
  await sheet.switchAccount();
  assert.equal(
    heard.map(data => [data.callbackTrigger, data.shippingAddress?.countryCode, data.shippingOptionData?.id]),
    [
      ['INITIALIZE', 'BR', 'shipping_option_unselected'],
      ['INITIALIZE', 'US', 'shipping_option_unselected'],
    ],
  );
});

test('announces another address and another option', async () => {
  const { sheet, heard } = openShop();
  await sheet.open();
  await sheet.chooseAddress('mx');
  await sheet.chooseOption('sedex');
  assert.equal(
    heard
      .slice(1)
      .map(data => [data.callbackTrigger, data.shippingAddress?.locality, data.shippingOptionData?.id]),
    [
      ['SHIPPING_ADDRESS', 'Cancún', 'pac'],
      ['SHIPPING_OPTION', 'Cancún', 'sedex'],
    ],
  );
});

for (const [id, postalCode] of [
  ['gb', 'SW1'],
  ['ca', 'M5V'],
  ['us', '10001'],
  ['mx', '77500'],
  ['ae', ''],
])
  test(`shows the shop so much of the postal code before the payment: ${id} ${postalCode}`, async () => {
    const { sheet, heard } = openShop({ control: { autoAddress: id } });
    await sheet.open();
    assert.is(heard[0]?.shippingAddress?.postalCode, postalCode);
  });

test('takes over the total and the items of an answer', async () => {
  const displayItems = [{ label: 'Subtotal', type: 'SUBTOTAL' as const, price: '90.00' }];
  const newTransactionInfo = {
    currencyCode: 'BRL',
    totalPrice: '100.00',
    totalPriceStatus: 'FINAL',
    displayItems,
  };
  const { sheet } = openShop({ changed: () => ({ newTransactionInfo }) });
  await sheet.open();
  const { transaction } = sheet.state.value;
  assert.is(transaction.totalPrice, '100.00');
  assert.is(transaction.totalPriceLabel, 'Total', 'what an answer leaves out stays');
  assert.equal(transaction.displayItems, displayItems);
});

test('lets nobody pay while no option is selected', async () => {
  const { sheet, canPay } = openShop({ changed: () => ({}) });
  await sheet.open();
  assert.not.ok(canPay());
});

test('lets nobody pay or choose while the shop is asked', async () => {
  let answer: (update: Update) => void = () => {};
  const { sheet, heard, canPay } = openShop({ changed: () => new Promise(resolve => (answer = resolve)) });
  const opening = sheet.open();
  await sheet.chooseAddress('mx');
  assert.ok(sheet.state.value.loading);
  assert.not.ok(canPay());
  await new Promise(resolve => setTimeout(resolve, 5));
  answer(withOptions);
  await opening;
  assert.ok(canPay());
  assert.equal(
    heard.map(data => data.callbackTrigger),
    ['INITIALIZE'],
  );
});

test('lets the shopper choose while INITIALIZE waits, where the control says so, and drops the late answer', async () => {
  const answers: ((update: Update) => void)[] = [];
  const { sheet } = openShop({
    control: { noLoader: true },
    changed: () => new Promise(resolve => answers.push(resolve)),
  });
  const opening = sheet.open();
  const choosing = sheet.chooseAddress('mx');
  await new Promise(resolve => setTimeout(resolve, 5));
  answers[1]?.(withOptions);
  await choosing;
  answers[0]?.(unserviceable);
  await opening;
  assert.is(sheet.state.value.notice, undefined);
  assert.is(sheet.state.value.optionId, 'pac');
});

test('goes back to the first option where a new list names none', async () => {
  const { sheet } = openShop();
  await sheet.open();
  await sheet.chooseOption('sedex');
  assert.is(sheet.state.value.optionId, 'pac');
});

test('offers the allowed countries and card networks only', async () => {
  const { sheet } = openShop({
    request: { shippingAddressParameters: { allowedCountryCodes: ['MX', 'AE'] } },
    control: { account: '2' },
  });
  assert.is(sheet.state.value.address?.id, 'ae');
  assert.is(sheet.state.value.card?.network, 'VISA', 'not the account’s first card, an AMEX');
});

test.run();
