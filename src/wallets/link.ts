import type { Wallet } from '../core/types/wallet';

/** Buy it now and the more-payment-options link: no sheet, only the way to the shop's checkout. */
export function createLink(): Wallet {
  return {
    async prepare() {},
    async start(checkout) {
      checkout.finish(await checkout.open());
    },
  };
}
