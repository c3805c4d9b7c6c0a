import type { ChosenDelivery } from '../../src/core/i18n/delivery-choices';
import { setDeliveryAddress } from '../../src/core/purchase/delivery';
import type { DeliverySelection } from '../../src/core/storefront/cart-api';
import type { GroupNode } from '../../src/core/storefront/read-cart';
import { cartNode, createCart, groupNode, optionNode, payload } from './fake-cart';
import type { FakeClock } from './fake-clock';
import { fakeGraphql, openCart } from './fake-graphql';

export const near = optionNode('near', { deliveryMethodType: 'LOCAL' });
export const pickUp = optionNode('pick-up', { deliveryMethodType: 'PICK_UP' });
export const slow = optionNode('slow');
export const fast = optionNode('fast');
export const bike = optionNode('bike', { deliveryMethodType: 'LOCAL' });
export const cartOf = (...groups: GroupNode[]) => cartNode({ groups });
export const chosen = (option: typeof slow | null) => ({ selectedDeliveryOption: option });
export const select = (...pairs: [group: string, handle: string][]): DeliverySelection[] =>
  pairs.map(([deliveryGroupId, deliveryOptionHandle]) => ({ deliveryGroupId, deliveryOptionHandle }));

/** The selection of each group that the sheet showed. */
export const agree = (...pairs: [group: string, option: typeof slow, groupType?: GroupNode['groupType']][]) =>
  pairs.map(([id, option, groupType = 'ONE_TIME_PURCHASE']): ChosenDelivery => {
    const [group] = createCart({ groups: [groupNode(id, [option], { groupType })] }).deliveryGroups;
    return { id, groupType, option: group?.deliveryOptions[0] as ChosenDelivery['option'] };
  });

/** Delivery groups of the whole address, with what the server selects after a request. */
export async function keep(
  clock: FakeClock,
  agreed: ChosenDelivery[],
  groups: GroupNode[],
  selected: unknown = chooseAsAsked(groups),
) {
  const graphql = fakeGraphql({
    cartBuyerIdentityUpdate: payload(cartOf(...groups)),
    cartSelectedDeliveryOptionsUpdate: selected,
  });
  const result = await clock.run(
    setDeliveryAddress(await openCart(graphql), { email: 'ana@example.com' }, agreed),
  );
  const selections = graphql.calls.slice(1).map(({ variables }) => variables.selectedDeliveryOptions);
  return { result, graphql, selections };
}

/** A server that selects the requested options. */
function chooseAsAsked(groups: GroupNode[]) {
  return ({ selectedDeliveryOptions }: Record<string, unknown>) => {
    const requested = selectedDeliveryOptions as DeliverySelection[];
    return payload(
      cartOf(
        ...groups.map(group => {
          const handle = requested.find(
            ({ deliveryGroupId }) => deliveryGroupId === group.id,
          )?.deliveryOptionHandle;
          const option = group.deliveryOptions?.find(each => each.handle === handle);
          return { ...group, ...(option && chosen(option)) };
        }),
      ),
    );
  };
}
