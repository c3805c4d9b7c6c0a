import type { AmazonPay, CheckoutSettings } from '../../../../src/wallets/amazon-pay-sdk';
import { findFault } from '../google-pay/rule';
import { drawButton } from './button';
import { findCheckoutFault } from './checkout-rules';
import { readControl } from './control';
import { SETTINGS_RULES } from './settings-rules';
import { toHostedPage } from './to-hosted-page';

export interface Surroundings {
  /** As the button says it. */
  name: string;
  /** URL of the hosted page. */
  page: string;
  /** Leaves for a URL. */
  go(url: string): void;
}

export function createSdk({ name, page, go }: Surroundings): AmazonPay {
  return {
    renderButton(selector, settings) {
      const container = findContainer(selector);
      check('renderButton', findFault(settings, SETTINGS_RULES));
      let onClick: (() => void) | undefined;
      let { estimatedOrderAmount } = settings;

      const leave = (checkout: CheckoutSettings) => {
        if (readControl().stays) return;
        go(
          toHostedPage(page, {
            ...settings,
            ...(estimatedOrderAmount && { estimatedOrderAmount }),
            ...checkout,
          }),
        );
      };
      if (settings.createCheckoutSessionConfig)
        check('renderButton', findCheckoutFault(settings as CheckoutSettings, settings));

      drawButton(container, { name, color: settings.buttonColor ?? 'Gold' }, () => {
        onClick?.();
        if (settings.createCheckoutSessionConfig) leave(settings as CheckoutSettings);
        else if (!onClick) console.warn('[amazon pay sandbox] the button has neither a session nor onClick');
      });

      return {
        onClick(handler) {
          check('onClick', typeof handler === 'function' ? undefined : 'handler must be a function');
          onClick = handler;
        },
        initCheckout(checkout) {
          check('initCheckout', findCheckoutFault(checkout, settings));
          leave(checkout);
        },
        updateButtonInfo(amount) {
          check('updateButtonInfo', findFault({ ...settings, estimatedOrderAmount: amount }, SETTINGS_RULES));
          estimatedOrderAmount = amount;
        },
      };
    },
  };
}

/** As the real script does: by an id, in the document, and in no shadow tree of it. */
function findContainer(selector: string): HTMLElement {
  check('renderButton', /^#\S+$/.test(selector) ? undefined : 'container must be the selector of an id');
  const container = document.querySelector<HTMLElement>(selector);
  if (!container) throw new Error(`renderButton: there is no ${selector} in the document`);
  return container;
}

function check(method: string, fault: string | undefined): void {
  if (fault) throw new Error(`${method}: ${fault}`);
}
