import { signal } from '@preact/signals';
import { toAbort } from '../../src/core/errors/actions';
import type { SheetAction } from '../../src/core/types/action';
import type { Cart } from '../../src/core/types/cart';
import type { Checkout, Status } from '../../src/core/types/checkout';
import { contextOf } from './context';

type Verb = 'open' | 'setAddress' | 'setDelivery' | 'setBilling' | 'authorize';

/** A purchase with fixed responses that records its calls. */
export interface FakeCheckout extends Checkout {
  /** All calls in order, including those that end the purchase. */
  calls: [verb: Verb | 'show' | 'finish' | 'again' | 'leave' | 'cancel' | 'fail', input?: unknown][];
  /** The next responses of each method: an action, a promise of one, or an exception. */
  answers: Partial<Record<Verb, SheetAction | Promise<SheetAction> | Error>>;
}

export interface FakeCheckoutOptions {
  answers?: FakeCheckout['answers'] | undefined;
  requiresShipping?: boolean;
  currency?: string;
}

export function createFakeCheckout(options: FakeCheckoutOptions = {}): FakeCheckout {
  const { answers = {}, requiresShipping = true, currency = 'BRL' } = options;
  const status = signal<Status>('busy');
  const calls: FakeCheckout['calls'] = [];
  const verb =
    (name: Verb) =>
    async (input?: unknown): Promise<SheetAction> => {
      calls.push(input === undefined ? [name] : [name, input]);
      const answer = answers[name];
      if (!answer) throw new Error(`The test gave no answer to ${name}`);
      if (answer instanceof Error) throw answer;
      return answer;
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
    open: verb('open'),
    setAddress: verb('setAddress'),
    setDelivery: verb('setDelivery'),
    setBilling: verb('setBilling'),
    authorize: verb('authorize'),
    show: cart => void calls.push(['show', cart]),
    resume: () => void calls.push(['again']),
    whenIdle: async () => {},
    finish(action) {
      calls.push(['finish', action]);
      end(action.type === 'abort' || action.type === 'show_error' ? 'failed' : 'redirecting');
    },
    redirect() {
      calls.push(['leave']);
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
export const methodsOf = ({ calls }: FakeCheckout) => calls.map(([method]) => method);
