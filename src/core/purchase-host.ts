import { type Asker, toAction, toSheetErrors } from './action';
import { toAddress } from './address';
import type { ErrorNode } from './cart-node';
import { running } from './click';
import { toChoices } from './delivery-choices';
import { createGraphql } from './graphql';
import type { PurchaseHost } from './later';
import { formatMoney } from './money';
import { toSummary } from './order-summary';
import { toCartError, toRefusal } from './result';
import { script } from './script';
import { toPlan } from './selling-plan';
import type { Config, Host } from './types';
import { fetchWalletConfig } from './wallet-config';

export const host: PurchaseHost = {
  money: formatMoney,
  address: toAddress,
  choices: toChoices,
  summary: toSummary,
  plan: toPlan,
  errors: toSheetErrors,
};

/** What a wallet's side module asks the shop for. */
export function createServices(page: Config, asker: Asker): Pick<Host, 'mutate' | 'config'> {
  return {
    async mutate<T>(document: Parameters<Host['mutate']>[0], variables?: Record<string, unknown>) {
      const graphql = createGraphql(page, asker.instrument, script);
      const isWanted = whileRunning();
      const { result, errors } = await graphql<T & { errors?: ErrorNode[] }>(document, variables, {
        isWanted,
      });
      const all = [...errors, ...(result?.errors ?? []).map(toCartError)];
      if (result && !all.length) return { payload: result };
      return { action: toAction(toRefusal(...(all.length ? all : [{ code: 'BAD_ANSWER' }])), asker) };
    },

    async config<T>(service: string, cart: Parameters<Host['config']>[1]) {
      const { config, code } = await fetchWalletConfig<T>(service, cart, page.accessToken, whileRunning());
      return config
        ? { payload: config }
        : { action: toAction(toRefusal({ code: code ?? 'BAD_ANSWER' }), asker) };
    },
  };
}

/** Nothing is asked, or asked again, for a purchase that is over. */
function whileRunning(): () => boolean {
  const status = running.peek()?.checkout.status;
  return () => !status || status.peek() === 'busy';
}
