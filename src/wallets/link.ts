import type { Wallet } from '../core/types/wallet';

/** A wallet without a module. It has no sheet and only leads to the shop's checkout. */
export function createLink(parameters?: Wallet['parameters']): Wallet {
  return {
    parameters,
    async prepare() {},
    async start(checkout) {
      checkout.finish(await checkout.open());
    },
  };
}
