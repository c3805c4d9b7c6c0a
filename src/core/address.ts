import { bare } from './bare';
import type { Address, RawAddress } from './types';

type Rule = (address: Address) => void;

/** Countries that wallets write otherwise than ISO 3166-1 does. */
const COUNTRY_ALIASES = bare<Record<string, string>>({ UK: 'GB', JA: 'JP' });

const US_TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** Emirates by the first letters that tell their names apart, in Arabic and Latin script. */
const EMIRATES: [prefix: RegExp, code: string][] = [
  [/^(أبو|ابو|abu)/i, 'AZ'],
  [/^(الشارقة|الشارقه|(al[- ])?sharja)/i, 'SH'],
  [/^(الفجيرة|الفجيره|(al[- ])?fujaira)/i, 'FU'],
  [/^(عجمان|ajman)/i, 'AJ'],
  [/^(رأس|راس|ra'?s)/i, 'RK'],
  [/^(أم|ام|umm)/i, 'UQ'],
  [/^(دبي|دبى|dubai)/i, 'DU'],
];

/** Abbreviations of Mexican states that dropping the dots does not make a code of. */
const MEXICAN_STATES = bare<Record<string, string>>({ 'MÉX.': 'MEX', 'Q.R.': 'Q ROO' });

/** What an address of this country needs before the server understands it (section 5). */
const COUNTRY_RULES = bare<Record<string, Rule>>({
  HK(address) {
    address.province = address.zip;
    address.zip = '';
  },
  AE(address) {
    const emirate = address.province || address.city || '';
    address.city = emirate;
    address.province = EMIRATES.find(([prefix]) => prefix.test(emirate))?.[1] ?? emirate;
  },
  MX(address) {
    const state = (address.province ?? '').toUpperCase();
    address.province = MEXICAN_STATES[state] ?? state.replaceAll('.', '');
  },
});

for (const territory of US_TERRITORIES)
  COUNTRY_RULES[territory] = address => {
    address.country = 'US';
    address.province = territory;
  };

/** A wallet's address in the storefront API's terms, by the rules of section 5. */
export function toAddress(raw: RawAddress): Address {
  const country = (raw.country || 'ZZ').toUpperCase();
  const [line1, ...lines] = (raw.lines ?? []).filter(Boolean);
  const address: Address = {
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

/** The first word is the first name, the others the last; a single word is both. */
function toName({ name, firstName, lastName }: RawAddress): { firstName: string; lastName: string } {
  const words = (name ?? '').trim().split(/\s+/);
  const first = firstName ?? words[0] ?? '';
  return { firstName: first, lastName: lastName || words.slice(1).join(' ') || first };
}
