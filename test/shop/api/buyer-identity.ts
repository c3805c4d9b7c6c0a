import { countryCode } from '../store/countries';
import { setDeliveryAddress } from '../store/delivery';
import type { Store } from '../store/store';
import type { MailingAddress, StoredCart } from '../store/types';
import { checkAddress, checkCountry } from './address-rules';
import { refuse, type UserError } from './payload';

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

/** What an address gets where the shop doesn't deliver; no code of the enum says it better. */
export const UNSERVICEABLE = refuse(
  'ZIP_CODE_NOT_SUPPORTED',
  ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'zip'],
  'Não entregamos neste endereço.',
);

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?[\d\s().-]{8,20}$/;

/** Says what is wrong with the buyer; the paths begin with `path`. */
export function checkBuyerIdentity(input: BuyerIdentityInput, path: string[]): UserError[] {
  const errors: UserError[] = [];
  if (input.email && !EMAIL.test(input.email))
    errors.push(refuse('INVALID', [...path, 'email'], 'O e-mail é inválido.'));
  if (input.phone && !PHONE.test(input.phone))
    errors.push(refuse('INVALID', [...path, 'phone'], 'O telefone é inválido.'));
  for (const [index, preference] of (input.deliveryAddressPreferences ?? []).entries()) {
    const { deliveryAddress, deliveryAddressValidationStrategy } = preference;
    if (!deliveryAddress) continue;
    const check = deliveryAddressValidationStrategy === 'STRICT' ? checkAddress : checkCountry;
    const place = [...path, 'deliveryAddressPreferences', String(index), 'deliveryAddress'];
    for (const { field, code, message } of check(deliveryAddress))
      errors.push(refuse(code, [...place, field], message));
  }
  return errors;
}

/** Takes what a checked input says; what it doesn't name stays. */
export function setBuyerIdentity(store: Store, cart: StoredCart, input: BuyerIdentityInput): void {
  if (input.email !== undefined) cart.email = input.email ?? undefined;
  if (input.phone !== undefined) cart.phone = input.phone ?? undefined;
  if (input.countryCode) cart.country = countryCode(input.countryCode) ?? cart.country;
  const address = input.deliveryAddressPreferences?.[0]?.deliveryAddress;
  if (address) setDeliveryAddress(store, cart, { ...address });
}
