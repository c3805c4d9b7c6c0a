import fc from 'fast-check';
import createApplePay from '../../src/wallets/apple-pay';
import createGooglePay from '../../src/wallets/google-pay';
import createPaypal from '../../src/wallets/paypal';
import { toNamespace } from '../../src/wallets/paypal/namespace';
import { CONFIG } from '../fakes/config';
import { createCart } from '../fakes/fake-cart';
import { createFakeHost } from '../fakes/fake-host';
import { createFakePurchase, startWallet } from '../fakes/fake-purchase';
import { APPLE_PAY, GOOGLE_PAY } from '../fakes/wallet-configs';
import type { Kind } from './kind';
import { anything, mutated, text } from './values';

// biome-ignore lint/suspicious/noExplicitAny: the tests pass any value as an SDK's
type Handlers = Record<string, (...input: any[]) => unknown>;

const open = { type: 'update' as const, cart: createCart() };
const createPurchase = () => createFakePurchase({ answers: { open, setAddress: open, setDelivery: open } });

const contact = {
  givenName: 'Ana',
  familyName: 'Prado',
  addressLines: ['Rua 1'],
  locality: 'Recife',
  postalCode: '50030-230',
  administrativeArea: 'PE',
  countryCode: 'BR',
  phoneNumber: '+55 81 5550 0100',
  emailAddress: 'ana@example.com',
};

/** Returns the callbacks of Google's sheet, which the client receives on creation. */
function openGoogle(): Handlers {
  let callbacks: Handlers = {};
  class PaymentsClient {
    constructor({ paymentDataCallbacks }: { paymentDataCallbacks?: Handlers }) {
      callbacks = paymentDataCallbacks ?? callbacks;
    }
    loadPaymentData = () => new Promise(() => {});
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
  const host = createFakeHost(CONFIG, 'GooglePay');
  void startWallet(createGooglePay(host, GOOGLE_PAY, CONFIG), createPurchase(), host);
  return callbacks;
}

/** Returns the callbacks of PayPal's buttons during a purchase. */
function openPaypal(): Handlers {
  let callbacks: Handlers = {};
  const Buttons = (options: Handlers) => {
    callbacks = options;
    return { render: async () => {}, close: async () => {} };
  };
  Object.assign(window, { [toNamespace()]: { Buttons } });
  const host = createFakeHost(CONFIG, 'PayPal');
  const wallet = createPaypal(host, { name: 'paypal', wallet_params: {} }, CONFIG);
  const slot = document.createElement('div');
  document.createElement('i').attachShadow({ mode: 'open' }).append(slot);
  wallet.mount?.(slot, () => void startWallet(wallet, createPurchase(), host));
  callbacks.onClick?.({}, { reject() {} });
  return callbacks;
}

/** Returns Apple's session with the wallet's handlers. */
function openApple(): Handlers {
  let session: Handlers = {};
  class ApplePaySession {
    static supportsVersion = () => true;
    constructor() {
      session = this as unknown as Handlers;
    }
    begin() {}
    abort() {}
    completeMerchantValidation() {}
    completePaymentMethodSelection() {}
    completeShippingContactSelection() {}
    completeShippingMethodSelection() {}
    completePayment() {}
  }
  Object.assign(window, { ApplePaySession, ApplePayError: class {} });
  const host = createFakeHost(CONFIG, 'ApplePay');
  void startWallet(createApplePay(host, APPLE_PAY, CONFIG), createPurchase(), host);
  return session;
}

/** An SDK, the name of its callback and its arguments. Apple's arguments have fixed types, because the browser creates them. */
const calls: fc.Arbitrary<[() => Handlers, string, unknown]>[] = [
  fc.tuple(fc.constant(openGoogle), fc.constant('onPaymentDataChanged'), anything),
  fc.tuple(
    fc.constant(openGoogle),
    fc.constant('onPaymentDataChanged'),
    mutated({
      callbackTrigger: 'SHIPPING_OPTION',
      shippingAddress: { name: 'Ana', countryCode: 'BR' },
      shippingOptionData: { id: 'fast' },
    }),
  ),
  fc.tuple(fc.constant(openGoogle), fc.constant('onPaymentAuthorized'), anything),
  fc.tuple(fc.constant(openPaypal), fc.constantFrom('onError', 'onApprove', 'onCancel'), anything),
  fc.tuple(
    fc.constant(openApple),
    fc.constant('onshippingcontactselected'),
    fc.record({ shippingContact: toContact() }),
  ),
  fc.tuple(
    fc.constant(openApple),
    fc.constant('onshippingmethodselected'),
    fc.record({ shippingMethod: fc.record({ identifier: text }) }),
  ),
];

function toContact() {
  const parts = Object.entries(contact).map(([key, part]) => [
    key,
    typeof part === 'string' ? text : fc.array(text, { maxLength: 3 }),
  ]);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
}

export const sdkKind: Kind<[() => Handlers, string, unknown]> = {
  name: 'SDK callbacks',
  inputs: fc.oneof(...calls),
  async feed([openSdk, name, input]) {
    const handlers = openSdk();
    await handlers[name]?.(input);
    for (const global of ['google', toNamespace(), 'ApplePaySession', 'ApplePayError'])
      Reflect.deleteProperty(window, global);
  },
};
