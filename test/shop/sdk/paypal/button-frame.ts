import { say, type Word } from '../say';
import { buttonStyles } from './button-styles';
import { FUNDINGS } from './funding';
import { LANGUAGE } from './language';
import { NONCE } from './nonce';
import type { Style } from './types';

const DEFAULT_HEIGHT_PX = 35;
const MAX_WIDTH_PX = 750;

/** Labels with words around the brand; another one is the brand alone. */
const LABELS = ['checkout', 'buynow', 'pay', 'installment', 'subscribe', 'donate'] as const satisfies Word[];

let count = 0;

/** Where a button stands: in a shadow root a slot, with what fills it among the children of the root's host. */
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

/** The frame with the button; settles once it is drawn. `remove` takes all of it away. */
export async function drawButton(
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
  const frame = createFrame(source);
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  box.append(frame);
  place.append(box);
  await loaded;
  const page = frame.contentDocument;
  // The page may have taken the container away meanwhile.
  if (!page) throw new Error('Detected container element removed from DOM');
  fillFrame(page, source, style, onClick);
  return () => {
    box.remove();
    if (place !== container) place.remove();
  };
}

function createFrame(source: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = `PayPal-${source}`;
  frame.setAttribute('role', 'presentation');
  frame.setAttribute('allowpaymentrequest', 'allowpaymentrequest');
  frame.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;border:0;background:transparent';
  return frame;
}

function fillFrame(page: Document, source: string, style: Style, onClick: () => void) {
  const { brand = source, colors = [] } = FUNDINGS[source] ?? {};
  const { color = colors[0] ?? 'gold', label = 'paypal', shape, borderRadius } = style;
  page.documentElement.lang = LANGUAGE.name;
  page.documentElement.dir = LANGUAGE.dir;
  const styles = page.createElement('style');
  styles.nonce = NONCE;
  styles.textContent = buttonStyles({ color, shape, borderRadius });
  page.head.append(styles);

  const button = page.createElement('button');
  button.type = 'button';
  button.dataset.testid = 'paypal-button';
  button.dataset.fundingSource = source;
  const known = LABELS.find(word => word === label);
  const words = known ? say(LANGUAGE, known) : '{brand}';
  button.setAttribute('aria-label', words.replace('{brand}', brand));
  const mark = page.createElement('b');
  mark.textContent = brand;
  const [before = '', after = ''] = words.split('{brand}').map(part => part.trim());
  button.append(before, mark, after);
  button.addEventListener('click', onClick);
  page.body.append(button);
}
