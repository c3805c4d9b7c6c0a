import type { MailingAddress } from '../../server/store/types';
import type { MessageKey } from '../sheet-messages';

/** The account that pays in the window. */
export const ACCOUNT = { name: 'Helena Prado', email: 'helena.prado@example.com' };

/** An address of the account, in the storefront's format. */
export interface AccountAddress {
  id: string;
  /** Distinguishes similar addresses in the window. */
  hint?: MessageKey | undefined;
  address: MailingAddress;
}

/** id | line 1 | line 2 | city | province | country | zip | phone | hint */
const ROWS = `
home | Rua das Laranjeiras, 210 | Apto. 41 | Rio de Janeiro | RJ | BR | 22240-003 | +5521987654321
work | Rua das Amostras, 100 | 9º andar | São Paulo | SP | BR | 01310-100 | +5511955500100
us | 1 Example Street | Apt 5 | New York | NY | US | 10001 | +12125550100 | otherCountry
ar | Calle Prueba 9 | | Buenos Aires | C | AR | C1001 | +541155550100 | notDelivered
bad-zip | Rua sem CEP, 0 | | Campinas | SP | BR | 99 | +5519955500100 | badZip
`;

export const ACCOUNT_ADDRESSES = ROWS.trim()
  .split('\n')
  .map((row): AccountAddress => {
    const [id = '', address1 = '', address2 = '', city = '', province = '', country = '', zip = '', ...rest] =
      row.split('|').map(part => part.trim());
    const [phone = '', hint] = rest;
    const name = { firstName: 'Helena', lastName: 'Prado' };
    return {
      id,
      hint: hint as MessageKey | undefined,
      address: { ...name, address1, address2, city, province, country, zip, phone },
    };
  });

/** Returns the address with that id, else the first one. */
export function findAccountAddress(id: string | null | undefined): AccountAddress {
  return ACCOUNT_ADDRESSES.find(saved => saved.id === id) ?? (ACCOUNT_ADDRESSES[0] as AccountAddress);
}
