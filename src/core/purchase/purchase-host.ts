import { toAddress } from '../address/address';
import { running } from '../click/click';
import { toSheetErrors } from '../decision/action';
import type { ErrorNode } from '../server/cart-node';
import { createGraphql } from '../server/graphql';
import { toCartError, toRefusal } from '../server/result';
import { fetchSignedConfig } from '../server/signed-config';
import type { Cart } from '../types/cart';
import type { Attributes } from '../types/config';
import type { CompiledDocument } from '../types/document';
import type { Fetched, SheetHost } from '../types/host';
import type { PurchaseContext } from '../types/purchase';
import { toChoices } from '../words/delivery-choices';
import { formatTotal } from '../words/money';
import { decide } from './decide';
import { toSummary } from './order-summary';

/** Creates what the sheet of one wallet needs of the purchase. */
export const createSheetHost = (page: Attributes, context: PurchaseContext): SheetHost => ({
  money: formatTotal,
  address: toAddress,
  choices: toChoices,
  summary: toSummary,
  errors: toSheetErrors,

  async mutate<T>(document: CompiledDocument, variables?: Record<string, unknown>): Promise<Fetched<T>> {
    const graphql = createGraphql(page, context.instrument);
    const isWanted = whileRunning();
    const { result, errors } = await graphql<T & { errors?: ErrorNode[] }>(document, variables, {
      isWanted,
    });
    const all = [...errors, ...(result?.errors ?? []).map(toCartError)];
    if (result && !all.length) return { payload: result, action: undefined };
    const refusal = toRefusal(...(all.length ? all : [{ code: 'BAD_ANSWER' }]));
    return { payload: undefined, action: decide(refusal, context) };
  },

  async fetchConfig<T>(service: string, cart: Cart): Promise<Fetched<T>> {
    const { config, code } = await fetchSignedConfig<T>(service, cart, page.accessToken, whileRunning());
    return code === undefined
      ? { payload: config, action: undefined }
      : { payload: undefined, action: decide(toRefusal({ code }), context) };
  },
});

/** Tells whether the purchase still runs: for one that is over nothing is sent, nor sent again. */
function whileRunning(): () => boolean {
  const status = running.peek()?.checkout.status;
  return () => !status || status.peek() === 'busy';
}
