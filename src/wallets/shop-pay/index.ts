import { langAttributes, t } from '../../core/i18n/i18n';
import { isWithinBudget } from '../../core/platform/budget';
import type { FinalAction } from '../../core/types/action';
import type { ButtonSettings, WalletConfig } from '../../core/types/page';
import type { ButtonHost, Wallet } from '../../core/types/wallet';
import { watchDeliveryPromise } from './delivery-promise';
import { type Personalization, personalize } from './frame';

const NAME = 'Shop Pay';

/** Event of the page's own delivery client. */
const POSTAL_CODE_CHANGED = 'delivery-promise:postal-code-changed';

/** Font sizes of a call to action that may be personalized (docs/specification.md#shop-pay). */
const MIN_FONT_PX = 10;
const MAX_FONT_PX = 18;

/** Places the promise's label below the name, or beside the name if the button is too low for two lines. */
const BUTTON_STYLE =
  'position:relative;display:flex;flex-flow:column wrap;place-content:safe center;align-items:center;gap:0 .5em;width:100%;height:100%;border:0;padding:0 8px;overflow:hidden;border-radius:inherit;outline-offset:-4px;background:none;color:#fff;font:inherit;font-size:min(1em,20px);font-weight:500;line-height:1.2;cursor:pointer';

/** Parameters of Shop Pay from the shop's server (docs/specification.md#shop-pay). */
export interface ShopPayParams {
  /** True if the button may greet a shopper whom Shop recognizes. @default false */
  personalized?: boolean;
}

/** Creates Shop Pay: a button of the script, which may greet a recognized shopper, and which redirects to the shop's checkout. */
export default function createShopPay(
  host: ButtonHost,
  { wallet_params }: WalletConfig<ShopPayParams>,
  settings: ButtonSettings,
): Wallet {
  const { callToAction } = settings;

  return {
    parameters: {
      payment: 'shop_pay',
      redirect_source: `direct_checkout_${settings.pageType === 'product' ? 'product' : 'cart'}`,
    },

    async prepare() {},

    mount(slot, click, form) {
      const { host: element } = slot.getRootNode() as ShadowRoot;
      const button = document.createElement('button');
      button.style.cssText = BUTTON_STYLE;
      button.onclick = click;
      if (callToAction) Object.assign(button, langAttributes());
      const name = document.createElement('span');
      name.append(...host.label(true));
      button.append(name);
      const box = document.createElement('div');
      // `drawn` has the hover style of the script's buttons. The box has the background, so that the iframe is between it and the
      // text.
      box.className = 'drawn';
      box.style.cssText =
        'position:relative;height:100%;padding:0;border-radius:inherit;background:#5a31f4;font-size:inherit';
      box.append(button);
      slot.append(box);

      const label = document.createElement('span');
      label.style.fontSize = '.75em';
      let frame: Personalization | undefined;
      const promise =
        form &&
        watchDeliveryPromise(form, text => {
          label.textContent = text && t(`delivery_promise.${text}`);
          if (text) button.append(label);
          else label.remove();
          frame?.update();
        });
      if (wallet_params.personalized === true) {
        element.setAttribute('personalized', 'true');
        frame = personalize(box, name, NAME, [wallet_params, element.parentElement ?? element], () => {
          // The page's size: that of the button itself has bounds.
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          const isReadable = !callToAction || (size >= MIN_FONT_PX && size <= MAX_FONT_PX);
          // During the element's own purchase it has `disabled` too, but the product isn't sold out.
          const isSoldOut = element.matches('[disabled]:not([busy])');
          return isReadable && !isSoldOut && !promise?.isEligible();
        });
      }

      function update() {
        promise?.update();
        frame?.update();
      }
      // Listens in the capture phase, because the target of the event isn't documented.
      const react = () => isWithinBudget(element) && update();
      addEventListener(POSTAL_CODE_CHANGED, react, true);
      const observer = new MutationObserver(react);
      observer.observe(element, { attributeFilter: ['disabled', 'busy'] });
      // The subscription calls `update` at once. Without a form, the observers of the iframe call it.
      const stopReading = form?.subscribe(update);
      return () => {
        removeEventListener(POSTAL_CODE_CHANGED, react, true);
        observer.disconnect();
        stopReading?.();
        promise?.stop();
        frame?.stop();
        box.remove();
      };
    },

    async start(_, loading) {
      const { purchase } = await loading;
      purchase.finish(await purchase.open<FinalAction>());
    },
  };
}
