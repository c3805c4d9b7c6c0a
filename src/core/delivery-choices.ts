import { addMoney, displayMoney } from './money';
import type { Cart, Choice, DeliveryGroup, DeliveryOption, Money } from './types';
import { t } from './words';

/** The option of a group that a sheet shows as chosen: the first one where the cart has chosen none. */
export function shownOption({
  selectedDeliveryOption,
  deliveryOptions: [first],
}: DeliveryGroup): DeliveryOption | undefined {
  return selectedDeliveryOption ?? first;
}

/**
 * The ways of delivering the whole cart: every mixture of one option from each delivery group. A sheet has one list of
 * options, a cart with a subscription in it has two groups.
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
      amount: cost.amount,
      selected: id === selected,
    };
  });
}
