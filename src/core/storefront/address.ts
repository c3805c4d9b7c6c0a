import { nullProto } from '../platform/objects';
import type { Address, RawAddress } from '../types/address';

/** An address with all parts except the company, for which there is no rule. A part may be empty. */
type CompleteAddress = Required<Omit<Address, 'company'>>;

type Rule = (address: CompleteAddress) => void;

/** Country codes of wallets that are not in ISO 3166-1. */
const COUNTRY_ALIASES = nullProto<Record<string, string>>({ UK: 'GB', JA: 'JP' });

const US_TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI'];

/**
 * Codes of the emirates with the spellings of their names. Only letters are compared, without accents, so that Arabic has one
 * form of alif. Only a whole name matches, because districts begin with the same words: Umm Suqeim and Ras Al Khor are in Dubai.
 */
const EMIRATES: [code: string, names: string][] = [
  ['AZ', 'ابوظب[يى]|abu(dh?|z)ab[iy]'],
  ['SH', '(ال)?شارق[ةه]|(al|ash)?shari?[jq]ah?'],
  ['FU', '(ال)?فجير[ةه]|(al)?fuj[aeiy]+rah?'],
  ['AJ', 'عجمان|ajman'],
  ['RK', 'راسالخيم[ةه]|ra+s[ae]lkha[iy]mah?|rak'],
  ['UQ', 'امالقيوين|umm?[ae]lq[aeiuy]*w[aeiy]+n|uaq'],
  ['DU', 'دب[يى]|duba[iy]+'],
];

/** Codes of Mexican states, by other abbreviations of them (without dots). `QROO` is Google's older spelling. */
const MEXICAN_STATES = nullProto<Record<string, string>>({ MÉX: 'MEX', QR: 'Q ROO', QROO: 'Q ROO' });

/** Maps an address of this country to what the server accepts (docs/specification.md#addresses). */
const COUNTRY_RULES = nullProto<Record<string, Rule>>({
  HK(address) {
    const { zip, province } = address;
    // Wallets return Hong Kong's region as the postal code. There are no postal codes there, so one with digits is made up.
    address.province = (/\d/.test(zip) && province) || zip || province;
    address.zip = '';
  },
  AE(address) {
    const { province, city } = address;
    const emirate = (findEmirate(city) && !findEmirate(province) && city) || province || city;
    address.city = emirate;
    address.province = findEmirate(emirate) ?? emirate;
  },
  MX(address) {
    const state = `${address.province}`.toUpperCase().replaceAll('.', '').normalize();
    address.province = MEXICAN_STATES[state] ?? state;
  },
});

function findEmirate(name = ''): string | undefined {
  const letters = name.normalize('NFKD').replace(/\P{L}|ـ/gu, '');
  return EMIRATES.find(([code, names]) =>
    new RegExp(`^(ae|امار[ةه]|emirateof)?(${code}|${names})(emirate)?$`, 'i').test(letters),
  )?.[0];
}

for (const territory of US_TERRITORIES)
  COUNTRY_RULES[territory] = address => {
    address.country = 'US';
    address.province = territory;
  };

/** Maps a wallet's address to the storefront API's, by the rules of docs/specification.md#addresses. */
export function toAddress(rawAddress: RawAddress): CompleteAddress {
  const raw = nullProto(rawAddress);
  const country = (raw.country || 'ZZ').toUpperCase();
  const [line1, ...lines] = (raw.lines ?? []).filter(Boolean);
  const address: CompleteAddress = {
    ...toName(raw),
    address1: line1 ?? '',
    address2: lines.join(', '),
    city: raw.city ?? '',
    zip: raw.zip ?? '',
    province: raw.province ?? '',
    country: COUNTRY_ALIASES[country] ?? country,
    phone: raw.phone ?? '',
  };
  COUNTRY_RULES[address.country]?.(address);
  return address;
}

/** Splits a name: its first word is the first name, the others are the last name. A single word is both. */
function toName({ name, firstName, lastName }: RawAddress): { firstName: string; lastName: string } {
  const words = (name ?? '').trim().split(/\s+/);
  const first = firstName ?? words[0] ?? '';
  return { firstName: first, lastName: lastName || words.slice(1).join(' ') || first };
}
