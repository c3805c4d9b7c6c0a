import type { Cart, DeliveryGroup, DeliveryOption, Money } from '../types/cart';
import type { DeliveryChoice } from '../types/wallet';
import { t } from './messages';
import { addMoney, displayMoney, formatMoney } from './money';

/** Returns the first option that is shipped. The script selects no other, because only the shopper may choose to collect. */
export function findShipped({ deliveryOptions }: DeliveryGroup): DeliveryOption | undefined {
  return deliveryOptions.find(({ deliveryMethodType }) => deliveryMethodType === 'SHIPPING');
}

/** Returns the option that a sheet shows as selected: the cart's selected option, else the first one that is shipped. */
export function getDisplayedOption(group: DeliveryGroup): DeliveryOption | undefined {
  return group.selectedDeliveryOption ?? findShipped(group);
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

/** Returns the id of the choice that a sheet shows as selected. No choice has it if a group has nothing to show as selected. */
export function toSelectedId({ deliveryGroups }: Cart): string {
  const groups = deliveryGroups.filter(({ deliveryOptions }) => deliveryOptions.length);
  return groups.map(group => getDisplayedOption(group)?.handle).join();
}

/**
 * Returns true if a sheet can list the cart's delivery choices. Each choice needs an id of its own. One must be selected,
 * because the sheets of Apple and Google select the first one otherwise, which the shopper could then pay for unnoticed.
 */
export function canListChoices(cart: Cart): boolean {
  const ids = combineOptions(cart).map(toId);
  return (
    !ids.length ||
    (ids.every((id, index) => id && ids.indexOf(id) === index) && ids.includes(toSelectedId(cart)))
  );
}

/**
 * Lists the delivery choices of the whole cart: all combinations of one option from each delivery group. A sheet has one list of
 * options, but a cart may have several groups, for example with a subscription. Returns none that a sheet can't list.
 */
export function toChoices(cart: Cart): DeliveryChoice[] {
  if (!canListChoices(cart)) return [];
  const selected = toSelectedId(cart);
  return combineOptions(cart).map(chosen => {
    const id = toId(chosen);
    const options = chosen.map(({ option }) => option);
    const [first, ...others] = options.map(({ estimatedCost }) => estimatedCost);
    const cost = addMoney(first as Money, ...others);
    return {
      id,
      label: [
        ...new Set(options.map(({ title, code, handle }) => title?.trim() || code?.trim() || handle)),
      ].join(' + '),
      detail: Number(cost.amount) ? displayMoney(cost) : t('shipping_methods.free'),
      promise: toPromise(options),
      amount: formatMoney(cost),
      selected: id === selected,
    };
  });
}
