/** A postal address in the storefront API's terms (MailingAddressInput). */
export interface Address {
  firstName?: string;
  lastName?: string;
  address1?: string;
  address2?: string;
  company?: string;
  city?: string;
  zip?: string;
  /** Code or name of the state, province or emirate. */
  province?: string;
  /** ISO 3166-1; `ZZ` if the wallet returns no country. */
  country: string;
  phone?: string;
}

/** An address in a response of the API (`MailingAddress`). */
export type ServerAddress = Partial<
  Record<
    | 'firstName'
    | 'lastName'
    | 'address1'
    | 'address2'
    | 'city'
    | 'zip'
    | 'province'
    | 'provinceCode'
    | 'countryCodeV2',
    string | null | undefined
  >
>;

/** The part of the sheet that a message is about; `other` if no part shows it. */
export type SheetPlace =
  | 'field'
  | 'address'
  | 'unserviceable'
  | 'billing'
  | 'delivery'
  | 'discount'
  | 'other';

/** Input that a message can be about: part of an address, or the buyer's e-mail address. */
export type Field = keyof Address | 'email';

/** A text from a wallet, which may be missing. */
type Raw = string | null | undefined;

/** An address as a wallet returns it. */
export interface RawAddress {
  /** First and last name in one text. */
  name?: Raw;
  firstName?: Raw;
  lastName?: Raw;
  lines?: Raw[] | undefined;
  city?: Raw;
  zip?: Raw;
  province?: Raw;
  country?: Raw;
  phone?: Raw;
}
