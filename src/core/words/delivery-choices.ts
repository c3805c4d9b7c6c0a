import type { Cart } from '../types/cart';
import type { DeliveryGroup, DeliveryOption } from '../types/delivery';
import type { Choice } from '../types/host';
import type { Money } from '../types/money';
import { addMoney, displayMoney, formatMoney } from './money';
import { t } from './words';

/** The option of a group that a sheet shows as chosen: the first one where the cart has chosen none. */
export function shownOption({
  selectedDeliveryOption,
  deliveryOptions: [first],
}: DeliveryGroup): DeliveryOption | undefined {
  return selectedDeliveryOption ?? first;
}

/** Keys of the texts, by the calendar days that a delivery takes (docs/specification.md#delivery-promise). */
const PROMISES = ['same_day', 'next_day', 'two_day'];

/** Says when all options have arrived; empty where one of them has no promise. */
function toPromise(options: DeliveryOption[]): string {
  const days = options.map(({ promisedDays = PROMISES.length }) => promisedDays);
  const text = PROMISES[Math.max(...days)];
  return text ? t(`delivery_promise.${text}`) : '';
}

/**
 * Lists the ways of delivering the whole cart: each is a mixture of one option from each delivery group. A sheet has one list
 * of options, but a cart with a subscription has two groups.
 */
export function toChoices(cart: Cart): Choice[] {
  const groups = cart.deliveryGroups.filter(({ deliveryOptions }) => deliveryOptions.length);
  if (!groups.length) return [];
  const selected = groups.map(group => shownOption(group)?.handle).join();
  let mixtures: DeliveryOption[][] = [[]];
  for (const { deliveryOptions } of groups)
    mixtures = mixtures.flatMap(mixture => deliveryOptions.map(option => [...mixture, option]));
  return mixtures.map(options => {
    const id = options.map(({ handle }) => handle).join();
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
