import { ADDRESSES, type SavedAddress, type Whole } from '../google-pay/addresses';
import type { Word } from '../say';
import type { Contact, ContactField } from './types';

/** A contact in the fictitious shopper's address book. */
export interface SavedContact {
  id: string;
  /** What tells it apart in the picker. */
  hint?: Word | undefined;
  contact: Whole<Pick<Contact, 'givenName' | 'familyName' | 'countryCode' | 'postalCode' | 'locality'>> &
    Contact;
}

const EMAIL = 'ana@example.com';

/** Where Apple's sheet has the parts of an address elsewhere than Google's, or spells them in another way. */
const SHAPES: Record<string, Partial<SavedAddress>> = {
  hk: { administrativeArea: '', postalCode: 'Kowloon' },
  ae: { address2: '', locality: 'المرسى', administrativeArea: 'دبي' },
  'ae-latin': { address2: '', locality: 'Marina' },
};

/** The shoppers have the same addresses in every wallet; here they are in Apple's words. */
export const CONTACTS = ADDRESSES.map((saved): SavedContact => {
  const { id, hint, name, ...address } = { ...saved, ...SHAPES[saved.id] };
  const [givenName = '', ...names] = name.split(' ');
  return {
    id,
    hint,
    contact: {
      emailAddress: EMAIL,
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

/** How many characters of a postal code are told before the payment is authorized. */
const POSTAL_CODE_LENGTHS: Record<string, number> = { GB: 4, CA: 3 };

/** What the shop learns of a contact before the payment is authorized: where it is, not who and which door. */
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

/** The members of a contact that the request asks for; nothing where it asks for none. */
export function pickFields({ contact }: SavedContact, fields: ContactField[] = []): Contact | undefined {
  const names = fields.flatMap(field => MEMBERS[field]);
  return names.length ? Object.fromEntries(names.map(name => [name, contact[name]])) : undefined;
}
