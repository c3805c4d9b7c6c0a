import { setDeliveryAddress } from '../store/delivery';
import { countryCode } from '../store/markets';
import type { Store } from '../store/store';
import type { MailingAddress, StoredCart } from '../store/types';
import { type UserError, userError } from './context';
import { findProvince, hasProvinces } from './provinces';

export type AddressField = keyof MailingAddress;

/** One thing wrong with an address. */
export interface AddressProblem {
  field: AddressField;
  /** A CartErrorCode. */
  code: string;
  message: string;
}

const MAX_LENGTH = 255;
const REQUIRED: AddressField[] = ['firstName', 'lastName', 'address1', 'city'];
const WITHOUT_ZIP = ['HK', 'AE'];

const LABELS: Record<AddressField, string> = {
  firstName: 'Nome',
  lastName: 'Sobrenome',
  company: 'Empresa',
  address1: 'Endereço',
  address2: 'Complemento',
  city: 'Cidade',
  zip: 'CEP',
  province: 'Estado',
  country: 'País',
  phone: 'Telefone',
};
const FIELDS = Object.keys(LABELS) as AddressField[];

/** Content that no field may have, in the order of precedence. */
const FORBIDDEN: [code: string, words: string, holds: (text: string) => boolean][] = [
  ['ADDRESS_FIELD_IS_TOO_LONG', 'é longo demais', text => text.length > MAX_LENGTH],
  ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'não pode conter HTML', text => /<\/?[a-z][^>]*>/i.test(text)],
  ['ADDRESS_FIELD_CONTAINS_URL', 'não pode conter um link', text => /https?:\/\/|\bwww\./i.test(text)],
  [
    'ADDRESS_FIELD_CONTAINS_EMOJIS',
    'não pode conter emojis',
    text => /\p{Extended_Pictographic}/u.test(text),
  ],
];

const PATTERNS: Partial<Record<AddressField, RegExp>> = {
  firstName: /\p{L}/u,
  lastName: /\p{L}/u,
  address1: /[\p{L}\d]/u,
  city: /\p{L}/u,
  phone: /^\+?[\d\s().-]{8,20}$/,
};

const ZIPS: Record<string, RegExp> = {
  BR: /^\d{5}-?\d{3}$/,
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
  PT: /^\d{4}-?\d{3}$/,
  GB: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
};

/** Validates an address by the strategy COUNTRY_CODE_ONLY. */
export function checkCountry({ country }: MailingAddress): AddressProblem[] {
  return countryCode(country) ? [] : [{ field: 'country', code: 'INVALID', message: 'País inválido' }];
}

/** Validates an address by the strategy STRICT; returns at most one problem per field. */
export function checkAddress(address: MailingAddress): AddressProblem[] {
  const country = countryCode(address.country);
  if (!address.country?.trim())
    return [problem('country', 'ADDRESS_FIELD_IS_REQUIRED', 'é obrigatório'), ...checkFields(address, '')];
  if (!country) return [...checkCountry(address), ...checkFields(address, '')];
  const problems = checkFields(address, country);
  return [
    ...problems,
    ...checkPlace(address, country).filter(({ field }) => !problems.some(p => p.field === field)),
  ];
}

function checkFields(address: MailingAddress, country: string): AddressProblem[] {
  return FIELDS.flatMap(field => {
    const text = address[field]?.trim();
    if (!text)
      return isRequired(field, country) ? problem(field, 'ADDRESS_FIELD_IS_REQUIRED', 'é obrigatório') : [];
    const forbidden = FORBIDDEN.find(([, , holds]) => holds(text));
    if (forbidden) return problem(field, forbidden[0], forbidden[1]);
    if (PATTERNS[field]?.test(text) === false)
      return problem(field, 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'é inválido');
    return [];
  });
}

function isRequired(field: AddressField, country: string): boolean {
  if (field === 'zip') return !WITHOUT_ZIP.includes(country);
  if (field === 'province') return hasProvinces(country);
  return REQUIRED.includes(field);
}

function checkPlace({ zip, province }: MailingAddress, country: string): AddressProblem[] {
  const text = zip?.trim() ?? '';
  const found = findProvince(country, province);
  if (hasProvinces(country) && !found)
    return [problem('province', 'PROVINCE_NOT_FOUND', 'não existe neste país')];
  if (text && ZIPS[country]?.test(text) === false)
    return [problem('zip', 'INVALID_ZIP_CODE_FOR_COUNTRY', 'é inválido para o país')];
  if (text && found && !found.zips.test(text))
    return [problem('zip', 'INVALID_ZIP_CODE_FOR_PROVINCE', 'é inválido para o estado')];
  return [];
}

function problem(field: AddressField, code: string, words: string): AddressProblem {
  return { field, code, message: `${LABELS[field]} ${words}` };
}

/** CartBuyerIdentityInput */
export interface BuyerIdentityInput {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  deliveryAddressPreferences?: DeliveryAddressInput[] | null;
}

interface DeliveryAddressInput {
  deliveryAddress?: MailingAddress | null;
  deliveryAddressValidationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT';
}

/** The error for an address that the shop doesn't deliver to; no code of the enum is closer. */
export const UNSERVICEABLE = userError(
  'ZIP_CODE_NOT_SUPPORTED',
  ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'zip'],
  'Não entregamos neste endereço.',
);

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?[\d\s().-]{8,20}$/;

/** Validates a buyer; the errors' paths begin with `path`. */
export function checkBuyerIdentity(input: BuyerIdentityInput, path: string[]): UserError[] {
  const errors: UserError[] = [];
  if (input.email && !EMAIL.test(input.email))
    errors.push(userError('INVALID', [...path, 'email'], 'O e-mail é inválido.'));
  if (input.phone && !PHONE.test(input.phone))
    errors.push(userError('INVALID', [...path, 'phone'], 'O telefone é inválido.'));
  for (const [index, preference] of (input.deliveryAddressPreferences ?? []).entries()) {
    const { deliveryAddress, deliveryAddressValidationStrategy } = preference;
    if (!deliveryAddress) continue;
    const check = deliveryAddressValidationStrategy === 'STRICT' ? checkAddress : checkCountry;
    const place = [...path, 'deliveryAddressPreferences', String(index), 'deliveryAddress'];
    for (const { field, code, message } of check(deliveryAddress))
      errors.push(userError(code, [...place, field], message));
  }
  return errors;
}

/** Applies a validated input; fields that it omits stay. */
export function setBuyerIdentity(store: Store, cart: StoredCart, input: BuyerIdentityInput): void {
  if (input.email !== undefined) cart.email = input.email ?? undefined;
  if (input.phone !== undefined) cart.phone = input.phone ?? undefined;
  if (input.countryCode) cart.country = countryCode(input.countryCode) ?? cart.country;
  const address = input.deliveryAddressPreferences?.[0]?.deliveryAddress;
  if (address) setDeliveryAddress(store, cart, { ...address });
}

/** Returns the MailingAddress of an address, with the province's code and name. */
export function toAddressNode(address: MailingAddress) {
  const country = countryCode(address.country);
  const province = findProvince(country, address.province);
  return {
    __typename: 'MailingAddress',
    ...address,
    countryCodeV2: country,
    province: province?.name ?? address.province,
    provinceCode: province?.code,
  };
}
