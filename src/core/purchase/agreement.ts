import { type ChosenDelivery, getDisplayedOption } from '../i18n/delivery-choices';
import { exceeds, formatTotal } from '../i18n/money';
import { nullProto } from '../platform/objects';
import type { SheetAction } from '../types/action';
import type { Address, ServerAddress } from '../types/address';
import type { Cart, DeliveryGroup, DeliveryOption } from '../types/cart';
import type { DecelerationReason } from '../types/result';

/** What the shopper agreed to by paying in the sheet. */
export interface Agreement {
  /** The cart that the sheet showed. */
  cart: Cart;
  /** Absent if the wallet returns none. */
  email?: string | undefined;
  /** The delivery address that was sent to the server; absent if nothing is shipped. */
  address?: Address | undefined;
}

/** The comparisons, each with the reason to decelerate if the carts differ. The first difference counts. */
const CHECKS: [reason: DecelerationReason, differs: (agreed: Agreement, ordered: Cart) => boolean][] = [
  [
    'currency_changed',
    ({ cart }, ordered) => ordered.totalAmount.currencyCode !== cart.totalAmount.currencyCode,
  ],
  ['not_enough_stock', ({ cart }, ordered) => toLinesKey(ordered) !== toLinesKey(cart)],
  ['dynamic_tax', ({ cart }, ordered) => exceedsSheet(ordered.totalAmount, cart)],
  [
    'cart_not_ready',
    (agreed, ordered) =>
      !isDeliveredAsAgreed(ordered, toChosenOptions(agreed.cart)) || !isForBuyer(agreed, ordered),
  ],
];

/**
 * Compares what the server would order with what the sheet displayed.
 *
 * @returns undefined if nothing differs. `keepsData: false` if the cart has another buyer's data, which must be removed
 */
export function findDifference(
  agreed: Agreement,
  ordered: Cart,
): Extract<SheetAction, { type: 'decelerate' }> | undefined {
  const reason = CHECKS.find(([, differs]) => differs(agreed, ordered))?.[0];
  // Not every response has the e-mail address.
  const isSame = isForBuyer({ ...agreed, email: ordered.email && agreed.email }, ordered);
  return reason && { type: 'decelerate', reason, ...(!isSame && { keepsData: false }) };
}

/** Returns true if a total is above the total that the sheet showed for a cart. */
export function exceedsSheet(total: Cart['totalAmount'], { totalAmount }: Cart): boolean {
  return exceeds(total, { ...totalAmount, amount: formatTotal(totalAmount) });
}

/** Returns a key of the lines. A response has only the first lines; of the others it has the total quantity. */
function toLinesKey({ lineItems, totalQuantity, hasMoreLines }: Cart): string {
  const quantities = nullProto<Record<string, number>>();
  for (const { merchandiseId, sellingPlanId, quantity } of lineItems) {
    const item = `${merchandiseId} ${sellingPlanId}`;
    quantities[item] = (quantities[item] ?? 0) + quantity;
  }
  return `${[Object.entries(quantities).sort(), totalQuantity, hasMoreLines]}`;
}

/** Returns the options that a sheet shows as selected, one for each group. */
export function toChosenOptions({ deliveryGroups }: Cart): ChosenDelivery[] {
  return deliveryGroups.flatMap(group => {
    const option = getDisplayedOption(group);
    return option ? [{ id: group.id, groupType: group.groupType, option }] : [];
  });
}

const toOptionKey = (option?: DeliveryOption) => `${option?.handle}\n${option?.deliveryMethodType}`;

/**
 * Finds the options of a group that match its chosen option: none if that is gone, several if the match is ambiguous. The chosen
 * option is that of the group's id. For a group with a new id, it is one of the same type whose group is gone.
 */
export function matchOptions(group: DeliveryGroup, chosen: ChosenDelivery[], groups: DeliveryGroup[]) {
  const alike = chosen.filter(({ groupType }) => groupType === group.groupType);
  const withSameId = alike.filter(({ id }) => id === group.id);
  const withLostId = alike.filter(choice => !groups.some(({ id }) => id === choice.id));
  const options = (withSameId.length ? withSameId : withLostId).map(({ option }) => toOptionKey(option));
  return group.deliveryOptions.filter(option => options.includes(toOptionKey(option)));
}

const toDeliveryKey = (all: { groupType: string; option?: DeliveryOption | undefined }[]) =>
  `${all.map(({ groupType, option }) => groupType + toOptionKey(option)).sort()}`;

/** Returns true if the cart has the chosen groups, with the chosen options selected. */
export function isDeliveredAsAgreed({ deliveryGroups: groups }: Cart, chosen: ChosenDelivery[]): boolean {
  return (
    toDeliveryKey(groups.map(group => ({ ...group, option: group.selectedDeliveryOption }))) ===
      toDeliveryKey(chosen) &&
    groups.every(group => {
      const [option, second] = matchOptions(group, chosen, groups);
      return !second && toOptionKey(option) === toOptionKey(group.selectedDeliveryOption);
    })
  );
}

/** Returns true if the cart has the e-mail address and the delivery address that the shopper agreed to. */
function isForBuyer({ email, address }: Agreement, ordered: Cart): boolean {
  return (
    (!email || normalize(email) === normalize(ordered.email)) && (!address || isDeliveredTo(address, ordered))
  );
}

/** Removes differences that servers make: case and spaces. Upper case, because `ß` becomes `SS`, but `SS` never becomes `ß`. */
const normalize = (text?: string | null) =>
  `${text ?? ''}`.normalize('NFKD').toUpperCase().replace(/\s/g, '');

type Lines = Pick<ServerAddress, 'firstName' | 'lastName' | 'address1' | 'address2'>;

/**
 * Returns a key of the name and the street, which must match even if they are empty. Servers may move parts to the next field,
 * or write the last name first.
 */
const toNameAndStreet = ({ firstName, lastName, address1, address2 }: Lines) =>
  `${[firstName, lastName].map(normalize).sort().join('')},${normalize(address1)}${normalize(address2)}`;

/** Returns true if each group is delivered to this address. The server may fill in what a wallet left empty. */
function isDeliveredTo(agreed: Address, { deliveryGroups }: Cart): boolean {
  const matches = (wanted: string | undefined, found?: string | null) =>
    !wanted || normalize(wanted) === normalize(found);
  // Servers change the punctuation of a postal code.
  const toZip = (zip?: string | null) => zip?.replace(/[^\p{L}\p{N}]/gu, '');
  return (
    !!deliveryGroups.length &&
    deliveryGroups.every(({ deliveryAddress: found = {} }) => {
      const { countryCodeV2: country, province, provinceCode } = found;
      return (
        toNameAndStreet(agreed) === toNameAndStreet(found) &&
        (matches(agreed.country, country) ||
          // A territory of the United States may be a country of its own.
          (/^US(AS|GU|MP|PR|VI)$/.test(agreed.country + country) && agreed.province === country)) &&
        matches(agreed.city, found.city) &&
        matches(toZip(agreed.zip), toZip(found.zip)) &&
        // Names of a province differ by language, so only its codes are compared.
        (![agreed.province, provinceCode].every(code => /^[A-Z\d]{1,3}$/.test(normalize(code))) ||
          [provinceCode, province].map(normalize).includes(normalize(agreed.province)))
      );
    })
  );
}
