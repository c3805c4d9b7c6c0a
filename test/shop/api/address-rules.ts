import { countryCode } from '../store/countries';
import type { MailingAddress } from '../store/types';
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

/** What no field may hold, in the order in which it is reported. */
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

/** What the strategy COUNTRY_CODE_ONLY asks for. */
export function checkCountry({ country }: MailingAddress): AddressProblem[] {
  return countryCode(country) ? [] : [{ field: 'country', code: 'INVALID', message: 'País inválido' }];
}

/** What the strategy STRICT asks for; one problem for each field. */
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
