import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCESS_TOKEN, createStore } from '../store/store';
import type { Fault, MailingAddress } from '../store/types';
import { createApi } from './create-api';
import { documents } from './documents';
import type { Timing } from './payload';

// biome-ignore lint/suspicious/noExplicitAny: answers are read as the test expects them
export type Json = any;

export interface AskOptions {
  version?: string;
  headers?: Record<string, string>;
}

/** The API of a fresh store on a free port of loopback, and how tests talk to it. Carriers answer at once. */
export async function openApi(timing?: Partial<Timing>) {
  const store = createStore();
  const server = createServer(createApi(store, { rates: 0, ...timing }));
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function send(name: string, variables: unknown = {}, { version = 'unstable', headers }: AskOptions = {}) {
    return fetch(`${origin}/api/${version}/graphql.json?operation_name=${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN,
        ...headers,
      },
      body: JSON.stringify({ query: documents[name], variables }),
    });
  }

  /** The payload of an operation; fails on errors of GraphQL itself. */
  async function ask(name: string, variables?: unknown, options?: AskOptions): Promise<Json> {
    const answer: Json = await (await send(name, variables, options)).json();
    if (answer.errors) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`);
    return answer.data.result;
  }

  /** A new cart with one line of each product, by handle. */
  async function createCart(handles = ['cafe-da-serra'], input: object = {}): Promise<Json> {
    const lines = handles.map(handle => ({ merchandiseId: variantGid(handle), quantity: 1 }));
    return ask('cartCreate', { input: { lines, ...input }, country: 'BR' });
  }

  function variantGid(handle: string): string {
    const product = store.products.find(other => other.handle === handle);
    return `gid://shopify/ProductVariant/${product?.variants[0]?.id}`;
  }

  return {
    store,
    origin,
    send,
    ask,
    createCart,
    variantGid,
    setFault: (fault: Pick<Fault, 'name'> & Partial<Fault>) =>
      store.settings.faults.push({ operations: [], times: 1, ...fault }),
    close: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}

export const ADDRESS: MailingAddress = {
  firstName: 'Ana',
  lastName: 'Souza',
  address1: 'Rua Augusta, 1508',
  address2: 'Apto. 72',
  city: 'São Paulo',
  province: 'SP',
  zip: '01304-001',
  country: 'BR',
  phone: '+5511987654321',
};

export function preferences(
  deliveryAddress: MailingAddress,
  deliveryAddressValidationStrategy: 'STRICT' | 'COUNTRY_CODE_ONLY' = 'STRICT',
) {
  return { deliveryAddressPreferences: [{ deliveryAddress, deliveryAddressValidationStrategy }] };
}

export function googlePay(amount: { amount: string; currencyCode: string }) {
  return {
    amount,
    walletPaymentMethod: {
      googlePayWalletContent: {
        billingAddress: ADDRESS,
        signature: 'MEQCIH6Q4OwQ0jAceFEkGF0JID6sJNXxOEi4r+mA7biRxqBQ',
        signedMessage: '{"encryptedMessage":"..."}',
        protocolVersion: 'ECv2',
      },
    },
  };
}

export function codes(problems: { code: string }[]): string[] {
  return problems.map(({ code }) => code);
}

/** The choice of one option, by its code, in each group of a cart. */
export function choose(cart: Json, code: string) {
  return cart.deliveryGroups.nodes.map((group: Json) => ({
    deliveryGroupId: group.id,
    deliveryOptionHandle: group.deliveryOptions.find((option: Json) => option.code === code)?.handle,
  }));
}
