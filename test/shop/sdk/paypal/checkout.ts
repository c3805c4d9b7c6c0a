import type { Control } from './control';
import { createOrderMaker, type Order } from './order';
import type { Act, FundingSource, Options, PaymentWindow } from './types';

export type OpenWindow = (kind: 'popup' | 'frame') => PaymentWindow;

const PAYER_ID = 'SANDBOXPAYER1';

/** One checkout a page, whichever button began it. */
let current: PaymentWindow | undefined;

/**
 * From the click to the end of the window. Everything that goes wrong ends in `onError`. Order of events and texts are
 * those of the real script: the window opens first, the page is asked whether it may stay, then for the order.
 */
export async function pay(
  options: Options,
  source: FundingSource,
  openWindow: OpenWindow,
  control: Control,
): Promise<void> {
  const fail = (error: unknown) => (options.onError ?? reportError)(error as Record<string, unknown>);
  try {
    if (current) throw new Error('Checkout already rendered');
    const window = open(() => openWindow('popup'));
    try {
      if (await isWelcome(options, source, control)) await run(options, source, window, openWindow, control);
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

async function isWelcome({ onClick }: Options, fundingSource: FundingSource, { clickLagMs }: Control) {
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
  control: Control,
): Promise<void> {
  if (window.isClosed) throw new Error('Window is closed, can not determine type');
  const order = createOrderMaker(options, source);
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
      void again(options, source, openWindow, control);
    };
    await options.onApprove?.(toApproval(first), { redirect: leave, restart });
  };
  const ends: Record<Act, () => Promise<void>> = {
    approve,
    cancel,
    close: cancel,
    fail: () => Promise.reject(new Error('The sandbox was asked to fail')),
  };
  const act = await window.ended;
  await ends[act]();
}

/** `actions.restart`: the same in a frame, because the click that a pop-up needs is long gone. */
async function again(options: Options, source: FundingSource, openWindow: OpenWindow, control: Control) {
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
