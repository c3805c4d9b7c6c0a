import type { BuyerIdentity, CartApi, Selection } from './cart-api';
import { getReaction } from './catalogue';
import { DELIVERY_TIMEOUT_MS, RETRY_PAUSE_MS } from './constants';
import { toRefusal } from './result';
import type { CartError, DeliveryGroup, Result } from './types';
import { poll } from './wait';

/**
 * Sets who buys and where to, then chooses an option for each group: after an address change the options are new, and
 * the server's own choice may be one near the shop.
 */
export async function setDeliveryAddress(api: CartApi, identity: BuyerIdentity): Promise<Result> {
  const result = await untilSettled(() => api.setBuyerIdentity(identity));
  const groups = result.data?.deliveryGroups ?? [];
  const wanted = groups.map(preferredHandle);
  const chosen = groups.map(group => group.selectedDeliveryOption?.handle);
  if (result.errors.length || wanted.every((handle, index) => !handle || handle === chosen[index]))
    return result;
  return selectDelivery(
    api,
    wanted.filter(handle => handle !== undefined),
  );
}

/** Chooses these options, one for each group; handles of an earlier answer count in whatever group has them now. */
export function selectDelivery(api: CartApi, handles: string[]): Promise<Result> {
  return untilSettled(async () => {
    const selections = toSelections(api.cart.value?.deliveryGroups ?? [], handles);
    return 'code' in selections ? toRefusal(selections) : api.setDeliveryOptions(selections);
  });
}

/** The first option already selected that isn't local, else the first that is shipped (decision 4: else none). */
function preferredHandle({
  selectedDeliveryOption: selected,
  deliveryOptions,
}: DeliveryGroup): string | undefined {
  const option =
    selected && selected.deliveryMethodType !== 'LOCAL'
      ? selected
      : deliveryOptions.find(({ deliveryMethodType }) => deliveryMethodType === 'SHIPPING');
  return option?.handle;
}

function toSelections(groups: DeliveryGroup[], handles: string[]): Selection[] | CartError {
  const selections: Selection[] = [];
  for (const { id, deliveryOptions, selectedDeliveryOption } of groups) {
    const matches = deliveryOptions.filter(({ handle }) => handles.includes(handle));
    if (matches.length > 1) return { code: 'AMBIGUOUS_DELIVERY_OPTION' };
    const handle = matches[0]?.handle ?? selectedDeliveryOption?.handle;
    if (handle) selections.push({ deliveryGroupId: id, deliveryOptionHandle: handle });
  }
  return handles.length && selections.length ? selections : { code: 'NO_DELIVERY_GROUP_SELECTED' };
}

/** Asks again while delivery groups are pending. */
function untilSettled(ask: () => Promise<Result>): Promise<Result> {
  return poll(
    ask,
    ({ errors }) => !errors.some(({ code }) => getReaction(code)?.do === 'wait'),
    DELIVERY_TIMEOUT_MS,
    () => RETRY_PAUSE_MS,
  );
}
