import { DELIVERY_TIMEOUT_MS, RETRY_PAUSE_MS } from '../base/constants';
import { poll } from '../base/wait';
import type { BuyerIdentity, CartApi, Selection } from '../server/cart-api';
import { toRefusal } from '../server/result';
import type { Cart } from '../types/cart';
import type { DeliveryGroup, DeliveryOption } from '../types/delivery';
import type { Result } from '../types/result';
import { type ChosenDelivery, findCombinations } from '../words/delivery-choices';
import { isDeliveredAsAgreed, matchOptions } from './agreement';

/**
 * Finds the option that a group should have, or the code of the error where there is none; absent leaves the group as it is.
 */
type Want = (group: DeliveryGroup, groups: DeliveryGroup[]) => DeliveryOption | string | undefined;

/**
 * After a change of address: the selected option unless it is local, else the first one that is shipped
 * (docs/decisions.md#s4).
 */
const byPreference: Want = ({ selectedDeliveryOption: selected, deliveryOptions }) =>
  selected && selected.deliveryMethodType !== 'LOCAL'
    ? selected
    : deliveryOptions.find(({ deliveryMethodType }) => deliveryMethodType === 'SHIPPING');

/** @param otherwise finds the option of a group that has none of the chosen ones */
const asChosen =
  (chosen: ChosenDelivery[], otherwise?: (group: DeliveryGroup) => ReturnType<Want>): Want =>
  (group, groups) => {
    const [option, second] = matchOptions(group, chosen, groups);
    return (!second && (option ?? otherwise?.(group))) || 'DELIVERY_OPTION_GONE';
  };

/**
 * Tells the server who buys and where to, then selects an option for each group.
 *
 * @param agreed at the payment: what the sheet showed. The whole address may bring other groups, but all of the cart is
 * delivered as the sheet showed, or the purchase goes on in the checkout
 */
export async function setDeliveryAddress(
  api: CartApi,
  identity: BuyerIdentity,
  agreed?: ChosenDelivery[],
): Promise<Result> {
  const want = agreed ? asChosen(agreed) : byPreference;
  const isChosen = ({ data }: Result) =>
    data?.deliveryGroups.every((group, _, groups) => {
      const option = want(group, groups);
      return !option || (option as DeliveryOption).handle === group.selectedDeliveryOption?.handle;
    });
  const identified = await untilSettled(() => api.setBuyerIdentity(identity));
  const result = !isClean(identified) || isChosen(identified) ? identified : await select(api, want);
  return !isClean(result) || !agreed || isDeliveredAsAgreed(result.data as Cart, agreed)
    ? result
    : toRefusal({ code: 'DELIVERY_OPTION_GONE' });
}

/** Selects a choice of the sheet by its id (docs/specification.md#delivery-update). */
export async function selectDelivery(api: CartApi, shown: Cart, id: string): Promise<Result> {
  const [chosen, second] = findCombinations(shown, id);
  if (!chosen || second)
    return toRefusal({ code: second ? 'DELIVERY_OPTION_GONE' : 'NO_DELIVERY_GROUP_SELECTED' });
  return select(
    api,
    asChosen(chosen, ({ selectedDeliveryOption }) => selectedDeliveryOption ?? 'NO_DELIVERY_GROUP_SELECTED'),
  );
}

/** Whether the cart is delivered at its address: false where the address is accepted, but some group has no option. */
export function isDelivered({ data, errors }: Result): boolean {
  const { requiresShipping, deliveryGroups: groups = [] } = data ?? {};
  return (
    errors.length > 0 ||
    !requiresShipping ||
    (groups.length > 0 && groups.every(({ deliveryOptions }) => deliveryOptions.length))
  );
}

/**
 * Selects an option for each group. While groups are pending, they may come with other ids and options, so each attempt finds
 * its options again.
 */
function select(api: CartApi, want: Want): Promise<Result> {
  let selections: Selection[] = [];
  return untilSettled(async () => {
    const found: Selection[] = [];
    const groups = api.cart.value?.deliveryGroups ?? [];
    for (const group of groups) {
      // A group without options is still pending, and keeps what was selected for it.
      const option = group.deliveryOptions.length ? want(group, groups) : undefined;
      if (typeof option === 'string') return toRefusal({ code: option });
      const previous = selections.find(({ deliveryGroupId }) => deliveryGroupId === group.id);
      const handle = (option ?? group.selectedDeliveryOption)?.handle ?? previous?.deliveryOptionHandle;
      if (handle) found.push({ deliveryGroupId: group.id, deliveryOptionHandle: handle });
    }
    if (found.length) selections = found;
    return api.setDeliveryOptions(selections);
  });
}

function isClean({ errors, abortReason, decelerationReason }: Result): boolean {
  return !errors.length && !abortReason && !decelerationReason;
}

/** Asks again while delivery groups are pending. */
function untilSettled(read: () => Promise<Result>): Promise<Result> {
  return poll(
    read,
    ({ errors }) => !errors.some(({ reaction }) => reaction.do === 'wait'),
    DELIVERY_TIMEOUT_MS,
    () => RETRY_PAUSE_MS,
  );
}
