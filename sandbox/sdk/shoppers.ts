import type { MessageKey } from './sheet-messages';

/** Makes all members required. In the published types each part of an address can be `undefined`. */
export type Complete<T> = { [part in keyof T]-?: NonNullable<T[part]> };

/** An address of the fictitious shoppers, in the shape of Google Pay. */
export interface SavedAddress extends Complete<Omit<google.payments.api.Address, 'sortingCode'>> {
  id: string;
  /** Distinguishes similar addresses in the picker. */
  hint?: MessageKey | undefined;
}

/**
 * Addresses of all countries with a special mapping. Those of Hong Kong and the Emirates follow Google's address metadata: a
 * region without postal code; an emirate in the metadata's spelling of either script, without city
 * (https://github.com/google/libaddressinput/wiki/AddressValidationMetadata).
 *
 * id | name | line 1 | line 2 | locality | administrative area | ISO 3166-2 | country | postal code | phone | hint
 */
const ROWS = `
br | Ana Clara Exemplo | Rua das Amostras, 100 | Apto 42 | São Paulo | SP | BR-SP | BR | 01310-100 | +55 11 95550-0100
us | Sam Sample | 1 Example Street | Apt 5 | New York | NY | US-NY | US | 10001-0001 | +1 212-555-0100
pr | Luz Muestra | 10 Calle Ejemplo | | San Juan | | US-PR | PR | 00901 | +1 787-555-0100
gb | Robin Specimen | 2 Sample Road | Flat 3 | London | | GB-LND | GB | SW1A 1AA | +44 20 7946 0100
ca | Alex Échantillon | 30 Example Avenue | | Toronto | ON | CA-ON | CA | M5V 2T6 | +1 416-555-0100
hk | Chan Siu Ming | 8 Example Road | Flat B, 12/F | Tsim Sha Tsui | Kowloon | HK | HK | | +852 5555 0100
ae | Noor | 5 Example Street | المرسى | | إمارة دبيّ | AE-DU | AE | | +971 4 555 0100
ae-latin | Noor Example | 6 Example Street | Marina | | Dubai | AE-DU | AE | | +971 4 555 0101
mx | María José Muestra Prueba | Avenida Ejemplo 7 | Col. Centro | Cancún | Q.R. | MX-ROO | MX | 77500 | +52 998 555 0100
ar | Julia Ejemplo | Calle Prueba 9 | | Buenos Aires | C | AR-C | AR | C1001 | +54 11 5555-0100 | notDelivered
bad-zip | Ana Clara Exemplo | Rua sem CEP, 0 | | Campinas | SP | BR-SP | BR | 99 | +55 19 95550-0100 | badZip
`;

export const ADDRESSES = ROWS.trim()
  .split('\n')
  .map((row): SavedAddress => {
    const [id = '', name = '', address1 = '', address2 = '', locality = '', area = '', iso = '', ...rest] =
      row.split('|').map(part => part.trim());
    const [countryCode = '', postalCode = '', phoneNumber = '', hint] = rest;
    return {
      id,
      name,
      address1,
      address2,
      address3: '',
      locality,
      administrativeArea: area,
      iso3166AdministrativeArea: iso,
      countryCode,
      postalCode,
      phoneNumber,
      hint: hint as MessageKey | undefined,
    };
  });

export function findAddress(id: string | undefined): SavedAddress | undefined {
  return ADDRESSES.find(address => address.id === id);
}

export interface SavedCard {
  id: string;
  network: google.payments.api.CardNetwork;
  lastDigits: string;
  funding: google.payments.api.CardFundingSource;
  /** Id of the billing address. */
  billingId: string;
}

const saveCard = (
  network: SavedCard['network'],
  lastDigits: string,
  funding: SavedCard['funding'],
  billingId: string,
): SavedCard => ({ id: network.toLowerCase(), network, lastDigits, funding, billingId });

const visa = saveCard('VISA', '1111', 'CREDIT', 'br');
const mastercard = saveCard('MASTERCARD', '4444', 'DEBIT', 'br');
const elo = saveCard('ELO', '5507', 'CREDIT', 'br');
const amex = saveCard('AMEX', '0005', 'CREDIT', 'us');

export const CARDS = [visa, mastercard, elo, amex];

/** An account of Google Pay. All accounts share the addresses and differ in the first one. */
export interface Account {
  id: string;
  name: string;
  email: string;
  addressId: string;
  cards: SavedCard[];
}

export const ACCOUNTS: [Account, ...Account[]] = [
  {
    id: '1',
    name: 'Ana Clara Exemplo',
    email: 'ana@example.com',
    addressId: 'br',
    cards: [visa, mastercard, elo],
  },
  { id: '2', name: 'Sam Sample', email: 'sam@example.com', addressId: 'us', cards: [amex, visa] },
];

export const findAccount = (id: string | undefined): Account =>
  ACCOUNTS.find(account => account.id === id) ?? ACCOUNTS[0];
