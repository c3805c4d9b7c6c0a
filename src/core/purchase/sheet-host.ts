import { toReportedAction, toSheetErrors } from '../errors/actions';
import { toChoices } from '../i18n/delivery-choices';
import { t } from '../i18n/messages';
import { formatMoney, formatTotal } from '../i18n/money';
import { toAddress } from '../storefront/address';
import { type ErrorNode, shippingCosts } from '../storefront/read-cart';
import { errorResult, toCartError } from '../storefront/result';
import { fetchSignedConfig } from '../storefront/shop-requests';
import { createStreamingClient } from '../storefront/streaming-client';
import type { Cart, Money } from '../types/cart';
import type { Attributes } from '../types/page';
import type { WalletNames } from '../types/purchase';
import type { CompiledDocument } from '../types/result';
import type { Fetched, SheetHost, SummaryItem } from '../types/wallet';
import { running } from './click';

/** Creates what the sheet of one wallet needs of the purchase. */
export const createSheetHost = (page: Attributes, context: WalletNames): SheetHost => ({
  money: formatTotal,
  address: toAddress,
  choices: toChoices,
  summary: toSummary,
  errors: toSheetErrors,

  async mutate<T>(document: CompiledDocument, variables?: Record<string, unknown>): Promise<Fetched<T>> {
    const graphql = createStreamingClient(page, context.instrument);
    const isWanted = whileRunning();
    const { result, errors } = await graphql<T & { errors?: ErrorNode[] }>(document, variables, {
      isWanted,
    });
    const all = [...errors, ...(result?.errors ?? []).map(toCartError)];
    if (result && !all.length) return { payload: result, action: undefined };
    const refusal = errorResult(...(all.length ? all : [{ code: 'BAD_ANSWER' }]));
    return { payload: undefined, action: toReportedAction(refusal, context) };
  },

  async fetchConfig<T>(service: string, cart: Cart): Promise<Fetched<T>> {
    const { config, code } = await fetchSignedConfig<T>(service, cart, page.accessToken, whileRunning());
    return code === undefined
      ? { payload: config, action: undefined }
      : { payload: undefined, action: toReportedAction(errorResult({ code }), context) };
  },
});

/** Creates the check whether the purchase still runs. Nothing is sent, or sent again, for one that is over. */
function whileRunning(): () => boolean {
  const status = running.peek()?.checkout.status;
  return () => !status || status.peek() === 'busy';
}

/** The rows between the items and the total of a sheet. Amounts that the server doesn't know yet are left out. */
export function toSummary(cart: Cart): SummaryItem[] {
  const row = (
    kind: SummaryItem['kind'],
    money: Money,
    label = t(`order_summary.${kind}`),
    sign = '',
  ): SummaryItem => ({
    kind,
    label,
    amount: sign + formatMoney(money),
  });
  return [
    row('subtotal', cart.subtotalAmount),
    // The subtotal is already without the lines' own discounts, so only the cart's discounts are listed.
    ...cart.discountAllocations.map(({ title, code, discountedAmount }) =>
      row('discount', discountedAmount, code ?? title, '-'),
    ),
    ...shippingCosts(cart).map(cost => row('shipping', cost)),
    ...(cart.totalTaxAmount ? [row('taxes', cart.totalTaxAmount)] : []),
    ...(cart.totalDutyAmount ? [row('duties', cart.totalDutyAmount)] : []),
  ];
}
