import { signal } from '@preact/signals';
import { type CartApi, createCartApi } from '../../src/core/storefront/cart-api';
import type { CallOptions, StorefrontClient, StorefrontResponse } from '../../src/core/storefront/client';
import type { CartNode } from '../../src/core/storefront/read-cart';
import type { Cart } from '../../src/core/types/cart';
import type { CartError, CompiledDocument } from '../../src/core/types/result';
import { CART_ID, cartNode } from './fake-cart';

type Reply = unknown | ((variables: Record<string, unknown>) => unknown);

/** A client of the API that answers by operation name. */
export interface FakeGraphql {
  ask: StorefrontClient;
  calls: { operation: string; variables: Record<string, unknown>; options: CallOptions }[];
  /** A payload, a promise of one, codes of failure (`fails`), or what makes one of these of the variables. */
  answers: Record<string, Reply>;
  /** Names of the operations, in their order. */
  operations(): string[];
}

const FAILURE = Symbol('failure');

/** The answer itself fails with these errors, or with errors of these codes. */
export const fails = (...errors: (string | CartError)[]): object => ({
  [FAILURE]: errors.map(error => (typeof error === 'string' ? { code: error } : error)),
});

/** One answer after the other; the last counts for good. */
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
      const operation = nameOf(document);
      fake.calls.push({ operation, variables, options });
      if (!(operation in fake.answers)) throw new Error(`The test has no answer to ${operation}`);
      const reply = fake.answers[operation];
      const found = await (typeof reply === 'function' ? reply(variables) : reply);
      const failure = (found as { [FAILURE]?: StorefrontResponse<T>['errors'] } | null)?.[FAILURE];
      return failure
        ? { result: undefined, errors: failure }
        : { result: (found as T) ?? undefined, errors: [] };
    },
  };
  return fake;
}

/** The name of its operation, as the address of its request tells it. */
export function nameOf(document: CompiledDocument): string {
  return /\w+ (\w+)/.exec(document)?.[1] ?? '';
}

/** The verbs of a cart that is open already; the call that opened it is forgotten. */
export async function openCart(graphql: FakeGraphql, node: CartNode = cartNode()): Promise<CartApi> {
  graphql.answers.cart = node;
  const api = createCartApi(graphql.ask, { currency: 'BRL' }, signal<Cart>());
  await api.open({ id: CART_ID, attributes: [] });
  graphql.calls.length = 0;
  return api;
}
