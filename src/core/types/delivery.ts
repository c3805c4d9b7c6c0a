import type { Money } from './money';

export type PurchaseType = 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';

export interface DeliveryOption {
  handle: string;
  code?: string;
  title?: string;
  /** Carried by a courier, handed over near by, picked up ... */
  deliveryMethodType: string;
  /** Calendar days within which the shop promises to deliver; absent where it promises nothing. */
  promisedDays?: number;
  estimatedCost: Money;
}

/** Lines that travel together. */
export interface DeliveryGroup {
  id: string;
  groupType: PurchaseType;
  deliveryOptions: DeliveryOption[];
  selectedDeliveryOption?: DeliveryOption;
}
