import { signal } from '@preact/signals';
import { type CartApi, createCartApi } from '../../src/core/storefront/cart-api';
import type { CallOptions, StorefrontClient, StorefrontResponse } from '../../src/core/storefront/client';
import type { CartNode } from '../../src/core/storefront/read-cart';
import type { Cart } from '../../src/core/types/cart';
import type { CartError } from '../../src/core/types/result';
import { CART_ID, cartNode } from './fake-cart';
import { nameOf } from './operation-name';

type Reply = unknown | ((variables: Record<string, unknown>) => unknown);

/** An API client that responds by operation name. */
export interface FakeGraphql {
  ask: StorefrontClient;
  calls: { operation: string; variables: Record<string, unknown>; options: CallOptions }[];
  /** A payload, a promise of one, error codes (`fails`), or a function of the variables that returns one of these. */
  answers: Record<string, Reply>;
  /** Operation names in order. */
  operations(): string[];
}

const FAILURE = Symbol('failure');
/** Codes of requests without a response, as the real client creates them. */
const LOST = ['NETWORK', 'TIMEOUT', 'HTTP', 'BAD_ANSWER'];

/** A response that fails with these errors or error codes. */
export const fails = (...errors: (string | CartError)[]): object => ({
  [FAILURE]: errors.map(error => (typeof error === 'string' ? { code: error } : error)),
});

/** Returns one response after the other. The last one repeats. */
export function inOrder(...replies: Reply[]): () => unknown {
  return () => (replies.length > 1 ? replies.shift() : replies[0]);
}

export function fakeGraphql(answers: FakeGraphql['answers'] = {}): FakeGraphql {
  const fake: FakeGraphql = {
    calls: [],
    answers,
    operations: () => fake.calls.map(({ operation }) => operation),
    async ask<T>(
      ...[document, variables = {}, options = {}]: Parameters<StorefrontClient>
    ): Promise<StorefrontResponse<T>> {
      if (options.isWanted?.() === false) return { result: undefined, errors: [{ code: 'ABORTED' }] };
      const operation = nameOf(document);
      fake.calls.push({ operation, variables, options });
      if (!(operation in fake.answers)) throw new Error(`The test has no answer to ${operation}`);
      const reply = fake.answers[operation];
      const found = await (typeof reply === 'function' ? reply(variables) : reply);
      const failure = (found as { [FAILURE]?: StorefrontResponse<T>['errors'] } | null)?.[FAILURE];
      if (failure?.some(({ code }) => LOST.includes(code))) options.onLost?.();
      return failure
        ? { result: undefined, errors: failure }
        : { result: (found as T) ?? undefined, errors: [] };
    },
  };
  return fake;
}

/** Opens a cart and returns its client. The opening call is removed from the record. */
export async function openCart(graphql: FakeGraphql, node: CartNode = cartNode()): Promise<CartApi> {
  graphql.answers.cart = node;
  const api = createCartApi(graphql.ask, { currency: 'BRL' }, signal<Cart>());
  await api.open({ type: 'cart', id: CART_ID, attributes: [] });
  graphql.calls.length = 0;
  return api;
}
