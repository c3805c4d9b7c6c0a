import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as acorn from 'acorn';
import { dist } from '../../../build/dist.mjs';

/** Returns the names of all variables and properties in the bundles that these pages load. */
export function readNames(): string[] {
  const bundles = ['portable-wallets', 'cart', 'checkout', 'wallets/shop-pay'];
  const names = new Set<string>();
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== 'object') return;
    const { type, name } = node as { type?: string; name?: string };
    if (type === 'Identifier' && name) names.add(name);
    for (const part of Object.values(node)) walk(part);
  };
  for (const file of bundles.map(name => join(dist, `${name}.js`)))
    walk(acorn.parse(readFileSync(file, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }));
  return [...names].sort();
}

/** Ways in which scripts and markup of real pages have replaced what the platform made. */
export const KINDS = [
  'missing',
  'throws',
  'other realm',
  'ES5 function',
  'wrong result',
  'named element',
] as const;

type Kind = (typeof KINDS)[number];

/** One replaced global or method: `Array.prototype.includes`, and the way. */
export type Replacement = [path: string, kind: Kind];

/** Returns true if a path can be replaced in this way. */
export const isPossible = ([path, kind]: Replacement) =>
  kind !== 'named element' || (!path.includes('.') && path !== 'Object');

/** What is played: the page of a product, or of a cart. */
export const SCENES = ['product', 'cart'] as const;

/** One page to play. */
export interface Play {
  url: string;
  replacements: Replacement[];
}

/** Result of a page with replacements. */
export interface Outcome {
  /** `bought`, `no buttons`, `told`, or the fault. */
  end: string;
  lines: string[];
  thrown: string[];
}

/**
 * Lists the globals and methods of the platform with these names. Runs in the page.
 *
 * @returns paths from the window
 */
export function listPaths(names: string[]): string[] {
  // Objects of the page can't be replaced, and constants aren't functions.
  const unfit =
    /^(window|self|top|parent|frames|document|location|console|name|length|status|origin|event|history|navigator|screen|closed|opener|external|undefined|NaN|Infinity|eval)$/;
  const globals = names.filter(name => name in window && !unfit.test(name));
  const statics =
    'Array Object Promise Reflect JSON Math Number String Symbol URL Date CSS Intl Response AbortSignal';
  const classes =
    'Array String Function Object Map Set WeakMap WeakSet Promise RegExp Number Date EventTarget Node Element HTMLElement Document ' +
    'DocumentFragment CSSStyleDeclaration DOMTokenList Event NodeList URLSearchParams Headers Response FormData CSSStyleSheet ' +
    'CustomElementRegistry MutationObserver Range AbortController AbortSignal ShadowRoot HTMLFormElement HTMLInputElement ' +
    'HTMLDialogElement ResizeObserver IntersectionObserver Performance Crypto Storage TextDecoder ReadableStream ' +
    'ReadableStreamDefaultReader CharacterData Text DOMParser HTMLSlotElement';
  const owners = [...statics.split(' '), ...classes.split(' ').map(name => `${name}.prototype`)];
  const toOwner = (path: string) =>
    path.split('.').reduce<object>((owner, name) => Reflect.get(owner, name), window);
  const methods = owners.flatMap(path =>
    Object.getOwnPropertyNames(toOwner(path))
      .filter(
        name =>
          names.includes(name) &&
          name !== 'constructor' &&
          typeof Object.getOwnPropertyDescriptor(toOwner(path), name)?.value === 'function',
      )
      .map(name => `${path}.${name}`),
  );
  return [...globals, ...methods];
}

/**
 * Opens the page in the window `shop` with these replacements, presses its button, and returns what happens. The functions of this
 * window stay as they are. Runs in the page.
 */
export async function playWindow({ url, replacements }: Play): Promise<Outcome> {
  const outcome: Outcome = { end: '', lines: [], thrown: [] };
  const other = document.body.appendChild(document.createElement('iframe'));
  /** Wraps a function or a class as apps do, who count or change calls. */
  const wrap = (original: () => unknown) => {
    function wrapper(this: unknown, ...input: unknown[]) {
      return new.target
        ? Reflect.construct(original, input, new.target === wrapper ? original : new.target)
        : Reflect.apply(original, this, input);
    }
    wrapper.prototype = original.prototype;
    return Object.setPrototypeOf(wrapper, original);
  };
  const replace = (inner: Window & typeof globalThis) => {
    // Found before one of the methods that find it is replaced.
    const { document: innerDocument } = inner;
    for (const [path, kind] of replacements) {
      const steps = path.split('.');
      const last = steps.pop() ?? '';
      const find = (root: object) => steps.reduce<object>((owner, name) => Reflect.get(owner, name), root);
      const owner = find(inner);
      const original = Reflect.get(owner, last);
      const isClass = /^[A-Z]/.test(last);
      function wrong() {
        return isClass ? {} : undefined;
      }
      if (kind === 'named element') {
        // Shadows a global that the browser lacks.
        // Created here, because the other replacement may be that of `createElement`.
        const image = innerDocument.head.appendChild(document.createElement('img'));
        image.setAttribute('name', last);
        Reflect.deleteProperty(owner, last);
        continue;
      }
      const values: Record<typeof kind, unknown> = {
        missing: undefined,
        throws() {
          throw new Error(`${path} is not for you`);
        },
        'other realm': Reflect.get(find(other.contentWindow as Window), last),
        'ES5 function': typeof original === 'function' ? wrap(original) : original,
        'wrong result': wrong,
      };
      Object.defineProperty(owner, last, { value: values[kind], writable: true, configurable: true });
    }
  };
  const prepare = (inner: Window & typeof globalThis) => {
    addEventListener.call(inner, 'error', event => outcome.thrown.push((event as ErrorEvent).message));
    addEventListener.call(inner, 'unhandledrejection', event =>
      outcome.thrown.push(`rejected: ${(event as PromiseRejectionEvent).reason?.stack}`),
    );
    inner.console.error = (...parts: unknown[]) => outcome.lines.push(parts.map(String).join(' '));
    replace(inner);
  };
  const inner = Reflect.get(window, 'shop') as Window & typeof globalThis;
  Object.assign(window, { prepare });
  let hasOpened = false;
  inner.location.href = url;
  const pressed = new Set<Element>();
  const isDone = () => {
    const { href, pathname } = inner.location;
    hasOpened ||= href === url;
    if (!hasOpened) return undefined;
    if (/^\/(checkouts|cart\/c)\//.test(pathname)) return 'bought';
    if (href !== url || inner.document.readyState !== 'complete') return undefined;
    const page = inner.document;
    const all = (selector: string, root: ParentNode = page): Element[] => {
      const { prototype } = root === page ? Document : root.nodeType === 1 ? Element : DocumentFragment;
      return [...prototype.querySelectorAll.call(root, selector)];
    };
    const roots = all('*').flatMap(element => element.shadowRoot ?? []);
    const isTold = roots.some(root => all('dialog,[role=alert]', root).length) || all('[role=alert]').length;
    if (isTold) return 'told';
    const hosts = all('shopify-accelerated-checkout,shopify-accelerated-checkout-cart');
    const wallets = hosts.flatMap(host => all(':scope > [slot^=button]', host));
    const buttons = wallets.flatMap(wallet => all('button', wallet.shadowRoot ?? wallet).slice(0, 1));
    const [button] = buttons as HTMLButtonElement[];
    if (button && !pressed.has(button)) {
      const dispatch = (target: Element, type: string) =>
        EventTarget.prototype.dispatchEvent.call(
          target,
          new Event(type, { bubbles: true, composed: true, cancelable: true }),
        );
      // What a shopper does before a press: the script listens to it.
      for (const field of all('input')) dispatch(field, 'input');
      dispatch(button, 'pointerover');
      pressed.add(button);
      HTMLElement.prototype.click.call(button);
    }
    const isEmpty = hosts.every(
      host => !host.childElementCount && !(host.shadowRoot && all('.skeleton', host.shadowRoot).length),
    );
    return !button && isEmpty && outcome.lines.length ? 'no buttons' : undefined;
  };
  const end = performance.now() + 2500;
  let found: string | undefined;
  while (!found && performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 15));
    found = isDone();
  }
  await new Promise(resolve => setTimeout(resolve, 30));
  other.remove();
  outcome.end = found ?? (pressed.size ? 'a dead button' : 'nothing happens');
  return outcome;
}
