import type { MessageKey } from '../sheet-messages';
import { ADDRESSES, CARDS, type Complete, type SavedAddress, type SavedCard } from '../shoppers';
import type { Contact, ContactField, Payment, PaymentMethod, Request } from './types';

export interface SavedContact {
  id: string;
  /** Distinguishes similar contacts in the picker. */
  hint?: MessageKey | undefined;
  contact: Complete<Pick<Contact, 'givenName' | 'familyName' | 'countryCode' | 'postalCode' | 'locality'>> &
    Contact;
}

/** Addresses that Apple formats differently from Google. */
const DIFFERENT: Record<string, Partial<SavedAddress>> = {
  hk: { administrativeArea: '', postalCode: 'Kowloon' },
  ae: { address2: '', locality: 'المرسى', administrativeArea: 'دبي' },
  'ae-latin': { address2: '', locality: 'Marina' },
};

export const CONTACTS = ADDRESSES.map((saved): SavedContact => {
  const { id, hint, name, ...address } = { ...saved, ...DIFFERENT[saved.id] };
  const [givenName = '', ...names] = name.split(' ');
  return {
    id,
    hint,
    contact: {
      emailAddress: 'ana@example.com',
      givenName,
      familyName: names.join(' '),
      phoneNumber: address.phoneNumber,
      addressLines: [address.address1, address.address2].filter(Boolean),
      locality: address.locality,
      subLocality: '',
      administrativeArea: address.administrativeArea,
      subAdministrativeArea: '',
      postalCode: address.postalCode,
      country: '',
      countryCode: address.countryCode,
    },
  };
});

export function findContact(id: string | undefined): SavedContact {
  return CONTACTS.find(saved => saved.id === id) ?? (CONTACTS[0] as SavedContact);
}

/** Characters of a postal code that the shop receives before the payment is authorized. */
const POSTAL_CODE_LENGTHS: Record<string, number> = { GB: 4, CA: 3 };

/** Returns the part of a contact that the shop receives before the authorization: no name and no street. */
export function redact({ contact }: SavedContact): Contact {
  const { locality, administrativeArea, postalCode, country, countryCode } = contact;
  return {
    locality,
    administrativeArea,
    postalCode: postalCode.slice(0, POSTAL_CODE_LENGTHS[countryCode]),
    country,
    countryCode,
  };
}

const MEMBERS: Record<ContactField, (keyof Contact)[]> = {
  email: ['emailAddress'],
  name: ['givenName', 'familyName'],
  phone: ['phoneNumber'],
  phoneticName: [],
  postalAddress: [
    'addressLines',
    'locality',
    'subLocality',
    'administrativeArea',
    'subAdministrativeArea',
    'postalCode',
    'country',
    'countryCode',
  ],
};

/** Returns the members of a contact that the request requires. */
export function pickFields({ contact }: SavedContact, fields: ContactField[] = []): Contact | undefined {
  const names = fields.flatMap(field => MEMBERS[field]);
  return names.length ? Object.fromEntries(names.map(name => [name, contact[name]])) : undefined;
}

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'MasterCard', amex: 'Amex', elo: 'Elo' };

/** Returns the shopper's cards that the request accepts. */
export function listCards({ supportedNetworks }: Request): SavedCard[] {
  const networks = supportedNetworks.map(network => network.toLowerCase());
  return CARDS.filter(({ network }) => networks.includes(network.toLowerCase()));
}

export const nameCard = ({ id, lastDigits }: SavedCard) => `${BRANDS[id]} ${lastDigits}`;

const describe = (card: SavedCard) =>
  ({
    displayName: nameCard(card),
    network: BRANDS[card.id],
    type: card.funding.toLowerCase(),
  }) as PaymentMethod;

/** Returns a card before the payment, with a redacted billing contact if the request requires one. */
export function toPaymentMethod(card: SavedCard, { requiredBillingContactFields }: Request): PaymentMethod {
  return requiredBillingContactFields?.includes('postalAddress')
    ? { ...describe(card), billingContact: redact(findContact(card.billingId)) }
    : describe(card);
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const base64 = (bytes: number) => btoa(String.fromCharCode(...random(bytes)));
const hex = (bytes: number) => Array.from(random(bytes), byte => byte.toString(16).padStart(2, '0')).join('');

/** Creates a token in the shape of EC_v1, with random bytes in place of the encrypted data. */
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
