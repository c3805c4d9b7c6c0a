import type { FundingSource, Options } from './types';

/** An order as the window knows it. */
export interface Order {
  orderID: string;
  /** What `createBillingAgreement` gave. */
  billingToken: string | null;
}

/** The client-side way of making an order is not there: whoever pays by the sandbox has a server. */
const ACTIONS = {
  order: {
    create: () => Promise.reject(new Error('The sandbox makes no orders: createOrder has to ask a server')),
  },
};

/** Asks the page for the order, once a click: later calls get the same answer. */
export function createOrderMaker(options: Options, paymentSource: FundingSource): () => Promise<Order> {
  let order: Promise<Order> | undefined;
  return () => {
    order ??= makeOrder(options, paymentSource);
    return order;
  };
}

async function makeOrder(options: Options, paymentSource: FundingSource): Promise<Order> {
  const { createBillingAgreement, createOrder } = options;
  if (createBillingAgreement) {
    const billingToken = check(await createBillingAgreement());
    return { billingToken, orderID: billingToken.replace(/^BA-/, 'EC-') };
  }
  if (!createOrder) throw new Error('No mechanism to create order');
  return { billingToken: null, orderID: check(await createOrder({ paymentSource }, ACTIONS)) };
}

function check(token: unknown): string {
  if (!token || typeof token !== 'string') throw new Error('Expected an order id to be passed');
  if (/^PAY(ID)?-/.test(token))
    throw new Error(
      'Do not pass PAY-XXX or PAYID-XXX directly into createOrder. Pass the EC-XXX token instead',
    );
  return token;
}
