import type { Cart, DeliveryGroup, DeliveryOption, Money } from '../types/cart';
import type { DeliveryChoice } from '../types/wallet';
import { t } from './messages';
import { addMoney, displayMoney, formatMoney } from './money';

/** Returns the option that a sheet shows as selected: the cart's selected option, else the first one. */
export function getDisplayedOption({
  selectedDeliveryOption,
  deliveryOptions: [first],
}: DeliveryGroup): DeliveryOption | undefined {
  return selectedDeliveryOption ?? first;
}

/** Keys of the promises' texts, by the calendar days that a delivery takes (docs/specification.md#delivery-promise). */
const PROMISES = ['same_day', 'next_day', 'two_day'];

/** Returns the promise of the slowest of these options; empty if one has no promise, or takes more than two days. */
function toPromise(options: DeliveryOption[]): string {
  const days = options.map(({ promisedDays = PROMISES.length }) => promisedDays);
  const text = PROMISES[Math.max(...days)];
  return text ? t(`delivery_promise.${text}`) : '';
}

/** A delivery group with its chosen option. */
export interface ChosenDelivery extends Pick<DeliveryGroup, 'id' | 'groupType'> {
  option: DeliveryOption;
}

const toId = (chosen: ChosenDelivery[]) => chosen.map(({ option }) => option.handle).join();

/** Returns every combination of one option from each delivery group. */
function combineOptions({ deliveryGroups }: Cart): ChosenDelivery[][] {
  let combinations: ChosenDelivery[][] = [[]];
  for (const { id, groupType, deliveryOptions } of deliveryGroups)
    if (deliveryOptions.length)
      combinations = combinations.flatMap(combination =>
        deliveryOptions.map(option => [...combination, { id, groupType, option }]),
      );
  return combinations.filter(({ length }) => length);
}

/** Finds the combinations with this id. Handles may contain commas, so there can be several. */
export function findCombinations(displayed: Cart, id: string): ChosenDelivery[][] {
  return combineOptions(displayed).filter(chosen => toId(chosen) === id);
}

/** Returns the id of the choice that a sheet shows as selected; empty if the cart has no delivery options. */
export function toSelectedId({ deliveryGroups }: Cart): string {
  const groups = deliveryGroups.filter(({ deliveryOptions }) => deliveryOptions.length);
  return groups.map(group => getDisplayedOption(group)?.handle).join();
}

/**
 * Lists the delivery choices of the whole cart: all combinations of one option from each delivery group. A sheet has one list of
 * options, but a cart may have several groups, for example with a subscription.
 */
export function toChoices(cart: Cart): DeliveryChoice[] {
  const selected = toSelectedId(cart);
  return combineOptions(cart).map(chosen => {
    const id = toId(chosen);
    const options = chosen.map(({ option }) => option);
    const [first, ...others] = options.map(({ estimatedCost }) => estimatedCost);
    const cost = addMoney(first as Money, ...others);
    return {
      id,
      label: [...new Set(options.map(({ title, code, handle }) => title ?? code ?? handle))].join(' + '),
      detail: Number(cost.amount) ? displayMoney(cost) : t('shipping_methods.free'),
      promise: toPromise(options),
      amount: formatMoney(cost),
      selected: id === selected,
    };
  });
}
