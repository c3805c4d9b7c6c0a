import { signal } from '@preact/signals';
import { toAbort } from '../../src/core/errors/actions';
import type { SheetAction } from '../../src/core/types/action';
import type { Cart } from '../../src/core/types/cart';
import type { Purchase, Status } from '../../src/core/types/purchase';
import { contextOf } from './context';

/** The methods that return an action. */
type Step = 'open' | 'setAddress' | 'setDelivery' | 'setBilling' | 'authorize';
type Method = Exclude<keyof Purchase, 'status' | 'cart' | 'requiresShipping' | 'currency'>;

/** A purchase with fixed responses that records its calls. */
export interface FakePurchase extends Purchase {
  /** All calls in order, including those that end the purchase. */
  calls: [method: Method, input?: unknown][];
  /** The next responses of each method: an action, a promise of one, or an exception. */
  answers: Partial<Record<Step, SheetAction | Promise<SheetAction> | Error>>;
}

export interface FakePurchaseOptions {
  answers?: FakePurchase['answers'] | undefined;
  requiresShipping?: boolean;
  currency?: string;
}

export function createFakePurchase(options: FakePurchaseOptions = {}): FakePurchase {
  const { answers = {}, requiresShipping = true, currency = 'BRL' } = options;
  const status = signal<Status>('busy');
  const calls: FakePurchase['calls'] = [];
  const step =
    (name: Step) =>
    async <A extends SheetAction>(input?: unknown): Promise<A> => {
      calls.push(input === undefined ? [name] : [name, input]);
      const answer = answers[name];
      if (!answer) throw new Error(`The test gave no answer to ${name}`);
      if (answer instanceof Error) throw answer;
      return (await answer) as A;
    };
  /** Only the first end counts. */
  const end = (next: Status) => {
    if (status.value === 'busy') status.value = next;
  };
  return {
    status,
    cart: signal<Cart | undefined>(undefined),
    requiresShipping,
    currency,
    calls,
    answers,
    open: step('open'),
    setAddress: step('setAddress'),
    setDelivery: step('setDelivery'),
    setBilling: step('setBilling'),
    authorize: step('authorize'),
    show: cart => void calls.push(['show', cart]),
    resume: () => void calls.push(['resume']),
    whenIdle: async () => {},
    abandon() {
      calls.push(['abandon']);
      end('cancelled');
      return true;
    },
    finish(action) {
      calls.push(['finish', action]);
      end(action.type === 'abort' || action.type === 'show_error' ? 'failed' : 'redirecting');
    },
    redirect() {
      calls.push(['redirect']);
      end('redirecting');
    },
    cancel() {
      calls.push(['cancel']);
      end('cancelled');
    },
    fail(error) {
      calls.push(['fail', error]);
      return toAbort('wallet_error', contextOf('GooglePay'));
    },
  };
}

/** Returns the names of the called methods in order. */
export const methodsOf = ({ calls }: FakePurchase) => calls.map(([method]) => method);
