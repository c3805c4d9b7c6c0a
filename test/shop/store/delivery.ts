import { createHash } from 'node:crypto';
import { countryCode } from './countries';
import { type DeliveryRate, deliveryRates } from './delivery-rates';
import { findVariant, type Store } from './store';
import type { Line, MailingAddress, StoredCart } from './types';

export interface DeliveryOption extends DeliveryRate {
  /** The same for every cart and address of the country, another for each kind of group. */
  handle: string;
}

export interface DeliveryGroup {
  /** Another one after each change of the address. */
  id: string;
  type: 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';
  lines: Line[];
  options: DeliveryOption[];
  selected?: DeliveryOption | undefined;
}

/** The cart's delivery groups: none without an address, and none where nothing is shipped. */
export function deliveryGroups(store: Store, cart: StoredCart): DeliveryGroup[] {
  const address = cart.deliveryAddress;
  if (!address) return [];
  const lines = shippedLines(store, cart);
  return (['ONE_TIME_PURCHASE', 'SUBSCRIPTION'] as const)
    .map(type =>
      toGroup(
        cart,
        address,
        type,
        lines.filter(line => kind(line) === type),
      ),
    )
    .filter(group => group.lines.length > 0);
}

export function needsShipping(store: Store, cart: StoredCart): boolean {
  return shippedLines(store, cart).length > 0;
}

/** True where the cart must be shipped to where the shop doesn't deliver. */
export function isUnserviceable(store: Store, cart: StoredCart): boolean {
  return deliveryGroups(store, cart).some(({ options }) => options.length === 0);
}

/** Takes the address, and keeps what is selected where the new address has it too. */
export function setDeliveryAddress(store: Store, cart: StoredCart, address: MailingAddress): void {
  const selected = new Set(Object.values(cart.selectedDelivery));
  cart.deliveryAddress = address;
  cart.selectedDelivery = {};
  for (const { id, options } of deliveryGroups(store, cart)) {
    const option = options.find(({ handle }) => selected.has(handle));
    if (option) cart.selectedDelivery[id] = option.handle;
  }
}

function toGroup(
  cart: StoredCart,
  address: MailingAddress,
  type: DeliveryGroup['type'],
  lines: Line[],
): DeliveryGroup {
  const country = countryCode(address.country) ?? '';
  const id = `gid://shopify/CartDeliveryGroup/${hash(cart.token, type, JSON.stringify(address))}`;
  const options = (deliveryRates[country] ?? [])
    .filter(({ zipPrefix }) => !zipPrefix || address.zip?.startsWith(zipPrefix))
    .map(rate => ({ ...rate, handle: `${hash(country, type)}-${hash(rate.code)}` }));
  return {
    id,
    type,
    lines,
    options,
    selected: options.find(({ handle }) => handle === cart.selectedDelivery[id]),
  };
}

function shippedLines(store: Store, { lines }: StoredCart): Line[] {
  return lines.filter(
    line => line.quantity > 0 && findVariant(store, line.variantId)?.variant.requiresShipping,
  );
}

function kind({ sellingPlanId }: Line): DeliveryGroup['type'] {
  return sellingPlanId ? 'SUBSCRIPTION' : 'ONE_TIME_PURCHASE';
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}
