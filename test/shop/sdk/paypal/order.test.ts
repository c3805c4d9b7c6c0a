import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOrderMaker } from './order';
import type { Options } from './types';

const test = suite('order');
const make = (options: Options) => createOrderMaker(options, 'paypal');
const messageOf = async (options: Options) => {
  try {
    await make(options)();
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

test('asks the page once, however often the order is wanted', async () => {
  let asked = 0;
  const order = make({ createOrder: async () => `EC-${++asked}` });
  assert.equal(await order(), { orderID: 'EC-1', billingToken: null });
  assert.equal(await order(), { orderID: 'EC-1', billingToken: null });
  assert.is(asked, 1);
});

test('tells the page which source pays', async () => {
  const sources: string[] = [];
  const createOrder: Options['createOrder'] = async ({ paymentSource }) => {
    sources.push(paymentSource);
    return 'EC-1';
  };
  await createOrderMaker({ createOrder }, 'venmo')();
  assert.equal(sources, ['venmo']);
});

test('prefers a billing agreement, whose token is that of an order, too', async () => {
  const createBillingAgreement = async () => 'BA-7';
  const createOrder = async () => 'EC-1';
  assert.equal(await make({ createBillingAgreement, createOrder })(), {
    orderID: 'EC-7',
    billingToken: 'BA-7',
  });
});

const FAULTS: [token: unknown, message: string][] = [
  [undefined, 'Expected an order id to be passed'],
  ['', 'Expected an order id to be passed'],
  [{ id: 'EC-1' }, 'Expected an order id to be passed'],
  ['PAY-1', 'Do not pass PAY-XXX or PAYID-XXX directly into createOrder. Pass the EC-XXX token instead'],
  ['PAYID-1', 'Do not pass PAY-XXX or PAYID-XXX directly into createOrder. Pass the EC-XXX token instead'],
];

for (const [token, message] of FAULTS)
  test(`refuses ${JSON.stringify(token)} for a token`, async () => {
    assert.is(await messageOf({ createOrder: async () => token as string }), message);
  });

test('refuses a page that makes no order', async () => {
  assert.is(await messageOf({}), 'No mechanism to create order');
});

test('hands on what the page throws', async () => {
  const createOrder = () => Promise.reject(new Error('sold out'));
  assert.is(await messageOf({ createOrder }), 'sold out');
});

test.run();
