import { signal } from '@preact/signals';
import { SHEET_TIMEOUT_MS } from '../../src/core/platform/constants';
import type { PurchaseContext } from '../../src/core/purchase/context';
import { dispatch, INITIAL_STATE, type Stage } from '../../src/core/purchase/machine';
import { createAttempt, pay } from '../../src/core/purchase/payment';
import { createContext } from '../../src/core/purchase/purchase';
import type { BuyerIdentity } from '../../src/core/storefront/cart-api';
import { type CartNode, toCart } from '../../src/core/storefront/read-cart';
import type { SheetAction } from '../../src/core/types/action';
import type { Cart } from '../../src/core/types/cart';
import type { Payment, Status } from '../../src/core/types/purchase';
import { createResponses, createShipped, PAYMENT } from './answers';
import { CONFIG } from './config';
import { contextOf } from './context';
import { CART_CHOICE, CART_ID } from './fake-cart';
import { type FakeGraphql, fakeGraphql } from './fake-graphql';

export interface PaymentOptions {
  answers?: FakeGraphql['answers'];
  /** The cart on the server. */
  cart?: CartNode;
  /** The cart that the sheet shows. @default the server's */
  displayed?: Cart | null;
  /** Runs when the server receives the payment, before its submission. */
  meanwhile?(context: PurchaseContext): void;
}

/** A payment over the real state machine. */
export interface OpenPayment {
  pay(payment?: Partial<Payment>): Promise<SheetAction>;
  context: PurchaseContext;
  graphql: FakeGraphql;
  /** Identities that the server received. */
  identities(): BuyerIdentity[];
  /** The stage after each event, in order. */
  stages: Stage[];
  /** Tokens of all attempts, in order. */
  tokens(): unknown[];
}

export async function openPayment(options: PaymentOptions = {}): Promise<OpenPayment> {
  const { answers = {}, cart = createShipped(), displayed, meanwhile } = options;
  const graphql = fakeGraphql({ cartRemovePersonalData: {}, ...createResponses(cart), ...answers });
  const { cartPaymentUpdate } = graphql.answers;
  if (meanwhile)
    graphql.answers.cartPaymentUpdate = () => {
      meanwhile(context);
      return cartPaymentUpdate;
    };
  const stages: Stage[] = [];
  const context = createContext(
    {
      settings: { ...CONFIG, requiresShipping: toCart(cart).requiresShipping },
      source: CART_CHOICE,
      ...contextOf('GooglePay'),
    },
    signal<Status>('busy'),
    { navigate() {}, showDialog() {}, announce() {} },
    graphql.ask,
  );
  await context.api.open({ type: 'cart', id: CART_ID, attributes: [] });
  graphql.calls.length = 0;
  let state = INITIAL_STATE;
  Object.defineProperty(context, 'state', {
    get: () => state,
    set(next: typeof state) {
      state = next;
      stages.push(state.stage);
    },
  });
  if (displayed !== null) dispatch(context, { type: 'show', cart: displayed ?? toCart(cart) });
  return {
    graphql,
    context,
    stages,
    async pay(payment = {}) {
      const attempt = createAttempt(context, performance.now() + SHEET_TIMEOUT_MS);
      return pay(context, { ...PAYMENT, email: 'ana@example.com', ...payment }, attempt);
    },
    identities: () =>
      graphql.calls.flatMap(({ variables }) => (variables.buyerIdentity as BuyerIdentity | undefined) ?? []),
    tokens: () =>
      graphql.calls.flatMap(({ variables }) => (variables.attemptToken ? [variables.attemptToken] : [])),
  };
}
