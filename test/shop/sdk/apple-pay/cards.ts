import { ACCOUNTS, type SavedCard } from '../google-pay/accounts';
import { findContact, redact } from './contacts';
import type { Payment, PaymentMethod, Request } from './types';

const NAMES: Record<string, string> = { visa: 'Visa', mastercard: 'MasterCard', amex: 'Amex', elo: 'Elo' };

const ALL = [...new Map(ACCOUNTS.flatMap(({ cards }) => cards).map(card => [card.id, card])).values()];

/** The shopper's cards that the request accepts. */
export function listCards({ supportedNetworks }: Request): SavedCard[] {
  const networks = supportedNetworks.map(network => network.toLowerCase());
  return ALL.filter(({ network }) => networks.includes(network.toLowerCase()));
}

export const nameCard = ({ id, lastDigits }: SavedCard) => `${NAMES[id]} ${lastDigits}`;

const describe = (card: SavedCard) =>
  ({
    displayName: nameCard(card),
    network: NAMES[card.id],
    type: card.funding.toLowerCase(),
  }) as PaymentMethod;

/** As the shop sees a card before the payment: the billing contact only where it is asked for, and short. */
export function toPaymentMethod(card: SavedCard, { requiredBillingContactFields }: Request): PaymentMethod {
  return requiredBillingContactFields?.includes('postalAddress')
    ? { ...describe(card), billingContact: redact(findContact(card.billingId)) }
    : describe(card);
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const base64 = (bytes: number) => btoa(String.fromCharCode(...random(bytes)));
const hex = (bytes: number) => Array.from(random(bytes), byte => byte.toString(16).padStart(2, '0')).join('');

/** A token in the shape of EC_v1; nothing in it is encrypted with anybody's key. */
export function createToken(card: SavedCard): Payment['token'] {
  const transactionId = hex(32);
  return {
    paymentData: {
      version: 'EC_v1',
      data: base64(220),
      signature: base64(1200),
      header: { ephemeralPublicKey: base64(91), publicKeyHash: base64(32), transactionId },
    },
    paymentMethod: describe(card),
    transactionIdentifier: transactionId.toUpperCase(),
  };
}
