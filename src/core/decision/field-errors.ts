import type { Field } from '../types/address';

/** Names of a field of an address or of the buyer: in the server's codes, in our types, and in the keys of the messages. */
export const FIELDS: [server: string, field: Field, key: string][] = [
  ['FIRST_NAME', 'firstName', 'first_name'],
  ['LAST_NAME', 'lastName', 'last_name'],
  ['ADDRESS1', 'address1', 'address1'],
  ['ADDRESS2', 'address2', 'address2'],
  ['COMPANY', 'company', 'company'],
  ['CITY', 'city', 'city'],
  ['POSTAL_CODE', 'zip', 'postal_code'],
  ['PHONE_NUMBER', 'phone', 'phone'],
  ['ZONE', 'province', 'zone'],
  ['COUNTRY', 'country', 'country'],
  ['EMAIL', 'email', 'email'],
];

/** What can be wrong with a field that a code names: the ending of the code, and the key of the message. */
export const ENDINGS: [ending: string, problem: string][] = [
  ['REQUIRED', 'missing'],
  ['INVALID', 'invalid'],
  ['TOO_LONG', 'too_long'],
  ['CONTAINS_EMOJIS', 'contains_emojis'],
  ['CONTAINS_URL', 'contains_url'],
  ['CONTAINS_HTML_TAGS', 'contains_html_tags'],
];

/** What can be wrong with a field that only the path of the error names: the whole code, and the key of the message. */
export const PROBLEMS: [code: string, problem: string][] = [
  ['ADDRESS_FIELD_IS_REQUIRED', 'missing'],
  ['ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'invalid'],
  ['ADDRESS_FIELD_IS_TOO_LONG', 'too_long'],
  ['ADDRESS_FIELD_CONTAINS_EMOJIS', 'contains_emojis'],
  ['ADDRESS_FIELD_CONTAINS_URL', 'contains_url'],
  ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'contains_html_tags'],
  ['UNSPECIFIED_ADDRESS_ERROR', 'invalid'],
  ['INVALID', 'invalid'],
];
