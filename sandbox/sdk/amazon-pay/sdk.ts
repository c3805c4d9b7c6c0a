import type {
  AmazonButtonSettings,
  AmazonPay,
  ButtonColor,
  CheckoutSettings,
} from '../../../src/wallets/amazon-pay/sdk';
import { readAmazonPay } from '../control';
import { findCheckoutFault, findSettingsFault } from './rules';

interface Environment {
  /** Label of the button. */
  name: string;
  /** URL of the hosted page. */
  page: string;
  /** Navigates to a URL. */
  go(url: string): void;
}

/** Adds the SDK to `window.amazon`. Buy with Prime uses the same code with another name and page. */
export function install(global: string, name: string, path: string): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const sdk = createSdk({ name, page: new URL(path, src).href, go: url => location.assign(url) });
  window.amazon = { ...window.amazon, [global]: sdk };
}

export function createSdk({ name, page, go }: Environment): AmazonPay {
  return {
    renderButton(selector, settings) {
      const container = findContainer(selector);
      check('renderButton', findSettingsFault(settings));
      let onClick: (() => void) | undefined;
      let { estimatedOrderAmount } = settings;

      const leave = (checkout: CheckoutSettings) => {
        if (readAmazonPay().stays) return;
        const amount = estimatedOrderAmount && { estimatedOrderAmount };
        go(toPageUrl(page, { ...settings, ...amount, ...checkout }));
      };
      if (settings.createCheckoutSessionConfig)
        check('renderButton', findCheckoutFault(settings as CheckoutSettings, settings));

      renderButton(container, name, settings.buttonColor ?? 'Gold', () => {
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
          check('updateButtonInfo', findSettingsFault({ ...settings, estimatedOrderAmount: amount }));
          estimatedOrderAmount = amount;
        },
      };
    },
  };
}

/** Finds the container by its id in the document. Like the real script, it doesn't search shadow trees. */
function findContainer(selector: string): HTMLElement {
  check('renderButton', /^#\S+$/.test(selector) ? undefined : 'container must be the selector of an id');
  const container = document.querySelector<HTMLElement>(selector);
  if (!container) throw new Error(`renderButton: there is no ${selector} in the document`);
  return container;
}

function check(method: string, fault: string | undefined): void {
  if (fault) throw new Error(`${method}: ${fault}`);
}

/** Returns the URL of the hosted page for a checkout, with the signed text unchanged. */
function toPageUrl(page: string, settings: AmazonButtonSettings & CheckoutSettings): string {
  const { createCheckoutSessionConfig: session, estimatedOrderAmount: amount } = settings;
  const { merchantId, ledgerCurrency, placement } = settings;
  const publicKeyId = session.publicKeyId ?? settings.publicKeyId ?? '';
  const url = new URL(page);
  url.search = String(
    new URLSearchParams({
      merchantId,
      ledgerCurrency,
      placement,
      checkoutLanguage: settings.checkoutLanguage ?? 'en_US',
      productType: settings.productType ?? 'PayAndShip',
      sandbox: String(settings.sandbox ?? publicKeyId.startsWith('SANDBOX-')),
      publicKeyId,
      payloadJSON: session.payloadJSON,
      signature: session.signature,
      algorithm: session.algorithm ?? 'AMZN-PAY-RSASSA-PSS',
      ...(amount && { amount: `${amount.amount} ${amount.currencyCode}` }),
    }),
  );
  return url.href;
}

const STYLES = `
:host { display: block; min-height: 25px; }
button {
  box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0 8px; border: 0; border-radius: 4px;
  cursor: pointer; white-space: nowrap; overflow: hidden;
  font: 700 15px/1.2 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
.Gold { background: #ffd24d; color: #1b1b1d; }
.Gold:hover { background: #f5c32c; }
.LightGray { background: #e6e7e9; color: #1b1b1d; }
.LightGray:hover { background: #d5d7da; }
.DarkGray { background: #3d4148; color: #fff; }
.DarkGray:hover { background: #2b2e33; }
button:focus-visible { outline: 3px solid #0b57d0; outline-offset: -3px; }
`;

/** Renders the button in a shadow root of its container, and replaces a previous one. */
function renderButton(container: HTMLElement, name: string, color: ButtonColor, click: () => void): void {
  const root = container.shadowRoot ?? container.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  root.adoptedStyleSheets = [styles];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = color;
  button.dataset.testid = 'amazon-button';
  button.textContent = name;
  button.addEventListener('click', click);
  root.replaceChildren(button);
}
