import { Client, fetchExchange, type TypedDocumentNode } from 'urql';
import text from './cart-create.graphql';

interface CartCreated {
  result: {
    cart?: { id: string; checkoutUrl: string };
    errors: { code: string; message: string }[];
  };
}

/** The compiled document in urql's form, so that urql parses nothing. */
const document = {
  kind: 'Document',
  definitions: [
    { kind: 'OperationDefinition', operation: 'mutation', name: { value: 'baselineCartCreate' } },
  ],
  loc: { source: { body: text } },
} as unknown as TypedDocumentNode<CartCreated>;

const client = new Client({
  url: '/api/unstable/graphql.json',
  exchanges: [fetchExchange],
  preferGetMethod: false,
});

export function createCart(variant: string) {
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variant}`, quantity: 1 }];
  return client.mutation(document, { input: { lines } }).toPromise();
}
