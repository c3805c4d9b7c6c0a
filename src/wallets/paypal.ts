import type { Address, RawAddress } from '../core/types/address';
import type { Checkout } from '../core/types/checkout';
import type { Config } from '../core/types/config';
import type { Host } from '../core/types/host';
import type { Advice, Wallet } from '../core/types/wallet';
import type { WalletConfig } from '../core/types/wallet-config';
import buyerDetailsFetch from './paypal-buyer-details-fetch.graphql';
import { toStyle } from './paypal-style';
import tokenCreate from './paypal-token-create.graphql';

/** An address as PayPal writes it: its parts have the storefront's names, its countries and states are PayPal's. */
interface BuyerAddress extends Omit<RawAddress, 'name' | 'lines'> {
  address1?: string | null;
  address2?: string | null;
  company?: string | null;
}

/** What the shopper has approved in the window. */
interface BuyerDetails {
  email?: string;
  /** Date and time after which the approval is worth nothing. */
  expiresAt: string;
  /** PayPal's own number of the order. */
  remoteOrderId?: string | null;
  /** Absent where nothing is shipped. */
  destinationAddress?: BuyerAddress | null;
  billingAddress?: BuyerAddress | null;
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

export const advice: Advice = {
  billingAgreement:
    'Venmo has no billing agreements: set supports_subs to false, or leave out requiresBillingAgreement.',
};

/** PayPal and Venmo, v5 of the SDK: https://developer.paypal.com/sdk/js/reference/ */
export default function createPaypal(
  host: Host,
  { name, wallet_params: { sdkUrl, requiresBillingAgreement, hasManagedSellingPlanState } }: WalletConfig,
  page: Config,
): Wallet {
  // A subscription is charged again without the shopper, which an order alone doesn't allow.
  const billingAgreement = !!(
    requiresBillingAgreement ||
    (hasManagedSellingPlanState && page.hasSellingPlan)
  );
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
  async function fetchPayload<T>(
    mine: Checkout,
    document: Parameters<Host['mutate']>[0],
    variables: Record<string, unknown>,
  ): Promise<T | undefined> {
    const isBusy = () => mine.status.peek() === 'busy';
    const opened = await mine.open();
    if (opened.type !== 'update' || !isBusy()) return void mine.finish(opened);
    const { payload, action } = await host.mutate<T>(document, { cartId: opened.cart.id, ...variables });
    if (payload && isBusy()) return payload;
    // What its service refuses, its own window says (docs/specification.md#wallet-services); what a cart refuses, nobody else does.
    const isSilent = action?.type === 'abort' && action.reason === 'wallet_service';
    if (action) mine.finish(isSilent ? { ...action, message: '' } : action);
    return undefined;
  }

  const toAddress = ({ address1, address2, company, ...parts }: BuyerAddress): Address => ({
    ...host.address({ ...parts, lines: [address1, address2] }),
    company: company ?? '',
  });

  async function createToken(): Promise<string> {
    const payload = await fetchPayload<{ token: string }>(checkout as Checkout, tokenCreate, {
      billingAgreement,
    });
    if (!payload) throw new Error(OVER);
    token = payload.token;
    return token;
  }

  /** @param ids what the SDK calls the order that was approved */
  async function approve(mine: Checkout, ids: unknown[]) {
    const payload = await fetchPayload<{ buyerDetails: BuyerDetails }>(mine, buyerDetailsFetch, { token });
    if (!payload) return;
    const { email, expiresAt, remoteOrderId, destinationAddress, billingAddress } = payload.buyerDetails;
    if (Date.parse(expiresAt) < Date.now()) throw new Error('approvalExpired');
    // Nothing is paid here, and the checkout shows the shopper what it is about.
    if (remoteOrderId && !ids.includes(remoteOrderId))
      host.report(new Error('PayPal approved another order than the storefront knows'));
    const address = destinationAddress ?? billingAddress;
    const ours = address && toAddress(address);
    let action = await (ours ? mine.setAddress(ours, email) : mine.open());
    // The shop's checkout asks for a telephone number that it can read; the window that could is closed.
    if (ours && action.type === 'show_error' && action.errors.every(({ field }) => field === 'phone'))
      action = await mine.setAddress({ ...ours, phone: '' }, email);
    if (action.type === 'update' && billingAddress) {
      const billed = await mine.setBilling(toAddress(billingAddress));
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

    async mount(slot, click) {
      const buttons = createButtons({
        style: toStyle(name, slot, page),
        onClick(_, actions) {
          const previous = checkout;
          click();
          // Nothing began: the SDK's window has to go.
          if (checkout === previous) return actions.reject();
        },
        async onApprove(approval) {
          const mine = checkout as Checkout;
          // From here on a closed window is what is meant to be.
          checkout = undefined;
          // What the SDK hands over may be anything, nothing too.
          await approve(mine, [approval?.orderID, approval?.billingToken]).catch(error =>
            mine.finish(mine.fail(error)),
          );
        },
        onCancel: () => checkout?.cancel(),
        onError(error) {
          // What the SDK hands over here may be anything, nothing too.
          const message = String(error?.message);
          if (CLOSED.test(message)) checkout?.cancel();
          // A second press while a window is open is the SDK's own affair, and no failure of what runs.
          else if (!message.includes(OVER) && !message.includes(BUSY))
            checkout ? checkout.finish(checkout.fail(error)) : host.report(error);
        },
      });
      await buttons.render(slot);
      // It stands in a frame of PayPal's own: no sign that the shopper means to buy gets out of it.
      host.ready().catch(() => {});
      return () => {
        buttons.close().catch(host.report);
      };
    },

    start(started) {
      checkout = started;
    },
  };
}
