import type { Settings } from '../store/types';
import { regionalLocaleOf } from './languages';
import type { WalletConfig } from './wallets';

// biome-ignore lint/suspicious/noExplicitAny: each wallet has its own
type Params = Record<string, any>;

const GOOGLE_SDK = 'https://pay.google.com/gp/p/js/pay.js';
const PAYPAL_SDK = 'https://www.paypal.com/sdk/js';

/** PayPal's public clients for tests, the second one its short name. */
const PAYPAL_TEST_CLIENTS = ['test', 'sb'];

const YEAR_S = 31_536_000;

/** The market of pages with the wallets' own SDKs: PayPal's test client is in the United States, and Venmo works only there. */
export const REAL_SDK_SETTINGS: Partial<Settings> = {
  country: 'US',
  currency: 'USD',
  recommended: 'google_pay',
  cartWallets: ['google_pay', 'paypal', 'venmo'],
};

/** Replaces the parameters of a stand-in by those of the wallet's own SDK in its test environment, by the wallet's name. */
const TEST_PARAMS: Record<string, (params: Params, settings: Settings) => Params> = {
  google_pay: ({ paymentData, merchantId, ...params }) => ({
    ...params,
    sdkUrl: GOOGLE_SDK,
    environment: 'TEST',
    // Nobody can sign a token for this machine. An empty one stands for none.
    auth: [{ jwt: '', expiresAt: Math.floor(Date.now() / 1000) + YEAR_S }],
    paymentData: {
      ...paymentData,
      merchantInfo: { merchantName: params.merchantName },
      allowedPaymentMethods: paymentData.allowedPaymentMethods.map((method: Params) => ({
        ...method,
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: 'example', gatewayMerchantId: 'exampleGatewayMerchantId' },
        },
      })),
    },
  }),
  paypal: toPaypal,
  venmo: toPaypal,
};

function toPaypal({ merchantId, ...params }: Params, settings: Settings): Params {
  const query = new URLSearchParams({
    'client-id': 'test',
    components: 'buttons',
    commit: 'false',
    intent: 'authorize',
    currency: settings.currency,
    locale: regionalLocaleOf(settings),
    // Only test clients accept the country of the buyer.
    'buyer-country': settings.country,
    'enable-funding': 'venmo',
  });
  return { ...params, sdkUrl: `${PAYPAL_SDK}?${query}` };
}

/** Returns the configuration of a wallet's own SDK, or the given one if only its stand-in is supported. */
export function withRealSdk(config: WalletConfig, settings: Settings): WalletConfig {
  const { name, wallet_params } = config;
  return { ...config, wallet_params: TEST_PARAMS[name]?.(wallet_params, settings) ?? wallet_params };
}

/** Whether parameters with a real SDK are those of a test environment, and what to write if not, by the wallet's name. */
const TEST_ENVIRONMENTS: Record<string, [isTest: (url: URL, params: Params) => boolean, hint: string]> = {
  google_pay: [
    ({ origin }, { environment }) => origin === new URL(GOOGLE_SDK).origin && environment === 'TEST',
    `use ${GOOGLE_SDK} with the environment TEST`,
  ],
  paypal: [isPaypalTest, `use ${PAYPAL_SDK} with client-id=test`],
  venmo: [isPaypalTest, `use ${PAYPAL_SDK} with client-id=test`],
};

function isPaypalTest({ origin, searchParams }: URL): boolean {
  const clients = searchParams.getAll('client-id');
  return (
    origin === new URL(PAYPAL_SDK).origin &&
    clients.length === 1 &&
    PAYPAL_TEST_CLIENTS.includes(clients[0] ?? '')
  );
}

/**
 * Returns why a configuration may not be used here: its SDK isn't the sandbox's, and it could take real money.
 *
 * @param origins the sandbox's own
 */
export function explainNoTest({ name, wallet_params }: WalletConfig, origins: string[]): string | undefined {
  const { sdkUrl } = wallet_params;
  if (sdkUrl === undefined) return undefined;
  const url = new URL(String(sdkUrl));
  if (origins.includes(url.origin)) return undefined;
  const [isTest, hint] = TEST_ENVIRONMENTS[name] ?? [() => false, "use the sandbox's stand-in"];
  return isTest(url, wallet_params)
    ? undefined
    : `The sandbox takes no real money, and ${name} in sandbox/server/web isn't in its test environment: ${hint}.`;
}

/**
 * Returns which SDK can't be reached from this machine, and what to do.
 *
 * @param request sends a request. @default the global `fetch`
 */
export async function explainMissingSdk(request: typeof fetch = fetch): Promise<string | undefined> {
  for (const url of [GOOGLE_SDK, PAYPAL_SDK])
    try {
      // Any response shows that the host can be reached; some hosts reject requests without a browser.
      await request(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      return `${new URL(url).origin} can't be reached (${cause?.code ?? message}): connect this machine to the internet, or run npm start without --sdk=real.`;
    }
  return undefined;
}
