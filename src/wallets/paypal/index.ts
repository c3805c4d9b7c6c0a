import { report, toReadable } from '../../core/platform/errors';
import { loadScript } from '../../core/platform/load-script';
import { script } from '../../core/platform/script';
import type { Address, RawAddress } from '../../core/types/address';
import type { ButtonSettings, WalletConfig } from '../../core/types/page';
import type { PendingPurchase } from '../../core/types/purchase';
import type { ButtonHost, ErrorHints, LoadedPurchase, SheetHost, Wallet } from '../../core/types/wallet';
import buyerDetailsFetch from './buyer-details-fetch.graphql';
import { toNamespace } from './namespace';
import { type Brand, toStyle } from './style';
import tokenCreate from './token-create.graphql';

/** Parameters of PayPal and of Venmo from the shop's server (docs/specification.md#paypal-and-venmo). */
export interface PaypalParams {
  /** URL of PayPal's script, with the shop's own id in it. @needed to show */
  sdkUrl?: string;
  /**
   * True if PayPal must request a billing agreement for each purchase. With it the shop may charge again. Venmo has none.
   * @default false
   */
  requiresBillingAgreement?: boolean;
  /**
   * True if PayPal must request a billing agreement when a selling plan is chosen; `null` if that is unknown
   * (docs/decisions.md#3).
   * @default false
   */
  hasManagedSellingPlanState?: boolean | null;
}

/** An address from PayPal. It has the storefront's keys, but PayPal's codes of countries and states. */
interface BuyerAddress extends Omit<RawAddress, 'name' | 'lines'> {
  address1?: string | null;
  address2?: string | null;
  company?: string | null;
}

/** Details that the shopper approved in the window. */
interface BuyerDetails {
  email?: string;
  /** PayPal's own number of the order. */
  remoteOrderId?: string | null;
  /** Absent if nothing is shipped. */
  destinationAddress?: BuyerAddress | null;
  billingAddress?: BuyerAddress | null;
}

/** The only origin of PayPal's script. The script's URL has the shop's id in it, so there is no default. */
const ORIGINS = ['https://www.paypal.com'];

/**
 * Message of the SDK's error if the window closes before it loads. `onCancel` may be called or not:
 * https://github.com/paypal/paypal-js/issues/613
 */
const CLOSED_MESSAGE = /popup close|window (is )?closed/i;

/** Message of the SDK's error for a second press while a window is open. */
const BUSY_MESSAGE = 'already rendered';

/**
 * If the purchase has ended, `createOrder` rejects with this message. The SDK closes its window and passes it to `onError`.
 */
const ENDED_MESSAGE = 'purchase over';

export const errorHints: ErrorHints = {
  billingAgreement:
    'Venmo has no billing agreements: set supports_subs to false, or remove requiresBillingAgreement.',
};

/** PayPal and Venmo, v5 of the SDK: https://developer.paypal.com/sdk/js/reference/ */
export default function createPaypal(
  host: ButtonHost,
  {
    name,
    wallet_params: { sdkUrl, requiresBillingAgreement, hasManagedSellingPlanState },
  }: WalletConfig<PaypalParams, Brand>,
  settings: ButtonSettings,
): Wallet {
  // A subscription charges the shopper again, which an order without an agreement doesn't allow.
  const billingAgreement = !!(
    requiresBillingAgreement ||
    (hasManagedSellingPlanState && settings.hasSellingPlan)
  );
  /** The purchase whose window may be open; absent once the shopper has approved it. */
  let purchase: PendingPurchase | undefined;
  let loading: Promise<LoadedPurchase>;
  let token: string;

  const namespace = toNamespace(sdkUrl);
  const sdk = () => (Reflect.get(window, namespace) as typeof window.paypal)?.Buttons;

  const createButtons = (options?: paypal.Options) =>
    (sdk() as NonNullable<ReturnType<typeof sdk>>)({
      fundingSource: name,
      [billingAgreement ? 'createBillingAgreement' : 'createOrder']: createToken,
      ...options,
    });

  /** Sends an operation about the open cart. Without a payload, the purchase ends. */
  async function fetchPayload<T>(
    { purchase: current, host }: LoadedPurchase,
    document: Parameters<SheetHost['mutate']>[0],
    variables: Record<string, unknown>,
  ): Promise<T | undefined> {
    const isBusy = () => current.status.peek() === 'busy';
    const opened = await current.open();
    if (opened.type !== 'update') return void current.finish(opened);
    if (!isBusy()) return undefined;
    const { payload, action } = await host.mutate<T>(document, { cartId: opened.cart.id, ...variables });
    if (payload && isBusy()) return payload;
    // PayPal's window shows rejections of PayPal's service (docs/specification.md#wallet-services). Rejections of a cart need
    // a dialog of the script.
    const isSilent = action?.type === 'abort' && action.reason === 'wallet_service';
    if (action) current.finish(isSilent ? { ...action, message: '' } : action);
    return undefined;
  }

  const toAddress = (
    { address }: SheetHost,
    { address1, address2, company, ...parts }: BuyerAddress,
  ): Address => ({
    ...address({ ...parts, lines: [address1, address2] }),
    company: company ?? '',
  });

  async function createToken(): Promise<string> {
    const payload =
      purchase && (await fetchPayload<{ token: string }>(await loading, tokenCreate, { billingAgreement }));
    if (!payload) throw new Error(ENDED_MESSAGE);
    token = payload.token;
    return token;
  }

  /** @param ids the SDK's order id and billing token */
  async function approve(loaded: LoadedPurchase, ids: unknown[]) {
    const { purchase: current, host } = loaded;
    const payload = await fetchPayload<{ buyerDetails: BuyerDetails }>(loaded, buyerDetailsFetch, { token });
    if (!payload) return;
    // The device's clock may be wrong, so only the shop's checkout checks `expiresAt` of the approval.
    const { email, remoteOrderId, destinationAddress, billingAddress } = payload.buyerDetails;
    // A difference is only reported: nothing is paid here, and the checkout shows the shopper what is bought.
    if (remoteOrderId && !ids.includes(remoteOrderId))
      report(new Error('PayPal approved another order than the storefront has'));
    const address = destinationAddress ?? billingAddress;
    const converted = address && toAddress(host, address);
    let action = await (converted ? current.setAddress(converted, email) : current.open());
    // PayPal's window is closed by now, so the shop's checkout has to request a valid telephone number.
    if (converted && action.type === 'show_error' && action.errors.every(({ field }) => field === 'phone'))
      action = await current.setAddress({ ...converted, phone: '' }, email);
    if (action.type === 'update' && billingAddress) {
      const billed = await current.setBilling(toAddress(host, billingAddress));
      // If the billing address has errors, the shop's checkout requests the corrections.
      if (billed.type !== 'show_error') action = billed;
    }
    current.finish(action.type === 'update' ? { ...action, type: 'redirect' } : action);
  }

  return {
    opensItself: true,

    async prepare() {
      if (billingAgreement && name === 'venmo') throw new Error('billingAgreement');
      // The SDK reads `data-csp-nonce` for the styles and frames that it adds.
      await loadScript(sdkUrl, sdk, ORIGINS, { namespace, cspNonce: script.nonce });
      if (!createButtons().isEligible()) throw new Error('notEligible', { cause: 'ineligible' });
    },

    async mount(slot, click) {
      const buttons = createButtons({
        style: toStyle(name, slot, settings),
        onClick(_, actions) {
          const previous = purchase;
          click();
          // No purchase has begun, so the SDK's window has to close.
          return purchase === previous ? actions.reject() : undefined;
        },
        async onApprove(approval) {
          const current = purchase;
          // The SDK may call this twice.
          if (!current) return;
          // After an approval, a closing window is not a cancellation.
          purchase = undefined;
          // The SDK may pass anything here, or nothing.
          await loading
            .then(loaded => approve(loaded, [approval?.orderID, approval?.billingToken]))
            .catch(error => current.finish(current.fail(error)));
        },
        onCancel: () => purchase?.cancel(),
        onError(thrown) {
          // The SDK may pass anything as an error, or nothing.
          const error = toReadable(thrown);
          const message = String(Object(error).message);
          if (CLOSED_MESSAGE.test(message)) purchase?.cancel();
          // If a window is open, the SDK itself handles a second press. It is not a failure of the purchase.
          else if (!message.includes(ENDED_MESSAGE) && !message.includes(BUSY_MESSAGE))
            purchase ? purchase.finish(purchase.fail(error)) : report(error);
        },
      });
      await buttons.render(slot);
      // The button is in a cross-origin frame. When that frame gets the focus, the page only receives `blur`.
      const { host: element } = slot.getRootNode() as ShadowRoot;
      const preload = () => {
        if (element.contains(document.activeElement)) host.preload();
      };
      addEventListener('blur', preload);
      return () => {
        removeEventListener('blur', preload);
        buttons.close().catch(report);
      };
    },

    start(pending, started) {
      purchase = pending;
      loading = started;
    },
  };
}
