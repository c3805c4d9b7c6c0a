import { setAttributes } from '../store/cart';
import { deliveryGroups, isUnserviceable } from '../store/delivery';
import { fromAmount } from '../store/markets';
import { priceCart } from '../store/price';
import type { Attribute, MailingAddress, StoredCart } from '../store/types';
import { DEFERRED_PAYMENT_REQUIRED } from './business-faults';
import {
  type BuyerIdentityInput,
  checkBuyerIdentity,
  checkCountry,
  setBuyerIdentity,
  UNSERVICEABLE,
} from './buyer';
import { cartUpdate } from './cart-mutation';
import { type Context, type UserError, userError } from './context';

interface Cart {
  cartId: string;
}

export const cartAttributesUpdate = cartUpdate<Cart & { attributes: Attribute[] }>(
  'cartAttributesUpdate',
  (_, cart, { attributes }) => {
    // The real API replaces the whole list, unlike the endpoints of the cart.
    cart.attributes = [];
    setAttributes(cart, attributes);
    return [];
  },
);

const NOTE_MAX = 5000;

export const cartNoteUpdate = cartUpdate<Cart & { note: string }>('cartNoteUpdate', (_, cart, { note }) => {
  if (note.length > NOTE_MAX) return [userError('NOTE_TOO_LONG', ['note'], 'A observação é longa demais.')];
  cart.note = note;
  return [];
});

export const cartBuyerIdentityUpdate = cartUpdate<Cart & { buyerIdentity: BuyerIdentityInput }>(
  'cartBuyerIdentityUpdate',
  ({ store }, cart, { buyerIdentity }) => {
    const errors = checkBuyerIdentity(buyerIdentity, ['buyerIdentity']);
    if (errors.length) return errors;
    setBuyerIdentity(store, cart, buyerIdentity);
    const isAsked = buyerIdentity.deliveryAddressPreferences?.length && isUnserviceable(store, cart);
    return isAsked ? [UNSERVICEABLE] : [];
  },
);

export const cartBillingAddressUpdate = cartUpdate<Cart & { billingAddress?: MailingAddress | null }>(
  'cartBillingAddressUpdate',
  (_, cart, { billingAddress }) => {
    const problems = billingAddress ? checkCountry(billingAddress) : [];
    if (!problems.length) cart.billingAddress = billingAddress ? { ...billingAddress } : undefined;
    return problems.map(({ field, code, message }) => userError(code, ['billingAddress', field], message));
  },
);

interface SelectedDeliveryOption {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

export const cartSelectedDeliveryOptionsUpdate = cartUpdate<
  Cart & { selectedDeliveryOptions: SelectedDeliveryOption[] }
>('cartSelectedDeliveryOptionsUpdate', ({ store }, cart, { selectedDeliveryOptions }) => {
  const groups = deliveryGroups(store, cart);
  const errors = selectedDeliveryOptions.flatMap((selection, index) => {
    const place = ['selectedDeliveryOptions', String(index)];
    const group = groups.find(({ id }) => id === selection.deliveryGroupId);
    if (!group)
      return userError(
        'INVALID_DELIVERY_GROUP',
        [...place, 'deliveryGroupId'],
        'O grupo de entrega não existe.',
      );
    if (!group.options.some(({ handle }) => handle === selection.deliveryOptionHandle))
      return userError('INVALID_DELIVERY_OPTION', [...place, 'deliveryOptionHandle'], 'A opção não existe.');
    return [];
  });
  if (!errors.length)
    for (const { deliveryGroupId, deliveryOptionHandle } of selectedDeliveryOptions)
      cart.selectedDelivery[deliveryGroupId] = deliveryOptionHandle;
  return errors;
});

export const cartRemovePersonalData = cartUpdate<Cart>('cartRemovePersonalData', (_, cart) => {
  for (const name of ['email', 'phone', 'deliveryAddress', 'billingAddress', 'payment'] as const)
    delete cart[name];
  cart.selectedDelivery = {};
  return [];
});

type WalletContent = { billingAddress: MailingAddress } & Record<string, unknown>;

/** CartPaymentInput */
interface Payment {
  amount: { amount: string | number; currencyCode: string };
  freePaymentMethod?: { billingAddress: MailingAddress } | null;
  walletPaymentMethod?: Record<string, WalletContent | null> | null;
}

/** A payment method, the path of its content, and its required text fields. */
interface Method {
  name: string;
  path: string[];
  content: WalletContent;
  texts: string[];
}

const WALLETS: Record<string, { name: string; texts: string[] }> = {
  googlePayWalletContent: { name: 'google_pay', texts: ['signature', 'signedMessage', 'protocolVersion'] },
  applePayWalletContent: { name: 'apple_pay', texts: ['data', 'signature', 'version'] },
  shopPayWalletContent: { name: 'shop_pay', texts: ['sessionToken'] },
};

export const cartPaymentUpdate = cartUpdate<{ cartId: string; payment: Payment }>(
  'cartPaymentUpdate',
  (context, cart, { payment }) => {
    if (!cart.lines.some(({ quantity }) => quantity > 0))
      return [userError('INVALID_PAYMENT_EMPTY_CART', ['payment'], 'O carrinho está vazio.')];
    const methods = toMethods(payment);
    const [method] = methods;
    if (!method || methods.length > 1)
      return [userError('INVALID_PAYMENT', ['payment'], 'Informe exatamente uma forma de pagamento.')];
    const errors = [
      ...checkMethod(method),
      ...checkAmount(context, cart, payment, method),
      ...checkDeferred(context, cart),
    ];
    if (errors.length) return errors;
    cart.billingAddress = { ...method.content.billingAddress };
    cart.payment = {
      amount: String(payment.amount.amount),
      currencyCode: payment.amount.currencyCode,
      method: method.name,
    };
    return [];
  },
);

function toMethods({ freePaymentMethod: free, walletPaymentMethod: wallet }: Payment): Method[] {
  const methods: Method[] = [];
  if (free)
    methods.push({ name: 'free', path: ['payment', 'freePaymentMethod'], content: { ...free }, texts: [] });
  for (const [field, row] of Object.entries(WALLETS)) {
    const content = wallet?.[field];
    if (content) methods.push({ ...row, path: ['payment', 'walletPaymentMethod', field], content });
  }
  return methods;
}

function checkMethod({ path, content, texts }: Method): UserError[] {
  const missing = texts.filter(name => typeof content[name] !== 'string' || !content[name]);
  return [
    ...missing.map(name =>
      userError('INVALID_PAYMENT', [...path, name], 'O conteúdo da carteira está incompleto.'),
    ),
    ...checkCountry(content.billingAddress).map(({ field, message }) =>
      userError('INVALID_PAYMENT', [...path, 'billingAddress', field], message),
    ),
  ];
}

/** The amount must equal the total to the cent; only a free order takes the free method. */
function checkAmount(
  { store }: Context,
  cart: StoredCart,
  { amount }: Payment,
  { name }: Method,
): UserError[] {
  const { total, currency } = priceCart(store, cart);
  if (name === 'free' && total > 0)
    return [userError('INVALID_PAYMENT', ['payment', 'freePaymentMethod'], 'O pedido não é gratuito.')];
  return fromAmount(String(amount.amount)) === total && amount.currencyCode === currency
    ? []
    : [userError('INVALID_PAYMENT', ['payment', 'amount'], 'O valor não corresponde ao total do carrinho.')];
}

/** Deferred payments need a payment method that the checkout can store. A wallet has none. */
function checkDeferred({ store }: Context, cart: StoredCart): UserError[] {
  return priceCart(store, cart).later ? [DEFERRED_PAYMENT_REQUIRED] : [];
}
