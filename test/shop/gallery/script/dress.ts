import { type Look, toCss } from './css';

const STYLE_ID = 'gallery-look';
const SETTLED_MS = 300;

const WRAPPER = 'additional-checkout-buttons';

const dressed = new WeakMap<Document, string>();
const waiting = new WeakMap<Document, number>();

/** Lays what was chosen over a frame's theme. */
export function dress({ contentDocument: page }: HTMLIFrameElement, look: Look): void {
  const before = page && dressed.get(page);
  // A direction may be chosen that needs no line of the CSS to copy.
  const now = JSON.stringify(look);
  if (!page?.body || before === now) return;
  dressed.set(page, now);
  const { documentElement: root } = page;
  root.dataset.ownDir ??= root.dir;
  root.dir = look.dir || root.dataset.ownDir;
  const style = page.getElementById(STYLE_ID) ?? page.createElement('style');
  style.id = STYLE_ID;
  style.textContent = toCss(look);
  page.head.append(style);
  for (const wrapper of page.getElementsByClassName(WRAPPER)) setDirection(wrapper, look.direction);
  const isPlain = before === undefined && !look.properties.length;
  if (!isPlain) drawAnew(page);
}

/** Without a choice the wrapper has what its theme gave it. */
function setDirection(wrapper: Element, direction: string): void {
  const { dataset } = wrapper as HTMLElement;
  dataset.own ??= wrapper.className;
  const bare = dataset.own.replaceAll(/ additional-checkout-buttons--\w+/g, '');
  wrapper.className = direction ? `${bare} ${WRAPPER}--${direction}` : dataset.own;
}

/** The wallets' scripts read sizes once, when they draw: they draw again when the person has come to rest. */
function drawAnew(page: Document): void {
  const window = page.defaultView;
  clearTimeout(waiting.get(page));
  const timer = setTimeout(() => window?.dispatchEvent(new Event('gallery:draw')), SETTLED_MS);
  waiting.set(page, timer as unknown as number);
}
