import { type Account, findAccount, type SavedCard } from './accounts';
import { ADDRESSES, type SavedAddress } from './addresses';
import type { Control } from './control';
import type { PaymentDataRequest, SelectionOption, ShippingOptionParameters, TransactionInfo } from './types';
import { UNSELECTED_OPTION } from './vocabulary';

export interface SheetState {
  /** `failed` leaves the shopper nothing but to close the sheet. */
  phase: 'ready' | 'asking' | 'paying' | 'failed' | 'closed';
  /** True while the shopper can't touch anything but the close button. */
  loading: boolean;
  account: Account;
  address?: SavedAddress | undefined;
  card?: SavedCard | undefined;
  options: SelectionOption[];
  optionId?: string;
  transaction: TransactionInfo;
  /** What the sheet tells the shopper: the shop's words, or `failure` for the sheet's own. */
  notice?: { message: string } | 'failure' | undefined;
  /** True while the notice must be solved before paying. */
  blocked: boolean;
}

/** The sheet as it opens for an account, before the shop was asked. */
export function startState(
  request: PaymentDataRequest,
  { account: accountId, autoAddress }: Pick<Control, 'account' | 'autoAddress'>,
): SheetState {
  const account = findAccount(accountId);
  const addresses = listAddresses(request);
  const wanted = autoAddress ?? account.addressId;
  return {
    phase: 'ready',
    loading: false,
    blocked: false,
    account,
    address: request.shippingAddressRequired
      ? (addresses.find(({ id }) => id === wanted) ?? addresses[0])
      : undefined,
    card: listCards(request, account)[0],
    transaction: request.transactionInfo,
    ...(request.shippingOptionRequired ? toOptions(request.shippingOptionParameters) : { options: [] }),
  };
}

/** The addresses that the request allows. */
export function listAddresses({ shippingAddressParameters: allowed }: PaymentDataRequest): SavedAddress[] {
  return ADDRESSES.filter(({ countryCode }) => allowed?.allowedCountryCodes?.includes(countryCode) ?? true);
}

/** The account's cards that the request accepts. */
export function listCards({ allowedPaymentMethods }: PaymentDataRequest, { cards }: Account): SavedCard[] {
  return cards.filter(({ network, funding }) =>
    allowedPaymentMethods.some(
      ({ parameters }) =>
        parameters.allowedCardNetworks.includes(network) &&
        (funding !== 'CREDIT' || parameters.allowCreditCards !== false),
    ),
  );
}

/** The options of a list with the one that it selects. */
export function toOptions(parameters?: ShippingOptionParameters): Pick<SheetState, 'options' | 'optionId'> {
  const options = parameters?.shippingOptions ?? [];
  return { options, optionId: parameters?.defaultSelectedOptionId ?? options[0]?.id ?? UNSELECTED_OPTION };
}

/** True where the shopper may change something. */
export function isTouchable({ loading, phase }: SheetState): boolean {
  return !loading && (phase === 'ready' || phase === 'asking');
}

/** True where nothing stands between the shopper and the payment. */
export function isPayable(state: SheetState, request: PaymentDataRequest): boolean {
  return (
    isTouchable(state) &&
    !state.blocked &&
    state.card !== undefined &&
    (!request.shippingAddressRequired || state.address !== undefined) &&
    (!request.shippingOptionRequired || state.optionId !== UNSELECTED_OPTION)
  );
}
