import type {
  Address,
  Cart,
  Checkout,
  Config,
  Host,
  SheetAction,
  SheetError,
  Wallet,
  WalletConfig,
} from '../core/types';

type Api = typeof google.payments.api;
type Intent = google.payments.api.CallbackIntent;
type Reason = google.payments.api.ErrorReason;
type PaymentError = google.payments.api.PaymentDataError;
type GoogleAddress = Partial<google.payments.api.Address>;
type TransactionInfo = google.payments.api.TransactionInfo;

/** Section 9. */
const AUTHORIZATION_TIMEOUT_MS = 27_000;
const PLACEHOLDER_TOTAL = '0.01';
const NO_OPTION = 'shipping_option_unselected';

/** Google's words for where a message belongs. */
const DIALECT: Record<SheetError['on'] | 'other', [Reason, Intent]> = {
  field: ['SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  address: ['SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  unserviceable: ['SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_ADDRESS'],
  billing: ['PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION'],
  delivery: ['SHIPPING_OPTION_INVALID', 'SHIPPING_OPTION'],
  // The sheet takes no codes, and an intent that was not asked for is an exception there.
  discount: ['OTHER_ERROR', 'SHIPPING_ADDRESS'],
  other: ['OTHER_ERROR', 'SHIPPING_ADDRESS'],
};

const ITEM_TYPES: Record<string, google.payments.api.DisplayItemType> = {
  subtotal: 'SUBTOTAL',
  taxes: 'TAX',
};

/** Google Pay: https://developers.google.com/pay/api/web/reference/client */
export default function createGooglePay(host: Host, { wallet_params }: WalletConfig, page: Config): Wallet {
  const { auth, paymentData, environment = 'PRODUCTION', sdkUrl = '', countryCode } = wallet_params;
  const sdk = (): Api | undefined => window.google?.payments?.api;

  const createClient = (paymentDataCallbacks?: google.payments.api.PaymentDataCallbacks) =>
    new (sdk() as Api).PaymentsClient({
      environment: environment as google.payments.api.Environment,
      merchantInfo: merchantInfo(),
      paymentDataCallbacks,
    });

  const base = {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: paymentData?.allowedPaymentMethods ?? [],
  };

  function merchantInfo(): google.payments.api.MerchantInfo {
    if (!auth?.length) throw new Error('invalidAuthParams');
    const valid = auth.find(({ expiresAt }) => expiresAt * 1000 > Date.now());
    if (!valid) throw new Error('authJwtExpired');
    return { merchantId: '', ...paymentData?.merchantInfo, authJwt: valid.jwt };
  }

  const toError = (message: string, [reason, intent] = DIALECT.other): PaymentError => ({
    reason,
    intent,
    message,
  });

  /** What the sheet shows of an action that is no update. */
  function errorOf(action: SheetAction): PaymentError {
    if (action.type === 'abort') return toError(action.message);
    const error = action.type === 'show_error' && action.errors[0];
    return error ? toError(error.message, DIALECT[error.on]) : toError('');
  }

  function toTotals(currencyCode: string, cart?: Cart): TransactionInfo {
    return {
      countryCode,
      currencyCode,
      totalPrice: cart ? host.money(cart.totalAmount) : PLACEHOLDER_TOTAL,
      totalPriceStatus: 'ESTIMATED',
      totalPriceLabel: host.t('order_summary.total'),
      displayItems: cart
        ? host.summary(cart).map(({ kind, label, amount }) => ({
            label,
            type: ITEM_TYPES[kind] ?? 'LINE_ITEM',
            price: amount,
          }))
        : [],
    };
  }

  function toUpdate(cart: Cart): google.payments.api.PaymentDataRequestUpdate {
    const choices = host.choices(cart);
    const toId = (handles: string[]) => handles.join();
    return {
      newTransactionInfo: toTotals(cart.totalAmount.currencyCode, cart),
      // An empty list is an exception in the sheet.
      ...(choices.length && {
        newShippingOptionParameters: {
          defaultSelectedOptionId: toId(
            (choices.find(({ selected }) => selected) ?? choices[0])?.handles ?? [],
          ),
          shippingOptions: choices.map(({ handles, label, detail }) => ({
            id: toId(handles),
            label,
            description: detail,
          })),
        },
      }),
    };
  }

  const toAddress = (address: GoogleAddress): Address =>
    host.address({
      name: address.name,
      lines: [address.address1, address.address2, address.address3],
      city: address.locality,
      zip: address.postalCode,
      province: address.administrativeArea,
      country: address.countryCode,
      phone: address.phoneNumber,
    });

  async function change(
    checkout: Checkout,
    { callbackTrigger, shippingAddress, shippingOptionData }: google.payments.api.IntermediatePaymentData,
  ): Promise<google.payments.api.PaymentDataRequestUpdate> {
    const id = shippingOptionData?.id;
    const chosen = id && id !== NO_OPTION ? id.split(',') : [];
    const action =
      callbackTrigger === 'SHIPPING_OPTION'
        ? await checkout.setDelivery(chosen)
        : await (shippingAddress ? checkout.setAddress(toAddress(shippingAddress)) : checkout.open());
    if (action.type === 'update') return toUpdate(action.cart);
    if (action.type === 'decelerate') checkout.finish(action);
    return { error: errorOf(action) };
  }

  async function authorize(
    checkout: Checkout,
    {
      email,
      shippingAddress,
      paymentMethodData: { info, tokenizationData },
    }: google.payments.api.PaymentData,
  ): Promise<google.payments.api.PaymentAuthorizationResult> {
    const billingAddress = info?.billingAddress && toAddress(info.billingAddress);
    const { signature, signedMessage, protocolVersion } = JSON.parse(tokenizationData.token);
    const action = await checkout.authorize({
      email,
      shippingAddress: shippingAddress && toAddress(shippingAddress),
      billingAddress,
      wallet: { googlePayWalletContent: { billingAddress, signature, signedMessage, protocolVersion } },
    });
    if (action.type === 'complete' || action.type === 'decelerate') checkout.finish(action);
    return action.type === 'complete'
      ? { transactionState: 'SUCCESS' }
      : { transactionState: 'ERROR', error: errorOf(action) };
  }

  /** The SDK must always get an answer: what is thrown here becomes one. */
  const failed = (error: unknown, status: string): PaymentError => {
    host.report(error);
    host.metric('google_pay.error', { status });
    return toError(host.t('error_dialogs.wallet.generic_error', { wallet: 'Google Pay' }));
  };

  return {
    async prepare() {
      if (!page.requiresShipping) throw new Error('digitalCart');
      merchantInfo();
      await host.loadScript(sdkUrl, sdk);
      if (!(await createClient().isReadyToPay(base)).result) throw new Error('notReadyToPay');
    },

    mount(slot, onClick) {
      const button = createClient().createButton({
        onClick,
        allowedPaymentMethods: base.allowedPaymentMethods,
        buttonRootNode: slot.getRootNode() as ShadowRoot,
        buttonSizeMode: 'fill',
        buttonType: 'plain',
        buttonLocale: page.locale.slice(0, 2),
      });
      slot.append(button);
      return () => button.remove();
    },

    async start(checkout) {
      if (!checkout.requiresShipping) throw new Error('digitalCart');
      const client = createClient({
        onPaymentDataChanged: data =>
          change(checkout, data).catch(error => ({ error: failed(error, 'failed') })),
        onPaymentAuthorized: data =>
          host
            .timeout(authorize(checkout, data), AUTHORIZATION_TIMEOUT_MS, 'Google Pay Timeout')
            .catch(error => ({
              transactionState: 'ERROR' as const,
              error: failed(error, String(error).includes('Timeout') ? 'timeout' : 'failed'),
            })),
      });
      try {
        await client.loadPaymentData({
          ...paymentData,
          ...base,
          merchantInfo: merchantInfo(),
          transactionInfo: toTotals(checkout.currency),
          emailRequired: true,
          shippingAddressRequired: true,
          shippingOptionRequired: true,
          callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
        });
      } catch (error) {
        if ((error as { statusCode?: string }).statusCode !== 'CANCELED') throw error;
        checkout.cancel();
      }
    },
  };
}
