import type { ServerAddress } from './address';
import type { Money } from './money';

export type PurchaseType = 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';

export interface DeliveryOption {
  handle: string;
  code?: string | undefined;
  title?: string | undefined;
  /** How the goods reach the shopper: `SHIPPING` by a carrier, `LOCAL` near by, `PICK_UP` and others. */
  deliveryMethodType: string;
  /** Calendar days within which the shop promises to deliver; absent where it promises nothing. */
  promisedDays?: number | undefined;
  estimatedCost: Money;
}

/** Lines of the cart that are delivered together. */
export interface DeliveryGroup {
  id: string;
  groupType: PurchaseType;
  /** Absent in answers that don't name it. */
  deliveryAddress?: ServerAddress | undefined;
  deliveryOptions: DeliveryOption[];
  selectedDeliveryOption?: DeliveryOption | undefined;
}
