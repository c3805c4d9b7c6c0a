import type { BuyerIdentity, CartApi, Selection } from './cart-api';
import { getReaction } from './catalogue';
import { DELIVERY_TIMEOUT_MS, RETRY_PAUSE_MS } from './constants';
import { toRefusal } from './result';
import type { CartError, DeliveryGroup, DeliveryOption, Result } from './types';
import { poll } from './wait';

/** The option that a group is to have, or the code of why there is none; nothing leaves the group as it is. */
type Want = (group: DeliveryGroup) => DeliveryOption | string | undefined;

/** After an address change: the selected option unless it is local, else the first that is shipped (decision 4). */
const byPreference: Want = ({ selectedDeliveryOption: selected, deliveryOptions }) =>
  selected && selected.deliveryMethodType !== 'LOCAL'
    ? selected
    : deliveryOptions.find(({ deliveryMethodType }) => deliveryMethodType === 'SHIPPING');

/** One of these handles; two of them in one group are an error (section 4). */
const byHandle = ({ deliveryOptions }: DeliveryGroup, handles: string[]) => {
  const [option, second] = deliveryOptions.filter(({ handle }) => handles.includes(handle));
  return second ? 'AMBIGUOUS_DELIVERY_OPTION' : option;
};

/** Sets who buys and where to, then chooses an option for each group. */
export async function setDeliveryAddress(api: CartApi, identity: BuyerIdentity): Promise<Result> {
  const result = await untilSettled(() => api.setBuyerIdentity(identity));
  if (!isClean(result)) return result;
  const isChosen = (group: DeliveryGroup) => {
    const option = byPreference(group) as DeliveryOption | undefined;
    return !option || option.handle === group.selectedDeliveryOption?.handle;
  };
  return result.data?.deliveryGroups.every(isChosen) ? result : select(api, byPreference);
}

/**
 * Sets who buys and where to when the shopper pays: the whole address may bring other groups, but each is delivered as
 * the shopper has agreed to, or the purchase goes on in the checkout.
 */
export async function keepDelivery(
  api: CartApi,
  identity: BuyerIdentity,
  agreed: Selection[],
): Promise<Result> {
  const handles = agreed.map(({ deliveryOptionHandle }) => deliveryOptionHandle);
  const want: Want = group => {
    const same = agreed.find(({ deliveryGroupId }) => deliveryGroupId === group.id);
    return byHandle(group, same ? [same.deliveryOptionHandle] : handles) ?? 'DELIVERY_OPTION_GONE';
  };
  const isKept = ({ data }: Result) =>
    data?.deliveryGroups.every(group => {
      const option = want(group);
      return typeof option === 'object' && option.handle === group.selectedDeliveryOption?.handle;
    });
  const identified = await untilSettled(() => api.setBuyerIdentity(identity));
  if (!isClean(identified) || isKept(identified)) return identified;
  const selected = await select(api, want);
  return !isClean(selected) || isKept(selected) ? selected : toRefusal({ code: 'DELIVERY_OPTION_GONE' });
}

/** Chooses the options that the shopper chose, one for each group, by their handles. */
export async function selectDelivery(api: CartApi, handles: string[]): Promise<Result> {
  const groups = api.cart.value?.deliveryGroups ?? [];
  if (!groups.some(group => byHandle(group, handles)))
    return toRefusal({ code: 'NO_DELIVERY_GROUP_SELECTED' });
  return select(
    api,
    group => byHandle(group, handles) ?? group.selectedDeliveryOption ?? 'NO_DELIVERY_GROUP_SELECTED',
  );
}

/** False where the address is fine and yet a part of the cart, or all of it, is not delivered there. */
export function isDelivered({ data, errors }: Result): boolean {
  const { requiresShipping, deliveryGroups: groups = [] } = data ?? {};
  return (
    errors.length > 0 ||
    !requiresShipping ||
    (groups.length > 0 && groups.every(({ deliveryOptions }) => deliveryOptions.length))
  );
}

/** While groups are pending they may come with other ids and options: each attempt finds its options anew. */
function select(api: CartApi, want: Want): Promise<Result> {
  let selections: Selection[] = [];
  return untilSettled(async () => {
    const found: Selection[] = [];
    for (const group of api.cart.value?.deliveryGroups ?? []) {
      // A group that has no options yet is still pending, and keeps what was chosen for it.
      const option = group.deliveryOptions.length ? want(group) : undefined;
      if (typeof option === 'string') return toRefusal({ code: option });
      const before = selections.find(({ deliveryGroupId }) => deliveryGroupId === group.id);
      const handle = (option ?? group.selectedDeliveryOption)?.handle ?? before?.deliveryOptionHandle;
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
