import type { Address, Checkout, Config, Host, Wallet, WalletConfig } from '../core/types';
import buyerDetailsFetch from './paypal-buyer-details-fetch.graphql';
import { toStyle } from './paypal-style';
import tokenCreate from './paypal-token-create.graphql';

/** What the shopper has approved in the window, in the storefront's own terms. */
interface BuyerDetails {
  email?: string;
  /** Date and time after which the approval is worth nothing. */
  expiresAt: string;
  /** Absent where nothing is shipped. */
  destinationAddress?: Address;
  billingAddress?: Address;
}

/** Where PayPal's script may come from. Its URL has the shop's id in it, so that none is known here. */
const ORIGINS = ['https://www.paypal.com'];

/**
 * A window that is closed before it has loaded arrives as an error, with `onCancel` or alone:
 * https://github.com/paypal/paypal-js/issues/613
 */
const CLOSED = /popup close|window (is )?closed/i;

/** What the SDK says to a second press while a window is open. */
const BUSY = 'already rendered';

/** Rejects `createOrder` where the purchase is over, so that the SDK closes its window; it comes back as an error. */
const OVER = 'purchase over';

/** PayPal and Venmo, v5 of the SDK: https://developer.paypal.com/sdk/js/reference/ */
export default function createPaypal(
  host: Host,
  { name, wallet_params: { sdkUrl, requiresBillingAgreement } }: WalletConfig,
  page: Config,
): Wallet {
  const billingAgreement = !!requiresBillingAgreement;
  /** The purchase whose window may be open; none once the shopper has approved it. */
  let checkout: Checkout | undefined;
  let token: string;

  const sdk = () => window.paypal?.Buttons;

  const createButtons = (options?: paypal.Options) =>
    (sdk() as NonNullable<ReturnType<typeof sdk>>)({
      fundingSource: name as paypal.Options['fundingSource'],
      [billingAgreement ? 'createBillingAgreement' : 'createOrder']: createToken,
      ...options,
    });

  /** Sends a document for the open cart; without an answer the purchase is over. */
  async function ask<T>(
    mine: Checkout,
    document: Parameters<Host['mutate']>[0],
    variables: Record<string, unknown>,
  ): Promise<T | undefined> {
    const isBusy = () => mine.status.peek() === 'busy';
    const opened = await mine.open();
    const { payload, action } =
      opened.type === 'update' && isBusy()
        ? await host.mutate<T>(document, { cartId: opened.cart.id, ...variables })
        : { action: opened };
    if (payload && isBusy()) return payload;
    if (action) mine.finish(action);
    return undefined;
  }

  async function createToken(): Promise<string> {
    const asked = await ask<{ token: string }>(checkout as Checkout, tokenCreate, { billingAgreement });
    if (!asked) throw new Error(OVER);
    token = asked.token;
    return token;
  }

  async function approve(mine: Checkout) {
    const asked = await ask<{ buyerDetails: BuyerDetails }>(mine, buyerDetailsFetch, { token });
    if (!asked) return;
    const { email, expiresAt, destinationAddress, billingAddress } = asked.buyerDetails;
    if (Date.parse(expiresAt) < Date.now()) throw new Error('approvalExpired');
    const address = destinationAddress ?? billingAddress;
    let action = await (address ? mine.setAddress(address, email) : mine.open());
    if (action.type === 'update' && billingAddress) {
      const billed = await mine.setBilling(billingAddress);
      // The shop's checkout asks for what a billing address lacks; the window that could is closed.
      if (billed.type !== 'show_error') action = billed;
    }
    mine.finish(action);
  }

  return {
    async prepare() {
      if (billingAgreement && name === 'venmo') throw new Error('billingAgreement');
      await host.loadScript(sdkUrl, sdk, ORIGINS);
      if (!createButtons().isEligible()) throw new Error('notEligible');
    },

    mount(slot, click) {
      const buttons = createButtons({
        style: toStyle(name, slot, page),
        onClick(_, actions) {
          const before = checkout;
          click();
          // Nothing began: the SDK's window has to go.
          if (checkout === before) return actions.reject();
        },
        async onApprove() {
          const mine = checkout as Checkout;
          // From here on a closed window is what is meant to be.
          checkout = undefined;
          await approve(mine).catch(error => mine.finish(mine.fail(error)));
        },
        onCancel: () => checkout?.cancel(),
        onError(error) {
          const message = `${error.message}`;
          if (CLOSED.test(message)) checkout?.cancel();
          // A second press while a window is open is the SDK's own affair, and no failure of what runs.
          else if (!message.includes(OVER) && !message.includes(BUSY))
            checkout ? checkout.finish(checkout.fail(error)) : host.report(error);
        },
      });
      buttons.render(slot).catch(error => {
        // A button that the page takes away while it is drawn is no failure.
        if (slot.isConnected) slot.dispatchEvent(new ErrorEvent('error', { error }));
      });
      return () => {
        buttons.close().catch(host.report);
      };
    },

    start(started) {
      checkout = started;
    },
  };
}
