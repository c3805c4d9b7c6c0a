import type { Wallet } from '../core/types/wallet';

/** The wallet of Buy it now and of the more-options link. It has no sheet and only leads to the shop's checkout. */
export function createLink(): Wallet {
  return {
    async prepare() {},
    async start(checkout) {
      checkout.finish(await checkout.open());
    },
  };
}
