import { countryCode } from '../store/countries';
import type { MailingAddress } from '../store/types';
import { findProvince } from './provinces';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** MailingAddress */
export function toAddressNode(address: MailingAddress) {
  const country = countryCode(address.country);
  const province = findProvince(country, address.province);
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ');
  const place = [address.address1, address.address2, address.city, address.zip].filter(Boolean);
  return {
    __typename: 'MailingAddress',
    ...address,
    id: 'gid://shopify/MailingAddress/1?model_name=Address',
    name,
    country: country && names.of(country),
    countryCode: country,
    countryCodeV2: country,
    province: province?.name ?? address.province,
    provinceCode: province?.code,
    formatted: ({ withName }: { withName?: boolean }) => (withName ? [name, ...place] : place),
    formattedArea: [address.city, province?.code, country].filter(Boolean).join(', '),
  };
}
