import { createHash } from 'node:crypto';
import { countryCode } from './markets';
import { findVariant, type Store } from './store';
import type { Line, MailingAddress, Minor, StoredCart } from './types';

export interface DeliveryOption extends DeliveryRate {
  /** The same for every cart and address of the country, another for each kind of group. */
  handle: string;
}

export interface DeliveryGroup {
  /** Changes with the address. */
  id: string;
  type: 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';
  lines: Line[];
  options: DeliveryOption[];
  selected?: DeliveryOption | undefined;
}

/** Returns the cart's delivery groups: none without an address, none if nothing is shipped. */
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

/** Returns whether the shop doesn't deliver to the cart's address. */
export function isUnserviceable(store: Store, cart: StoredCart): boolean {
  return deliveryGroups(store, cart).some(({ options }) => options.length === 0);
}

/** Sets the address; keeps the selected options that the new address offers, too. */
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

/** One way to deliver to a country. */
interface DeliveryRate {
  code: string;
  title: string;
  description: string;
  type: 'SHIPPING' | 'LOCAL';
  /** In the shop's currency, for each delivery group. */
  cost: Minor;
  /** Prefix of its postal codes. */
  zipPrefix?: string;
  promise?: DeliveryPromise;
  /** True if a carrier calculates it, which takes time. Only requests `withCarrierRates` get it. @default false */
  isCarriers?: boolean;
}

interface DeliveryPromise {
  handle: string;
  name: string;
  maxCalendarDays: number;
}

const PROMISE = { handle: 'shop_promise', name: 'Shop Promise' };

/** By country; the shop delivers nowhere else. */
const deliveryRates: Record<string, DeliveryRate[]> = {
  BR: [
    {
      code: 'BICICLETA',
      title: 'Bicicleta no centro de São Paulo',
      description: 'Hoje, até as 20 h',
      type: 'LOCAL',
      cost: 900,
      zipPrefix: '01',
      promise: { ...PROMISE, maxCalendarDays: 0 },
    },
    carrier('PAC', 'Correios PAC', 'De 5 a 8 dias úteis', 1290),
    {
      ...carrier('SEDEX', 'Correios Sedex', 'De 1 a 2 dias úteis', 2490),
      promise: { ...PROMISE, maxCalendarDays: 2 },
    },
    shipping('TRANSPORTADORA', 'Transportadora com agendamento', 'De 3 a 5 dias úteis', 1990),
  ],
  US: [
    shipping('STANDARD', 'Standard', '8 to 12 business days', 7900),
    { ...shipping('EXPRESS', 'Express', '2 days', 14900), promise: { ...PROMISE, maxCalendarDays: 2 } },
  ],
  CA: [
    shipping('STANDARD', 'Standard', '9 to 14 business days', 8400),
    shipping('EXPRESS', 'Express', '3 to 4 business days', 15900),
  ],
  PT: [
    carrier('CTT', 'CTT Expresso', '6 a 9 dias úteis', 9900),
    carrier('DHL', 'DHL', '3 dias úteis', 17900),
  ],
  AE: [carrier('ARAMEX', 'Aramex', '7 to 10 business days', 12900)],
  MX: [carrier('ESTAFETA', 'Estafeta', '6 a 9 días hábiles', 8900)],
  HK: [carrier('SF', 'SF Express', '7 to 10 business days', 11900)],
  GB: [
    carrier('ROYAL_MAIL', 'Royal Mail Tracked', '7 to 10 business days', 9400),
    carrier('DHL', 'DHL Express', '3 business days', 16900),
  ],
};

/** A rate that the shop has set. */
function shipping(code: string, title: string, description: string, cost: Minor): DeliveryRate {
  return { code, title, description, type: 'SHIPPING', cost };
}

function carrier(...rate: Parameters<typeof shipping>): DeliveryRate {
  return { ...shipping(...rate), isCarriers: true };
}
