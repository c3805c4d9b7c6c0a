import { signal } from '@preact/signals';
import { toAbort } from '../../src/core/errors/actions';
import type { SheetAction } from '../../src/core/types/action';
import type { Cart } from '../../src/core/types/cart';
import type { Purchase, Status } from '../../src/core/types/purchase';
import type { SheetHost, Wallet } from '../../src/core/types/wallet';
import { contextOf } from './context';

/** The methods that return an action. */
const STEPS = ['open', 'setAddress', 'setDelivery', 'setBilling', 'authorize'] as const;

type Method = Exclude<keyof Purchase, 'status' | 'cart'>;

/** The other methods: the result, and the status after the first one that ends the purchase. */
const OTHERS: Record<Exclude<Method, (typeof STEPS)[number]>, (input?: unknown) => [unknown, Status?]> = {
  show: () => [undefined],
  resume: () => [undefined],
  whenIdle: () => [Promise.resolve()],
  fail: () => [toAbort('wallet_error', contextOf('GooglePay'))],
  abandon: () => [true, 'cancelled'],
  cancel: () => [undefined, 'cancelled'],
  redirect: () => [undefined, 'redirecting'],
  finish: action => [
    undefined,
    /abort|show_error/.test((action as SheetAction).type) ? 'failed' : 'redirecting',
  ],
};

/** A purchase with fixed responses that records its calls. */
export interface FakePurchase extends Purchase {
  /** All calls in order, including those that end the purchase. */
  calls: [method: Method, input?: unknown][];
  /** The next responses of each method: an action, a promise of one, or an exception. */
  answers: Partial<Record<(typeof STEPS)[number], SheetAction | Promise<SheetAction> | Error>>;
}

export interface FakePurchaseOptions {
  answers?: FakePurchase['answers'] | undefined;
}

export function createFakePurchase({ answers = {} }: FakePurchaseOptions = {}): FakePurchase {
  const status = signal<Status>('busy');
  const calls: FakePurchase['calls'] = [];
  const record = (method: Method, input: unknown) =>
    calls.push(input === undefined || method === 'cancel' ? [method] : [method, input]);
  const steps = STEPS.map(method => [
    method,
    async (input: unknown) => {
      record(method, input);
      const answer = answers[method];
      if (!answer) throw new Error(`The test gave no answer to ${method}`);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  ]);
  const others = Object.entries(OTHERS).map(([method, run]) => [
    method,
    (input: unknown) => {
      record(method as Method, input);
      const [result, end] = run(input);
      if (end && status.value === 'busy') status.value = end;
      return result;
    },
  ]);
  const fake = { status, cart: signal<Cart | undefined>(), calls, answers };
  return { ...fake, ...Object.fromEntries([...steps, ...others]) };
}

/** Returns the names of the called methods in order. */
export const methodsOf = ({ calls }: FakePurchase) => calls.map(([method]) => method);

/**
 * Starts a wallet as a click does.
 *
 * @param host absent for a wallet that needs none
 * @param ready resolves when `checkout.js` has loaded. @default at once
 */
export function startWallet<S>(
  wallet: Wallet<S>,
  purchase: Purchase,
  host?: SheetHost,
  ready?: Promise<unknown>,
): ReturnType<Wallet['start']> {
  const files = Promise.all([wallet.load?.(), ready]);
  const loading = files.then(([sheet]) => ({ purchase, host: host as SheetHost, sheet: sheet as S }));
  loading.catch(() => {});
  return wallet.start(purchase, loading);
}
