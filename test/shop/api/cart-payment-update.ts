import { fromAmount } from '../store/currencies';
import { priceCart } from '../store/price';
import type { MailingAddress, StoredCart } from '../store/types';
import { checkCountry } from './address-rules';
import { DEFERRED_PAYMENT_REQUIRED } from './business-faults';
import { cartUpdate } from './cart-mutation';
import { type Context, refuse, type UserError } from './payload';

type WalletContent = { billingAddress: MailingAddress } & Record<string, unknown>;

/** CartPaymentInput */
interface Payment {
  amount: { amount: string | number; currencyCode: string };
  freePaymentMethod?: { billingAddress: MailingAddress } | null;
  walletPaymentMethod?: Record<string, WalletContent | null> | null;
}

/** A way to pay, where its content is, and which of its fields must hold a text. */
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
      return [refuse('INVALID_PAYMENT_EMPTY_CART', ['payment'], 'O carrinho está vazio.')];
    const methods = toMethods(payment);
    const [method] = methods;
    if (!method || methods.length > 1)
      return [refuse('INVALID_PAYMENT', ['payment'], 'Informe exatamente uma forma de pagamento.')];
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
      refuse('INVALID_PAYMENT', [...path, name], 'O conteúdo da carteira está incompleto.'),
    ),
    ...checkCountry(content.billingAddress).map(({ field, message }) =>
      refuse('INVALID_PAYMENT', [...path, 'billingAddress', field], message),
    ),
  ];
}

/** The amount must be the total to the cent; only what costs nothing is paid with nothing. */
function checkAmount(
  { store }: Context,
  cart: StoredCart,
  { amount }: Payment,
  { name }: Method,
): UserError[] {
  const { total, currency } = priceCart(store, cart);
  if (name === 'free' && total > 0)
    return [refuse('INVALID_PAYMENT', ['payment', 'freePaymentMethod'], 'O pedido não é gratuito.')];
  return fromAmount(String(amount.amount)) === total && amount.currencyCode === currency
    ? []
    : [refuse('INVALID_PAYMENT', ['payment', 'amount'], 'O valor não corresponde ao total do carrinho.')];
}

/** What is paid for later is so with what the checkout keeps of the shopper, and a wallet leaves nothing to keep. */
function checkDeferred({ store }: Context, cart: StoredCart): UserError[] {
  return priceCart(store, cart).later ? [DEFERRED_PAYMENT_REQUIRED] : [];
}
