import { signal } from '@preact/signals';
import { type CartApi, createCartApi } from '../../src/core/server/cart-api';
import type { CartNode } from '../../src/core/server/cart-node';
import type { Cart } from '../../src/core/types/cart';
import { CART_ID, cartNode } from './fake-cart';
import type { FakeGraphql } from './fake-graphql';

/** The verbs of a cart that is open already; the call that opened it is forgotten. */
export async function openCart(graphql: FakeGraphql, node: CartNode = cartNode()): Promise<CartApi> {
  graphql.answers.cart = node;
  const api = createCartApi(graphql.ask, { currency: 'BRL' }, signal<Cart>());
  await api.open({ id: CART_ID, attributes: [] });
  graphql.calls.length = 0;
  return api;
}
