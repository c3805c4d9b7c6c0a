/** The elements that the properties are set on. */
export const ELEMENTS = ['shopify-accelerated-checkout', 'shopify-accelerated-checkout-cart'];

/** Styling that differs from the script's defaults. */
export interface Look {
  properties: [name: string, value: string][];
  /** Class modifier of the wrapper around the cart's buttons. */
  direction: string;
  /** Text direction; empty for that of the frame's language. */
  dir: string;
}

type Control = HTMLInputElement | HTMLSelectElement;

const isDefault = (control: Control) =>
  control instanceof HTMLSelectElement
    ? (control.selectedOptions[0]?.defaultSelected ?? true)
    : control.value === control.defaultValue;

/** Reads the controls. Marks and skips a value that the browser rejects. */
export function readLook(form: HTMLFormElement): Look {
  const controls = [...form.querySelectorAll<Control>('[data-property]')];
  const properties = controls.flatMap((control): Look['properties'] => {
    const value = control.value + (control.dataset.unit ?? '');
    const isInvalid = control.name.endsWith('box-shadow') && !CSS.supports('box-shadow', value);
    if (isInvalid) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
    return isInvalid || isDefault(control) ? [] : [[control.name, value]];
  });
  const chosen = new FormData(form);
  return { properties, direction: String(chosen.get('direction') ?? ''), dir: String(chosen.get('dir')) };
}

/** Returns the CSS that a theme's author copies. */
export function toCss({ properties, direction, dir }: Look): string {
  const rules = properties.map(([name, value]) => `  --shopify-accelerated-checkout-${name}: ${value};\n`);
  const pieces = [
    rules.length && `${ELEMENTS.join(',\n')} {\n${rules.join('')}}\n`,
    direction &&
      `/* <div class="additional-checkout-buttons additional-checkout-buttons--${direction}"> */\n`,
    dir === 'rtl' && '/* <html dir="rtl"> */\n',
  ].filter(Boolean);
  return pieces.join('\n') || '/* All properties have their default. */\n';
}

const STYLE_ID = 'gallery-look';
const WRAPPER = 'additional-checkout-buttons';
const SETTLED_MS = 300;

const applied = new WeakMap<Document, string>();
const timers = new WeakMap<Document, number>();

/** Applies a look to the document of a frame, over its theme. */
export function applyLook({ contentDocument: page }: HTMLIFrameElement, look: Look): void {
  const before = page && applied.get(page);
  const now = JSON.stringify(look);
  if (!page?.body || before === now) return;
  applied.set(page, now);
  const { documentElement: root } = page;
  root.dataset.ownDir ??= root.dir;
  root.dir = look.dir || root.dataset.ownDir;
  const style = page.getElementById(STYLE_ID) ?? page.createElement('style');
  style.id = STYLE_ID;
  style.textContent = toCss(look);
  page.head.append(style);
  for (const wrapper of page.getElementsByClassName(WRAPPER)) setDirection(wrapper, look.direction);
  const isPlain = before === undefined && !look.properties.length;
  if (!isPlain) redraw(page);
}

/** Sets the wrapper's class. Without a direction it keeps the theme's class. */
function setDirection(wrapper: Element, direction: string): void {
  const { dataset } = wrapper as HTMLElement;
  dataset.own ??= wrapper.className;
  const bare = dataset.own.replaceAll(/ additional-checkout-buttons--\w+/g, '');
  wrapper.className = direction ? `${bare} ${WRAPPER}--${direction}` : dataset.own;
}

/** The wallets' scripts read sizes only when they mount, so the elements are mounted again, debounced. */
function redraw(page: Document): void {
  const window = page.defaultView;
  clearTimeout(timers.get(page));
  const timer = setTimeout(() => window?.dispatchEvent(new Event('gallery:draw')), SETTLED_MS);
  timers.set(page, timer as unknown as number);
}
