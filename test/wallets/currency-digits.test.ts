import '../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../src/core/types/action';
import type { Cart, Money } from '../../src/core/types/cart';
import { createCart, groupNode, lineNode, optionNode, PLAN } from '../fakes/fake-cart';
import { openApplePay } from '../fakes/open-apple-pay';
import { openGooglePay } from '../fakes/open-google-pay';
import { test } from '../run/suite';

const CONTACT = { locality: 'Recife', countryCode: 'BR' };

/** Creates a cart in which every amount is this one. */
function cartOf(money: Money): Cart {
  const cost = { totalAmount: money, subtotalAmount: money };
  const sellingPlanAllocation = PLAN && { ...PLAN, priceAdjustments: [{ price: money }] };
  return createCart({
    lines: [lineNode({ cost, sellingPlanAllocation })],
    total: money,
    tax: money,
    groups: [groupNode('g1', [optionNode('slow', { estimatedCost: money })])],
  });
}

/** The total is rounded up so that the order never exceeds it. Rows round to the nearest hundredth. */
const AMOUNTS: [currencyCode: string, amount: string, total: string, row: string][] = [
  ['JPY', '1234.0', '1234.00', '1234.00'],
  ['KRW', '10000', '10000.00', '10000.00'],
  ['BRL', '188.0', '188.00', '188.00'],
  ['USD', '0.29', '0.29', '0.29'],
  ['EUR', '1.1', '1.10', '1.10'],
  ['KWD', '12.345', '12.35', '12.35'],
  ['KWD', '12.344', '12.35', '12.34'],
  ['KWD', '1.005', '1.01', '1.01'],
  ['BHD', '9.991', '10.00', '9.99'],
  ['TND', '12.340', '12.34', '12.34'],
];

for (const [currencyCode, amount, total, row] of AMOUNTS) {
  const cart = cartOf({ amount, currencyCode });
  const setAddress: SheetAction = { type: 'update', cart };

  test(`Google Pay shows ${amount} ${currencyCode} as the total ${total}, and as ${row} in rows`, async () => {
    const { sheet } = openGooglePay({ answers: { setAddress } }, {}, undefined, { currency: currencyCode });
    const answer = await sheet.change({
      callbackTrigger: 'INITIALIZE',
      shippingAddress: { ...CONTACT, postalCode: '', administrativeArea: '' },
    });
    assert.is(answer.newTransactionInfo?.totalPrice, total);
    const [, ...rows] = answer.newTransactionInfo?.displayItems ?? [];
    assert.equal(
      rows.map(({ price }) => price),
      [row, row],
    );
  });

  test(`Apple Pay shows ${amount} ${currencyCode} as the total ${total}, and as ${row} in rows`, async () => {
    const { session } = openApplePay({ cart, answers: { setAddress } });
    const answer = await session.chooseContact(CONTACT);
    assert.is(answer.newTotal.amount, total);
    assert.is(answer.newRecurringPaymentRequest?.regularBilling.amount, total);
    assert.is(answer.newShippingMethods?.[0]?.amount, row);
    assert.equal(
      answer.newLineItems?.slice(1).map(item => item.amount),
      [row, row],
    );
  });
}

test.run();
