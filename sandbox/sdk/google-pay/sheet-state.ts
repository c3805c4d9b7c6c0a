import type { GooglePayControl } from '../control';
import { type Account, ADDRESSES, findAccount, type SavedAddress, type SavedCard } from '../shoppers';
import type { PaymentDataRequest, SelectionOption, ShippingOptionParameters, TransactionInfo } from './types';

/** Option id that the SDK sends before one is selected. */
const UNSELECTED_OPTION = 'shipping_option_unselected';

export interface SheetState {
  /** `failed`: the shopper can only close the sheet. */
  phase: 'ready' | 'updating' | 'paying' | 'failed' | 'closed';
  /** True while everything except the close button is disabled. */
  loading: boolean;
  account: Account;
  address?: SavedAddress | undefined;
  card?: SavedCard | undefined;
  options: SelectionOption[];
  optionId?: string;
  transaction: TransactionInfo;
  /** The shop's error, or `failure` for the sheet's own. */
  notice?: { message: string } | 'failure' | undefined;
  /** True while the error must be solved before paying. */
  blocked: boolean;
}

/** Returns the state of a sheet that opens for an account. */
export function startState(
  request: PaymentDataRequest,
  { account: accountId, autoAddress }: Pick<GooglePayControl, 'account' | 'autoAddress'>,
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

/** Returns the addresses that the request allows. */
export function listAddresses({ shippingAddressParameters: allowed }: PaymentDataRequest): SavedAddress[] {
  return ADDRESSES.filter(({ countryCode }) => allowed?.allowedCountryCodes?.includes(countryCode) ?? true);
}

/** Returns the account's cards that the request accepts. */
export function listCards({ allowedPaymentMethods }: PaymentDataRequest, { cards }: Account): SavedCard[] {
  return cards.filter(({ network, funding }) =>
    allowedPaymentMethods.some(
      ({ parameters }) =>
        parameters.allowedCardNetworks.includes(network) &&
        (funding !== 'CREDIT' || parameters.allowCreditCards !== false),
    ),
  );
}

/** Returns the options and the selected one. */
export function toOptions(parameters?: ShippingOptionParameters): Pick<SheetState, 'options' | 'optionId'> {
  const options = parameters?.shippingOptions ?? [];
  return { options, optionId: parameters?.defaultSelectedOptionId ?? options[0]?.id ?? UNSELECTED_OPTION };
}

export function isTouchable({ loading, phase }: SheetState): boolean {
  return !loading && (phase === 'ready' || phase === 'updating');
}

export function isPayable(state: SheetState, request: PaymentDataRequest): boolean {
  return (
    isTouchable(state) &&
    !state.blocked &&
    state.card !== undefined &&
    (!request.shippingAddressRequired || state.address !== undefined) &&
    (!request.shippingOptionRequired || state.optionId !== UNSELECTED_OPTION)
  );
}
