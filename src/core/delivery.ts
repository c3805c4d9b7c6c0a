import type { BuyerIdentity, CartApi, Selection } from './cart-api';
import { getReaction } from './catalogue';
import { DELIVERY_TIMEOUT_MS, RETRY_PAUSE_MS } from './constants';
import { toRefusal } from './result';
import type { CartError, DeliveryGroup, DeliveryOption, Result } from './types';
import { poll } from './wait';

/** Which options of a group are wanted; the first of them counts, and where there is none the group stays as it is. */
type Wanted = (group: DeliveryGroup) => (DeliveryOption | undefined)[];

/** After an address change: the first selected option that isn't local, else the first that is shipped (decision 4). */
const byPreference: Wanted = ({ selectedDeliveryOption: selected, deliveryOptions }) => [
  selected?.deliveryMethodType === 'LOCAL' ? undefined : selected,
  deliveryOptions.find(({ deliveryMethodType }) => deliveryMethodType === 'SHIPPING'),
];

const byHandle =
  (handles: string[]): Wanted =>
  ({ deliveryOptions }) =>
    deliveryOptions.filter(({ handle }) => handles.includes(handle));

/**
 * Sets who buys and where to, then chooses an option for each group.
 *
 * @param keep when the shopper pays: handles of options that stay chosen where the address still has them. A group
 * without one then gets its first option, which a sheet shows as chosen: it would wait for a choice that can't be made.
 */
export async function setDeliveryAddress(
  api: CartApi,
  identity: BuyerIdentity,
  keep?: string[],
): Promise<Result> {
  const result = await untilSettled(() => api.setBuyerIdentity(identity));
  if (result.errors.length || result.abortReason || result.decelerationReason) return result;
  const wanted: Wanted = group => {
    const { selectedDeliveryOption: selected } = group;
    if (!keep) return byPreference(group);
    const kept = selected && keep.includes(selected.handle) ? [selected] : byHandle(keep)(group);
    return [...kept, ...byPreference(group), group.deliveryOptions[0]];
  };
  const isChosen = (group: DeliveryGroup) => {
    const option = first(wanted(group));
    return !option || option.handle === group.selectedDeliveryOption?.handle;
  };
  return result.data?.deliveryGroups.every(isChosen) ? result : select(api, wanted);
}

/** Chooses the options that the shopper chose, one for each group, by their handles. */
export async function selectDelivery(api: CartApi, handles: string[]): Promise<Result> {
  const matches = byHandle(handles);
  const groups = api.cart.value?.deliveryGroups ?? [];
  if (!groups.some(group => matches(group).length)) return toRefusal({ code: 'NO_DELIVERY_GROUP_SELECTED' });
  if (groups.some(group => matches(group).length > 1))
    return toRefusal({ code: 'AMBIGUOUS_DELIVERY_OPTION' });
  return select(api, matches);
}

/** While groups are pending they may come with other ids: each attempt finds its options anew. */
function select(api: CartApi, wanted: Wanted): Promise<Result> {
  let selections: Selection[] = [];
  return untilSettled(() => {
    const groups = api.cart.value?.deliveryGroups ?? [];
    const found = groups.flatMap(group => {
      const option = first(wanted(group)) ?? group.selectedDeliveryOption;
      return option ? [{ deliveryGroupId: group.id, deliveryOptionHandle: option.handle }] : [];
    });
    if (found.length) selections = found;
    return api.setDeliveryOptions(selections);
  });
}

function first(options: (DeliveryOption | undefined)[]): DeliveryOption | undefined {
  return options.find(option => option);
}

/** Asks again while delivery groups are pending. */
function untilSettled(ask: () => Promise<Result>): Promise<Result> {
  return poll(
    ask,
    ({ errors }) => !errors.some(isPending),
    DELIVERY_TIMEOUT_MS,
    () => RETRY_PAUSE_MS,
  );
}

function isPending({ code }: CartError): boolean {
  return getReaction(code).do === 'wait';
}
