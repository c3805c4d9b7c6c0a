import type { PaypalControl } from '../control';
import type { Act, FundingSource, Options, PaymentWindow } from './types';

export type OpenWindow = (kind: 'popup' | 'frame') => PaymentWindow;

const PAYER_ID = 'SANDBOXPAYER1';

/** A page has at most one checkout for all buttons. */
let current: PaymentWindow | undefined;

/**
 * Runs a checkout from the click until the window closes. Reports every failure by `onError`. Events and messages are those of
 * the real script: it opens the window, then calls `onClick`, then creates the order.
 */
export async function pay(
  options: Options,
  source: FundingSource,
  openWindow: OpenWindow,
  control: PaypalControl,
): Promise<void> {
  const fail = (error: unknown) => (options.onError ?? reportError)(error as Record<string, unknown>);
  try {
    if (current) throw new Error('Checkout already rendered');
    const window = open(() => openWindow('popup'));
    try {
      if (await isAccepted(options, source, control)) await run(options, source, window, openWindow, control);
    } finally {
      window.close();
    }
  } catch (error) {
    fail(error);
  }
}

function open(openWindow: () => PaymentWindow): PaymentWindow {
  const opened = openWindow();
  current = opened;
  opened.ended.then(() => {
    if (current === opened) current = undefined;
  });
  return opened;
}

async function isAccepted({ onClick }: Options, fundingSource: FundingSource, { clickLagMs }: PaypalControl) {
  let isRefused = false;
  const actions = {
    resolve: async () => {},
    async reject() {
      isRefused = true;
    },
  };
  await onClick?.({ fundingSource }, actions);
  if (clickLagMs) await new Promise(resolve => setTimeout(resolve, clickLagMs));
  return !isRefused;
}

async function run(
  options: Options,
  source: FundingSource,
  window: PaymentWindow,
  openWindow: OpenWindow,
  control: PaypalControl,
): Promise<void> {
  if (window.isClosed) throw new Error('Window is closed, can not determine type');
  const order = memoizeOrder(options, source);
  const cancel = async () => {
    const { orderID } = await order();
    options.onCancel?.({ orderID }, { redirect: leave });
  };

  const first = await Promise.race([order(), window.ended]);
  if (typeof first === 'string') {
    const error = new Error('Detected popup close');
    if (!control.errorFirst) await cancel();
    options.onError?.(error as unknown as Record<string, unknown>);
    if (control.errorFirst) await cancel();
    return;
  }

  window.load(first.billingToken ?? first.orderID);
  const approve = async () => {
    const restart = () => {
      void restartInFrame(options, source, openWindow, control);
    };
    await options.onApprove?.(toApproval(first), { redirect: leave, restart });
  };
  const ends: Record<Act, () => Promise<void>> = {
    approve,
    cancel,
    close: cancel,
    fail: () => Promise.reject(new Error('The shopper simulated a failure')),
  };
  const act = await window.ended;
  await ends[act]();
}

/** `actions.restart`: opens a frame, because a pop-up needs a click. */
async function restartInFrame(
  options: Options,
  source: FundingSource,
  openWindow: OpenWindow,
  control: PaypalControl,
) {
  const window = open(() => openWindow('frame'));
  try {
    await run(options, source, window, openWindow, control);
  } catch (error) {
    options.onError?.(error as Record<string, unknown>);
  }
}

function toApproval({ orderID, billingToken }: Order) {
  return {
    orderID,
    billingToken,
    payerID: PAYER_ID,
    paymentID: null,
    facilitatorAccessToken: 'SANDBOX-FACILITATOR',
  };
}

function leave(url?: string): void {
  if (url) location.assign(url);
}

interface Order {
  orderID: string;
  /** From `createBillingAgreement`. */
  billingToken: string | null;
}

/** The sandbox has no orders on the client. */
const ACTIONS = {
  order: {
    create: () => Promise.reject(new Error('The sandbox creates no orders: createOrder must call a server')),
  },
};

/** Returns a memoized function that creates the order. */
export function memoizeOrder(options: Options, paymentSource: FundingSource): () => Promise<Order> {
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
