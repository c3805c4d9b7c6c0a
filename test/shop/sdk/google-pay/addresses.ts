import type { Word } from '../say';
import type { Address } from './types';

/** Published types let each part of an address be `undefined`; a sheet's own never are. */
export type Whole<T> = { [part in keyof T]-?: NonNullable<T[part]> };

/** An address of the fictitious shoppers, as the real sheet keeps it. */
export interface SavedAddress extends Whole<Omit<Address, 'sortingCode'>> {
  id: string;
  /** What tells it apart in the picker. */
  hint?: Word | undefined;
}

type Row = [
  id: string,
  name: string,
  line1: string,
  line2: string,
  locality: string,
  administrativeArea: string,
  iso3166AdministrativeArea: string,
  countryCode: string,
  postalCode: string,
  phoneNumber: string,
  hint?: Word,
];

/**
 * Countries that the storefront maps in ways of their own stand here with what is odd about them. Hong Kong and the Emirates are
 * as Google's address metadata shapes them: a region and no postal code; an emirate, in the metadata's own spelling of either
 * script, and no city (https://github.com/google/libaddressinput/wiki/AddressValidationMetadata).
 */
const ROWS: Row[] = [
  [
    'br',
    'Ana Clara Exemplo',
    'Rua das Amostras, 100',
    'Apto 42',
    'São Paulo',
    'SP',
    'BR-SP',
    'BR',
    '01310-100',
    '+55 11 95550-0100',
  ],
  [
    'us',
    'Sam Sample',
    '1 Example Street',
    'Apt 5',
    'New York',
    'NY',
    'US-NY',
    'US',
    '10001-0001',
    '+1 212-555-0100',
  ],
  ['pr', 'Luz Muestra', '10 Calle Ejemplo', '', 'San Juan', '', 'US-PR', 'PR', '00901', '+1 787-555-0100'],
  [
    'gb',
    'Robin Specimen',
    '2 Sample Road',
    'Flat 3',
    'London',
    '',
    'GB-LND',
    'GB',
    'SW1A 1AA',
    '+44 20 7946 0100',
  ],
  [
    'ca',
    'Alex Échantillon',
    '30 Example Avenue',
    '',
    'Toronto',
    'ON',
    'CA-ON',
    'CA',
    'M5V 2T6',
    '+1 416-555-0100',
  ],
  [
    'hk',
    'Chan Siu Ming',
    '8 Example Road',
    'Flat B, 12/F',
    'Tsim Sha Tsui',
    'Kowloon',
    'HK',
    'HK',
    '',
    '+852 5555 0100',
  ],
  ['ae', 'Noor', '5 Example Street', 'المرسى', '', 'إمارة دبيّ', 'AE-DU', 'AE', '', '+971 4 555 0100'],
  [
    'ae-latin',
    'Noor Example',
    '6 Example Street',
    'Marina',
    '',
    'Dubai',
    'AE-DU',
    'AE',
    '',
    '+971 4 555 0101',
  ],
  [
    'mx',
    'María José Muestra Prueba',
    'Avenida Ejemplo 7',
    'Col. Centro',
    'Cancún',
    'Q.R.',
    'MX-ROO',
    'MX',
    '77500',
    '+52 998 555 0100',
  ],
  [
    'ar',
    'Julia Ejemplo',
    'Calle Prueba 9',
    '',
    'Buenos Aires',
    'C',
    'AR-C',
    'AR',
    'C1001',
    '+54 11 5555-0100',
    'notDelivered',
  ],
  [
    'bad-zip',
    'Ana Clara Exemplo',
    'Rua sem CEP, 0',
    '',
    'Campinas',
    'SP',
    'BR-SP',
    'BR',
    '99',
    '+55 19 95550-0100',
    'badZip',
  ],
];

export const ADDRESSES: SavedAddress[] = ROWS.map(
  ([
    id,
    name,
    address1,
    address2,
    locality,
    administrativeArea,
    iso,
    countryCode,
    postalCode,
    phoneNumber,
    hint,
  ]) => ({
    id,
    name,
    address1,
    address2,
    address3: '',
    locality,
    administrativeArea,
    iso3166AdministrativeArea: iso,
    countryCode,
    postalCode,
    phoneNumber,
    hint,
  }),
);

export function findAddress(id: string | undefined): SavedAddress | undefined {
  return ADDRESSES.find(address => address.id === id);
}
