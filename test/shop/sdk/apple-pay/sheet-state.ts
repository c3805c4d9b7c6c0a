import type { SavedCard } from '../google-pay/accounts';
import { listCards } from './cards';
import { findContact, type SavedContact } from './contacts';
import type { Control } from './control';
import type { LineItem, Recurring, Request, SheetError, ShippingMethod, Update } from './types';

export interface SheetState {
  /** `failed` leaves the shopper nothing but to close the sheet. */
  phase: 'validating' | 'ready' | 'asking' | 'paying' | 'failed' | 'closed';
  contact: SavedContact;
  card?: SavedCard | undefined;
  methods: ShippingMethod[];
  methodId?: string | undefined;
  total: LineItem;
  items: LineItem[];
  recurring?: Recurring | undefined;
  /** What the shop wants mended, or `failure` for the sheet's own. */
  errors: SheetError[] | 'failure';
  /** True while the errors must be solved before paying. */
  blocked: boolean;
}

export function startState(request: Request, control: Control): SheetState {
  return {
    phase: 'validating',
    contact: findContact(control.contact),
    card: listCards(request)[0],
    total: request.total,
    items: request.lineItems ?? [],
    recurring: request.recurringPaymentRequest,
    errors: [],
    blocked: false,
    ...toMethods(request.shippingMethods ?? []),
  };
}

/** A new list selects its first method, whatever was selected before. */
export function toMethods(methods: ShippingMethod[]): Pick<SheetState, 'methods' | 'methodId'> {
  return { methods, methodId: methods[0]?.identifier };
}

/** What an answer of the shop changes; what it leaves out stays. */
export function applyUpdate(state: SheetState, update: Update): SheetState {
  const { newTotal, newLineItems, newShippingMethods, newRecurringPaymentRequest, errors = [] } = update;
  return {
    ...state,
    phase: 'ready',
    total: newTotal,
    items: newLineItems ?? state.items,
    recurring: newRecurringPaymentRequest ?? state.recurring,
    ...(newShippingMethods && toMethods(newShippingMethods)),
    errors,
    blocked: errors.length > 0,
  };
}

export const asksAddress = ({ requiredShippingContactFields: fields }: Request) =>
  fields?.includes('postalAddress') ?? false;

/** True where nothing stands between the shopper and the payment. */
export function isPayable({ phase, blocked, card, total }: SheetState): boolean {
  return phase === 'ready' && !blocked && card !== undefined && total.type !== 'pending';
}
