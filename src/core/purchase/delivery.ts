import { DELIVERY_TIMEOUT_MS, RETRY_PAUSE_MS } from '../base/constants';
import { poll } from '../base/wait';
import type { BuyerIdentity, CartApi, Selection } from '../server/cart-api';
import { toRefusal } from '../server/result';
import type { Cart } from '../types/cart';
import type { DeliveryGroup, DeliveryOption } from '../types/delivery';
import type { Result } from '../types/result';

/**
 * Finds the option that a group should have, or the code of the error where there is none; absent leaves the group as it is.
 */
type Want = (group: DeliveryGroup) => DeliveryOption | string | undefined;

/**
 * After a change of address: the selected option unless it is local, else the first one that is shipped
 * (docs/decisions.md#s4).
 */
const byPreference: Want = ({ selectedDeliveryOption: selected, deliveryOptions }) =>
  selected && selected.deliveryMethodType !== 'LOCAL'
    ? selected
    : deliveryOptions.find(({ deliveryMethodType }) => deliveryMethodType === 'SHIPPING');

/** The option that the sheet showed as chosen for one group when the shopper paid. */
export interface AgreedDelivery extends Pick<DeliveryGroup, 'id' | 'groupType'> {
  option: DeliveryOption;
}

/**
 * Finds the group's option among these handles. Two of them in one group are an error
 * (docs/specification.md#delivery-update).
 */
const byHandle = ({ deliveryOptions }: DeliveryGroup, handles: string[]) => {
  const [option, second] = deliveryOptions.filter(({ handle }) => handles.includes(handle));
  return second ? 'AMBIGUOUS_DELIVERY_OPTION' : option;
};

/**
 * Finds the option that was agreed to for this group, or, where the group has come with another id, for the groups of its
 * type.
 */
const asAgreed =
  (agreed: AgreedDelivery[]): Want =>
  group => {
    const alike = agreed.filter(({ groupType }) => groupType === group.groupType);
    const same = alike.filter(({ id }) => id === group.id);
    const handles = (same.length ? same : alike).map(({ option }) => option.handle);
    return byHandle(group, handles) ?? 'DELIVERY_OPTION_GONE';
  };

const write = (groupType: string, option?: DeliveryOption) =>
  [groupType, option?.handle, option?.deliveryMethodType].join();

/** True where each group is delivered as the sheet showed, and no group more or less. */
export function isAgreed({ deliveryGroups }: Cart, agreed: AgreedDelivery[]): boolean {
  const selected = deliveryGroups.map(group => write(group.groupType, group.selectedDeliveryOption));
  const wanted = agreed.map(({ groupType, option }) => write(groupType, option));
  return String(selected.sort()) === String(wanted.sort());
}

/**
 * Tells the server who buys and where to, then selects an option for each group.
 *
 * @param agreed at the payment: what the sheet showed. The whole address may bring other groups, but all of the cart is
 * delivered as the sheet showed, or the purchase goes on in the checkout
 */
export async function setDeliveryAddress(
  api: CartApi,
  identity: BuyerIdentity,
  agreed?: AgreedDelivery[],
): Promise<Result> {
  const want = agreed ? asAgreed(agreed) : byPreference;
  const isChosen = ({ data }: Result) =>
    data?.deliveryGroups.every(group => {
      const option = want(group);
      return !option || (option as DeliveryOption).handle === group.selectedDeliveryOption?.handle;
    });
  const identified = await untilSettled(() => api.setBuyerIdentity(identity));
  const result = !isClean(identified) || isChosen(identified) ? identified : await select(api, want);
  return !isClean(result) || !agreed || (isChosen(result) && isAgreed(result.data as Cart, agreed))
    ? result
    : toRefusal({ code: 'DELIVERY_OPTION_GONE' });
}

/** Selects the options with these handles, which the shopper chose, one for each group. */
export async function selectDelivery(api: CartApi, handles: string[]): Promise<Result> {
  const groups = api.cart.value?.deliveryGroups ?? [];
  if (!groups.some(group => byHandle(group, handles)))
    return toRefusal({ code: 'NO_DELIVERY_GROUP_SELECTED' });
  return select(
    api,
    group => byHandle(group, handles) ?? group.selectedDeliveryOption ?? 'NO_DELIVERY_GROUP_SELECTED',
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
    for (const group of api.cart.value?.deliveryGroups ?? []) {
      // A group without options is still pending, and keeps what was selected for it.
      const option = group.deliveryOptions.length ? want(group) : undefined;
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
