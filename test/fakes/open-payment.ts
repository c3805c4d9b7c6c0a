import { decide } from '../../src/core/purchase/decide';
import { createPay, type Identify } from '../../src/core/purchase/pay';
import {
  type Machine,
  type PurchaseEvent,
  START,
  type Stage,
  transition,
} from '../../src/core/purchase/purchase';
import type { CartNode } from '../../src/core/server/cart-node';
import { toCart } from '../../src/core/server/read-cart';
import type { SheetAction } from '../../src/core/types/action';
import type { Cart } from '../../src/core/types/cart';
import type { Payment } from '../../src/core/types/checkout';
import type { Result } from '../../src/core/types/result';
import { createAnswers, createShipped, PAYMENT } from './answers';
import { contextOf } from './context';
import { createCart } from './fake-cart';
import { type FakeGraphql, fakeGraphql, openCart } from './fake-graphql';

export interface PaymentOptions {
  answers?: FakeGraphql['answers'];
  /** The cart as it is at the server. */
  cart?: CartNode;
  /** What the sheet shows. @default that cart */
  shown?: Cart | null;
  identified?: SheetAction;
  /** What happens while the payment is prepared. */
  meanwhile?: PurchaseEvent;
  /** Whether the sheet still waits. @default it does */
  isInTime?: () => boolean;
}

/** A payment that the test may ask for, over the real state machine. */
export interface OpenPayment {
  pay(payment?: Partial<Payment>): Promise<SheetAction>;
  graphql: FakeGraphql;
  /** What the checkout was asked to tell the server of the shopper. */
  identities: Parameters<Identify>[];
  /** The stage after each event, in their order. */
  stages: Stage[];
  /** All attempts' tokens, in their order. */
  tokens(): unknown[];
}

/** `identify` is the checkout's, all other steps are the API's. */
export async function openPayment(options: PaymentOptions = {}): Promise<OpenPayment> {
  const {
    answers = {},
    cart = createShipped(),
    shown,
    identified,
    meanwhile,
    isInTime = () => true,
  } = options;
  const graphql = fakeGraphql({ ...createAnswers(cart), ...answers });
  const api = await openCart(graphql, cart);
  const identities: Parameters<Identify>[] = [];
  const identify: Identify = async (...identity) => {
    identities.push(identity);
    if (meanwhile) dispatch(meanwhile);
    return identified ?? { type: 'update', cart: createCart() };
  };
  const toNext = (result: Result) => decide(result, contextOf('GooglePay'));
  let state = START;
  const stages: Stage[] = [];
  const dispatch: Machine['dispatch'] = event => {
    state = transition(state, event);
    stages.push(state.stage);
    return state;
  };
  if (shown !== null) dispatch({ type: 'show', cart: shown ?? toCart(cart) });
  const run = createPay(api, toNext, identify, dispatch, () => state.stage === 'paying' && isInTime());
  return {
    graphql,
    identities,
    stages,
    pay: async (payment = {}) =>
      run({ ...PAYMENT, email: 'ana@example.com', ...payment }, dispatch({ type: 'pay' })),
    tokens: () =>
      graphql.calls.flatMap(({ variables }) => (variables.attemptToken ? [variables.attemptToken] : [])),
  };
}
