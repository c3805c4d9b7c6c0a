import type { ReadonlySignal } from '@preact/signals';
import { toAction, toSheetErrors } from '../errors/actions';
import { toChoices } from '../i18n/delivery-choices';
import { t } from '../i18n/messages';
import { formatMoney, formatTotal } from '../i18n/money';
import { toAddress } from '../storefront/address';
import { type ErrorNode, getShippingCosts } from '../storefront/read-cart';
import { errorResult, toCartError } from '../storefront/result';
import { fetchSignedConfig } from '../storefront/shop-requests';
import { createStreamingClient } from '../storefront/streaming-client';
import type { FinalAction } from '../types/action';
import type { Cart, Money } from '../types/cart';
import type { Status } from '../types/purchase';
import type { PurchaseDetails } from '../types/purchase-details';
import type { CompiledDocument } from '../types/result';
import type { SheetHost, SignedConfig, SummaryItem, WalletResponse } from '../types/wallet';

/** Creates the host of a wallet's sheet. It sends and retries nothing once the purchase has ended. */
export function createSheetHost(details: PurchaseDetails, status: ReadonlySignal<Status>): SheetHost {
  const { settings, instrument } = details;
  const isWanted = () => status.peek() === 'busy';
  return {
    money: formatTotal,
    address: toAddress,
    choices: toChoices,
    summary: toSummary,
    errors: toSheetErrors,

    async mutate<T>(
      document: CompiledDocument,
      variables?: Record<string, unknown>,
    ): Promise<WalletResponse<T>> {
      const graphql = createStreamingClient(settings, instrument);
      const { result, errors } = await graphql<T & { errors?: ErrorNode[] }>(document, variables, {
        isWanted,
      });
      const all = [...errors, ...(result?.errors ?? []).map(toCartError)];
      if (result && !all.length) return { payload: result, action: undefined };
      const failure = errorResult(...(all.length ? all : [{ code: 'BAD_ANSWER' }]));
      return { payload: undefined, action: toAction(failure, details) as FinalAction };
    },

    async fetchConfig(service: string, cart: Cart): Promise<WalletResponse<SignedConfig>> {
      const { config, code } = await fetchSignedConfig(service, cart, settings.accessToken, isWanted);
      if (code === undefined) return { payload: config, action: undefined };
      // The wallet's page isn't open yet, so no sheet can display the error.
      const result = { ...errorResult({ code }), data: cart };
      return {
        payload: undefined,
        action: toAction(result, { ...details, isAbsent: true }) as FinalAction,
      };
    },
  };
}

/** Returns the rows of a sheet from the subtotal on, without the total. Unknown amounts are left out. */
export function toSummary(cart: Cart): SummaryItem[] {
  const row = (kind: SummaryItem['kind'], money: Money, label = '', sign = ''): SummaryItem => ({
    kind,
    label: label || t(`order_summary.${kind}`),
    amount: sign + formatMoney(money),
  });
  return [
    row('subtotal', cart.subtotalAmount),
    // The lines' own discounts are already subtracted from the subtotal, so only the cart's discounts are listed.
    ...cart.discountAllocations.map(({ title, code, discountedAmount }) =>
      row('discount', discountedAmount, code?.trim() || title?.trim(), '-'),
    ),
    ...getShippingCosts(cart).map(cost => row('shipping', cost)),
    ...(cart.totalTaxAmount ? [row('taxes', cart.totalTaxAmount)] : []),
    ...(cart.totalDutyAmount ? [row('duties', cart.totalDutyAmount)] : []),
  ];
}
