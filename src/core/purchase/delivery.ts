import { type ChosenDelivery, canListChoices, findCombinations, findShipped } from '../i18n/delivery-choices';
import { DELIVERY_TIMEOUT_MS, RETRY_PAUSE_MS } from '../platform/constants';
import { hasOwn, nullProto } from '../platform/objects';
import { poll } from '../platform/retry';
import type { BuyerIdentity, CartApi, DeliverySelection } from '../storefront/cart-api';
import { errorResult } from '../storefront/result';
import type { SheetAction } from '../types/action';
import type { Address } from '../types/address';
import type { Cart, DeliveryGroup, DeliveryOption } from '../types/cart';
import type { CartError, Result } from '../types/result';
import { isDeliveredAsAgreed, matchOptions } from './agreement';
import { type PurchaseContext, toNextAction } from './context';
import { dispatch } from './machine';

/** Returns the option to select in a group, or an error if the group lacks it. Returns undefined to leave the group as it is. */
type FindOption = (group: DeliveryGroup, groups: DeliveryGroup[]) => DeliveryOption | CartError | undefined;

/**
 * Finds the option after a change of address: the selected one unless it is local, else the first one that is shipped
 * (docs/decisions.md#s4).
 */
const findPreferred: FindOption = group => {
  const { selectedDeliveryOption: selected } = group;
  return selected && selected.deliveryMethodType !== 'LOCAL' ? selected : findShipped(group);
};

/** Creates a function that finds a group's chosen option. @param otherwise finds the option of a group that has no chosen one */
const findChosen =
  (chosen: ChosenDelivery[], otherwise?: (group: DeliveryGroup) => ReturnType<FindOption>): FindOption =>
  (group, groups) => {
    const [option, second] = matchOptions(group, chosen, groups);
    return (!second && (option ?? otherwise?.(group))) || { code: 'DELIVERY_OPTION_GONE' };
  };

const isOption = (found: DeliveryOption | CartError): found is DeliveryOption => hasOwn(found, 'handle');

/** Decelerates if a sheet can't list the cart's delivery choices. */
const toListed = (action: SheetAction): SheetAction =>
  action.type === 'update' && !canListChoices(action.cart)
    ? { type: 'decelerate', reason: 'cart_not_ready' }
    : action;

/**
 * Sends the delivery address of the sheet.
 *
 * @param email set if the wallet returns it with the address, not with the payment. Its window is closed then, and lists nothing
 */
export async function setAddress(
  context: PurchaseContext,
  address: Address,
  email?: string,
): Promise<SheetAction> {
  const action = await identify(context, context.api, {
    email,
    ...(address.phone && { phone: address.phone }),
    countryCode: address.country,
    deliveryAddressPreferences: [
      { deliveryAddress: address, deliveryAddressValidationStrategy: 'COUNTRY_CODE_ONLY' },
    ],
  });
  return email ? action : toListed(action);
}

/**
 * Sends the buyer's identity, with the delivery address.
 *
 * @param api that of the steps, or of a payment
 * @param agreed set at the payment: the delivery that the sheet displayed. If it can't stay selected, the purchase decelerates
 */
export async function identify(
  context: PurchaseContext,
  api: CartApi,
  identity: BuyerIdentity,
  agreed?: ChosenDelivery[],
): Promise<SheetAction> {
  const [preference] = nullProto(identity).deliveryAddressPreferences ?? [];
  dispatch(context, { type: 'identify', sheet: { delivery: preference?.deliveryAddress.country } });
  const result = await setDeliveryAddress(api, identity, agreed);
  const { errors } = isDelivered(result) ? result : errorResult({ code: 'NO_DELIVERY_GROUPS' });
  return toNextAction(context, { ...result, errors });
}

/** Selects a choice of the sheet by its id. */
export async function setDelivery(context: PurchaseContext, id: string): Promise<SheetAction> {
  const { api, state } = context;
  return toListed(
    toNextAction(context, await selectDelivery(api, state.displayed ?? (api.cart.value as Cart), id)),
  );
}

/**
 * Sends the buyer's identity, then selects an option for each delivery group.
 *
 * @param agreed set at the payment: the delivery that the sheet displayed. The payment has the whole address, which may change
 * the groups. If the cart isn't delivered as displayed, the purchase goes on in the shop's checkout
 */
export async function setDeliveryAddress(
  api: CartApi,
  identity: BuyerIdentity,
  agreed?: ChosenDelivery[],
): Promise<Result> {
  const find = agreed ? findChosen(agreed) : findPreferred;
  const isChosen = ({ data }: Result) =>
    data?.deliveryGroups.every((group, _, groups) => {
      const found = find(group, groups);
      return !found || (isOption(found) ? found.handle : undefined) === group.selectedDeliveryOption?.handle;
    });
  const identified = await retryWhilePending(() => api.setBuyerIdentity(identity));
  const result = identified.errors.length || isChosen(identified) ? identified : await select(api, find);
  return result.errors.length || !agreed || isDeliveredAsAgreed(result.data as Cart, agreed)
    ? result
    : errorResult({ code: 'DELIVERY_OPTION_GONE' });
}

/** Selects a choice of the sheet by its id (docs/specification.md#delivery-update). */
export async function selectDelivery(api: CartApi, displayed: Cart, id: string): Promise<Result> {
  const [chosen, second] = findCombinations(displayed, id);
  if (!chosen || second)
    return errorResult({ code: second ? 'DELIVERY_OPTION_GONE' : 'NO_DELIVERY_GROUP_SELECTED' });
  return select(
    api,
    findChosen(
      chosen,
      ({ selectedDeliveryOption }) => selectedDeliveryOption ?? { code: 'NO_DELIVERY_GROUP_SELECTED' },
    ),
  );
}

/** Returns false if the server accepts the address, but has no delivery options for some group or for the whole cart. */
function isDelivered({ data, errors }: Result): boolean {
  const { requiresShipping, deliveryGroups: groups = [] } = data ?? {};
  return (
    errors.length > 0 ||
    !requiresShipping ||
    (groups.length > 0 && groups.every(({ deliveryOptions }) => deliveryOptions.length))
  );
}

/**
 * Selects an option for each group. While groups are pending, their ids and options may change, so each attempt finds the options
 * again.
 */
function select(api: CartApi, find: FindOption): Promise<Result> {
  let selections: DeliverySelection[] = [];
  return retryWhilePending(async () => {
    const next: DeliverySelection[] = [];
    const groups = api.cart.value?.deliveryGroups ?? [];
    for (const group of groups) {
      // A group without options is pending, and keeps its selection.
      const found = group.deliveryOptions.length ? find(group, groups) : undefined;
      if (found && !isOption(found)) return errorResult(found);
      const previous = selections.find(({ deliveryGroupId }) => deliveryGroupId === group.id);
      const handle = (found ?? group.selectedDeliveryOption)?.handle ?? previous?.deliveryOptionHandle;
      if (handle) next.push({ deliveryGroupId: group.id, deliveryOptionHandle: handle });
    }
    if (next.length) selections = next;
    return api.setDeliveryOptions(selections);
  });
}

/** Sends a request, and sends it again while delivery groups are pending. */
function retryWhilePending(read: () => Promise<Result>): Promise<Result> {
  return poll(
    read,
    ({ errors }) => !errors.some(({ reaction }) => reaction.do === 'wait'),
    DELIVERY_TIMEOUT_MS,
    () => RETRY_PAUSE_MS,
  );
}
