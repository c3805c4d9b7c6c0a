import type { Purchase } from '../../src/core/types/purchase';
import type { Wallet } from '../../src/core/types/wallet';

/** A wallet with a native button. */
export const walletThat = (start: Wallet['start']): Wallet => ({ prepare: async () => {}, start });

/** A wallet whose SDK renders the button, like Google's. */
export const drawnWalletThat = (start: Wallet['start']): Wallet => ({
  ...walletThat(start),
  mount(slot, click) {
    const button = document.createElement('button');
    button.addEventListener('click', click);
    slot.append(button);
    return () => button.remove();
  },
});

/** Returns the start function of a wallet that waits for its purchase. */
export const withPurchase =
  (start: (purchase: Purchase) => unknown): Wallet['start'] =>
  async (_, loading) =>
    void (await start((await loading).purchase));
