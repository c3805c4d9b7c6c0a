import { readPaypal } from '../control';
import { getMessage, type MessageKey } from '../sheet-messages';
import { pay } from './checkout';
import { FUNDINGS, findStyleFault, flowOf, type GivenStyle, isFundingEligible } from './funding';
import type { ButtonFace, ButtonMessage, Component, FundingSource, Options, Style } from './types';
import { LANGUAGE, NONCE, ORIGIN, openPaymentWindow, toPageUrl } from './window';

/** Implements `paypal.Buttons` for one standalone button. */
export function Buttons(given: Options = {}): Component {
  let options = given;
  const source: FundingSource = given.fundingSource ?? 'paypal';
  const isEligible = () => isFundingEligible(source, flowOf(options), readPaypal().ineligible);
  let remove: (() => void) | undefined;
  let isEnabled = true;
  let isClosed = false;

  check(given);

  function check({ style = {} }: Options) {
    const fault = isEligible() && findStyleFault(style as GivenStyle, source);
    if (fault) throw fault;
  }

  function click() {
    const control = readPaypal();
    // A disabled button still calls `onClick`.
    if (isEnabled) pay(options, source, kind => openPaymentWindow(source, kind), control);
    else
      void options.onClick?.({ fundingSource: source }, { resolve: async () => {}, reject: async () => {} });
  }

  return {
    isEligible,
    async render(target) {
      const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!container) throw new Error(`Document is ready and element ${target} does not exist`);
      if (!isEligible()) throw new Error(`${source} is not eligible`);
      if (readPaypal().noFrame) throw new Error('The sandbox control prevents the frame from loading');
      const drawn = await renderButton(container, source, options.style ?? {}, click);
      if (isClosed) return drawn();
      remove = drawn;
      const toggle = (enabled: boolean) => async () => {
        isEnabled = enabled;
      };
      options.onInit?.({}, { enable: toggle(true), disable: toggle(false) });
    },
    async close() {
      isClosed = true;
      remove?.();
    },
    async updateProps(changed) {
      check({ ...options, ...changed });
      options = { ...options, ...changed };
    },
    resume() {},
    hasReturned: () => false,
  };
}

const DEFAULT_HEIGHT_PX = 35;
const MAX_WIDTH_PX = 750;

/** The other label, `paypal`, is the brand alone. */
const LABELS = [
  'checkout',
  'buynow',
  'pay',
  'installment',
  'subscribe',
  'donate',
] as const satisfies MessageKey[];

let count = 0;

/** Like the real script, adds a slot to a container in a shadow root. The button becomes a child of the root's host. */
function toLight(container: HTMLElement): HTMLElement {
  const root = container.getRootNode();
  if (!(root instanceof ShadowRoot)) return container;
  if (root.host.getRootNode() instanceof ShadowRoot) throw new Error('Host element is also in shadow dom');
  const slot = document.createElement('slot');
  slot.name = `shadow-slot-uid_${++count}`;
  container.append(slot);
  const provider = document.createElement('div');
  provider.slot = slot.name;
  root.host.append(provider);
  return provider;
}

/** Renders the frame with the button. Resolves with a function that removes it. */
async function renderButton(
  container: HTMLElement,
  source: string,
  style: Style,
  onClick: () => void,
): Promise<() => void> {
  const place = toLight(container);
  const box = document.createElement('div');
  box.id = `zoid-paypal-buttons-uid_${++count}`;
  box.className = 'paypal-buttons paypal-buttons-context-iframe';
  const { height = DEFAULT_HEIGHT_PX, disableMaxWidth } = style;
  box.style.cssText = `display:inline-block;position:relative;width:100%;height:${height}px;vertical-align:top;${disableMaxWidth ? '' : `max-width:${MAX_WIDTH_PX}px`}`;
  const styles = document.createElement('style');
  styles.nonce = NONCE;
  styles.textContent = FRAME_STYLES;
  const frame = createFrame(source);
  box.append(styles, frame);
  const face = toFace(source, style);
  const remove = () => {
    removeEventListener('message', listen);
    box.remove();
    if (place !== container) place.remove();
  };
  let listen = (_: MessageEvent) => {};
  await new Promise<void>((resolve, reject) => {
    listen = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== ORIGIN) return;
      const { paypalSandboxButton: message } = Object(data) as ButtonMessage;
      if (message === 'drawn') resolve();
      if (message === 'click') onClick();
    };
    addEventListener('message', listen);
    // A frame loads again when the page moves it.
    frame.addEventListener('load', () => {
      // The page can remove the container meanwhile.
      if (frame.contentWindow) frame.contentWindow.postMessage({ paypalSandboxFace: face }, ORIGIN);
      else reject(new Error('Detected container element removed from DOM'));
    });
    place.append(box);
  });
  return remove;
}

/** The styles in the page need the nonce, as with PayPal. */
const FRAME_STYLES =
  '.paypal-buttons>iframe{position:absolute;inset:0;width:100%;height:100%;border:0;background:transparent}';

/** The frame's page is on the origin of the script, as with PayPal. */
function createFrame(source: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = `PayPal-${source}`;
  frame.setAttribute('role', 'presentation');
  frame.setAttribute('allowpaymentrequest', 'allowpaymentrequest');
  frame.src = toPageUrl('paypal-button.html').href;
  return frame;
}

function toFace(source: string, style: Style): ButtonFace {
  const { brand = source, colors = [] } = FUNDINGS[source] ?? {};
  const { color = colors[0] ?? 'gold', label = 'paypal', shape, borderRadius } = style;
  const known = LABELS.find(key => key === label);
  const text = known ? getMessage(LANGUAGE, known) : '{brand}';
  const [before = '', after = ''] = text.split('{brand}').map(part => part.trim());
  return {
    lang: LANGUAGE.name,
    dir: LANGUAGE.dir,
    styles: buttonStyles({ color, shape, borderRadius }),
    label: text.replace('{brand}', brand),
    before,
    brand,
    after,
  };
}

/** Background and text color by `style.color`. */
const COLORS: Record<string, [background: string, text: string]> = {
  gold: ['#ffc439', '#1b2333'],
  blue: ['#1668a8', '#fff'],
  silver: ['#e8eaee', '#1b2333'],
  white: ['#fff', '#1b2333'],
  black: ['#20242c', '#fff'],
};

const DEFAULT_RADIUS: Record<string, number> = { rect: 4, pill: 100, sharp: 0 };

interface Look {
  color: string;
  shape?: string | undefined;
  borderRadius?: number | undefined;
}

function buttonStyles({ color, shape = 'rect', borderRadius = DEFAULT_RADIUS[shape] }: Look): string {
  const [background, text] = COLORS[color] ?? [];
  return `
html, body { height: 100%; margin: 0; background: transparent; overflow: hidden; }
button {
  display: flex; align-items: center; justify-content: center; gap: 0.4em; width: 100%; height: 100%; padding: 0 8px;
  border: ${color === 'white' ? '1px solid #555' : 0}; border-radius: ${borderRadius}px; background: ${background}; color: ${text};
  font: 500 16px/1 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; white-space: nowrap; cursor: pointer;
}
button:hover { filter: brightness(0.95); }
button:focus-visible { outline: 2px solid ${text}; outline-offset: -4px; }
b { font-weight: 800; letter-spacing: -0.3px; }
`;
}
