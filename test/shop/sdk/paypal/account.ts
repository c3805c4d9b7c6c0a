import type { MailingAddress } from '../../store/types';
import type { Word } from '../say';

/** Who pays in the window, whatever the shop. */
export const ACCOUNT = { name: 'Helena Prado', email: 'helena.prado@example.com' };

/** An address of the account, in the storefront's terms: the server of a real shop puts it into them. */
export interface AccountAddress {
  id: string;
  /** What tells it apart in the window. */
  hint?: Word | undefined;
  address: MailingAddress;
}

type Row = [
  id: string,
  address1: string,
  address2: string,
  city: string,
  province: string,
  country: string,
  zip: string,
  phone: string,
  hint?: Word,
];

const ROWS: Row[] = [
  [
    'home',
    'Rua das Laranjeiras, 210',
    'Apto. 41',
    'Rio de Janeiro',
    'RJ',
    'BR',
    '22240-003',
    '+5521987654321',
  ],
  ['work', 'Rua das Amostras, 100', '9º andar', 'São Paulo', 'SP', 'BR', '01310-100', '+5511955500100'],
  ['us', '1 Example Street', 'Apt 5', 'New York', 'NY', 'US', '10001', '+12125550100', 'otherCountry'],
  ['ar', 'Calle Prueba 9', '', 'Buenos Aires', 'C', 'AR', 'C1001', '+541155550100', 'notDelivered'],
  ['bad-zip', 'Rua sem CEP, 0', '', 'Campinas', 'SP', 'BR', '99', '+5519955500100', 'badZip'],
];

export const ACCOUNT_ADDRESSES: AccountAddress[] = ROWS.map(
  ([id, address1, address2, city, province, country, zip, phone, hint]) => ({
    id,
    hint,
    address: {
      firstName: 'Helena',
      lastName: 'Prado',
      address1,
      address2,
      city,
      province,
      country,
      zip,
      phone,
    },
  }),
);

/** The address with that id, else the account's first. */
export function findAccountAddress(id: string | null | undefined): AccountAddress {
  return ACCOUNT_ADDRESSES.find(saved => saved.id === id) ?? (ACCOUNT_ADDRESSES[0] as AccountAddress);
}
