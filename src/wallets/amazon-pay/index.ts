import { loadOnce } from '../../core/platform/load-once';
import { loadScript } from '../../core/platform/load-script';
import type { FinalAction } from '../../core/types/action';
import type { ButtonSettings, WalletConfig } from '../../core/types/page';
import type { ButtonHost, ErrorHints, Wallet } from '../../core/types/wallet';
import { type AmazonPay, type AmazonPayButton, isOtherRegion, ORIGINS, toScriptUrl } from './sdk';
import { type AmazonPayParams, toLedger, toProductType, toSettings } from './settings';

export type Brand = 'amazon_pay' | 'buy_with_prime';

/** The object in `window.amazon`, and the service of the shop. Buy with Prime works as Amazon Pay does, but with its own ones. */
const BRANDS: Record<Brand, [global: string, service: string]> = {
  amazon_pay: ['Pay', 'amazon_pay'],
  buy_with_prime: ['BuyWithPrime', 'optimus'],
};

export const errorHints: ErrorHints = {
  invalidMerchantId: "merchantId is missing in wallet_params: add the merchant id of the seller's account.",
};

let buttons = 0;

/** Creates Amazon Pay or Buy with Prime: https://developer.amazon.com/docs/amazon-pay-checkout/add-the-amazon-pay-button.html */
export default function createAmazonPay(
  _host: ButtonHost,
  { name, wallet_params }: WalletConfig<AmazonPayParams, Brand>,
  settings: ButtonSettings,
): Wallet {
  const [global, service] = BRANDS[name];
  const { merchantId, sdkUrl } = wallet_params;
  const sdkGlobal = wallet_params.sdkGlobal || global;
  let sdk: AmazonPay;
  let button: AmazonPayButton;

  return {
    async prepare() {
      if (!merchantId) throw new Error('invalidMerchantId');
      // No script URL of Buy with Prime is public.
      const defaultUrl = service === 'amazon_pay' ? toScriptUrl(toLedger(wallet_params)) : undefined;
      const url = sdkUrl || defaultUrl;
      // The SDK is cached, because the script of another region may replace the global at any time.
      sdk = await loadOnce(`${sdkGlobal} of ${url}`, async () => {
        let isUsable = !(defaultUrl && isOtherRegion(url));
        let found: AmazonPay | undefined;
        const read = () => {
          found = isUsable ? window.amazon?.[sdkGlobal] : undefined;
          // The next call is after the script has loaded. The global is then that of this script.
          isUsable = true;
          return found;
        };
        await loadScript(url, read, ORIGINS);
        return found as AmazonPay;
      });
    },

    mount(slot, click) {
      // The SDK finds its container by an id, and doesn't look into shadow roots. So the container is in the light DOM. It is a
      // `span`, because themes hide a `div` without children, and the SDK renders into the container's shadow root.
      const container = document.createElement('span');
      container.id = `${name}_${++buttons}`;
      container.style.cssText = 'display:block;height:100%';
      (slot.getRootNode() as ShadowRoot).host.append(container);
      slot.append(document.createElement('slot'));
      button = sdk.renderButton(`#${container.id}`, toSettings(wallet_params, settings));
      button.onClick(click);
      return () => container.remove();
    },

    async start(_, loading) {
      const { purchase, host } = await loading;
      const opened = await purchase.open<FinalAction>();
      if (opened.type !== 'redirect') return purchase.finish(opened);
      const { cart } = opened;
      const { payload, action } = await host.fetchConfig(service, cart);
      if (action) return purchase.finish(action);
      // Doesn't redirect to Amazon if the purchase has ended, because the shopper has left the page and returned.
      if (purchase.status.value !== 'busy') return;
      button.initCheckout({
        createCheckoutSessionConfig: payload.createCheckoutSessionConfig,
        productType: toProductType(cart.requiresShipping),
      });
      purchase.redirect();
    },
  };
}
