import { running } from '../click/click';
import type { PurchaseHost } from '../click/later';
import { toSheetErrors } from '../decision/action';
import type { ErrorNode } from '../server/cart-node';
import { createGraphql } from '../server/graphql';
import { toCartError, toRefusal } from '../server/result';
import { fetchSignedConfig } from '../server/signed-config';
import type { Cart } from '../types/cart';
import type { Attributes } from '../types/config';
import type { Fetched, Host } from '../types/host';
import type { PurchaseContext } from '../types/purchase';
import { toChoices } from '../words/delivery-choices';
import { formatTotal } from '../words/money';
import { decide } from './decide';
import { toSummary } from './order-summary';

export const host: PurchaseHost = {
  money: formatTotal,
  choices: toChoices,
  summary: toSummary,
  errors: toSheetErrors,
};

/** Makes what sends the requests of one wallet's side module. */
export function createServices(
  page: Attributes,
  context: PurchaseContext,
): Pick<Host, 'mutate' | 'fetchConfig'> {
  return {
    async mutate<T>(document: Parameters<Host['mutate']>[0], variables?: Record<string, unknown>) {
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
  };
}

/** Tells whether the purchase still runs: for one that is over nothing is sent, nor sent again. */
function whileRunning(): () => boolean {
  const status = running.peek()?.checkout.status;
  return () => !status || status.peek() === 'busy';
}
