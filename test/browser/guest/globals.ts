import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as acorn from 'acorn';
import { dist } from '../../../build/dist.mjs';

/** Returns the names of all variables and properties in the bundles that a page loads without telemetry. */
export function readNames(): string[] {
  const bundles = ['portable-wallets', 'checkout', 'wallets/shop-pay'].map(name => join(dist, `${name}.js`));
  const names = new Set<string>();
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== 'object') return;
    const { type, name } = node as { type?: string; name?: string };
    if (type === 'Identifier' && name) names.add(name);
    for (const part of Object.values(node)) walk(part);
  };
  for (const file of bundles)
    walk(acorn.parse(readFileSync(file, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }));
  return [...names].sort();
}

/** Ways in which scripts of real pages have replaced what the platform made. */
export const KINDS = ['missing', 'throws', 'other realm', 'ES5 function', 'wrong result'] as const;

/** One replaced global or method: `Array.prototype.includes`, and the way. */
export type Replacement = [path: string, kind: (typeof KINDS)[number]];

/** Result of a page with replacements. */
export interface Outcome {
  /** `bought`, `no buttons`, or the fault. */
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
  // The page itself, its console and its places are no functions. Without `Object` or `Function` no page works.
  const unfit =
    /^(window|self|top|parent|frames|document|location|console|name|length|status|origin|event|history|navigator|performance|screen|closed|opener|external|Object|Function|Error|TypeError|undefined|NaN|Infinity|eval)$/;
  const globals = names.filter(name => name in window && !unfit.test(name));
  const owners = [
    'Array Object Promise Reflect JSON Math Number String Symbol URL Date CSS Intl Response',
    ...[
      'Array',
      'String',
      'Function',
      'Object',
      'Map',
      'Set',
      'WeakMap',
      'WeakSet',
      'Promise',
      'RegExp',
      'Number',
    ],
    ...[
      'EventTarget',
      'Node',
      'Element',
      'HTMLElement',
      'Document',
      'DocumentFragment',
      'CSSStyleDeclaration',
    ],
    ...[
      'DOMTokenList',
      'Event',
      'NodeList',
      'URLSearchParams',
      'Headers',
      'Response',
      'FormData',
      'CSSStyleSheet',
    ],
    ...['CustomElementRegistry', 'MutationObserver', 'Range', 'AbortController', 'AbortSignal', 'ShadowRoot'],
    ...[
      'HTMLFormElement',
      'HTMLDialogElement',
      'ResizeObserver',
      'IntersectionObserver',
      'Performance',
      'Crypto',
    ],
  ].flatMap((text, index) => (index ? `${text}.prototype` : text.split(' ')));
  const toOwner = (path: string) =>
    path.split('.').reduce<object>((owner, name) => Reflect.get(owner, name), window);
  const methods = owners.flatMap(path =>
    Reflect.ownKeys(toOwner(path))
      .filter(
        name =>
          typeof name === 'string' &&
          names.includes(name) &&
          name !== 'constructor' &&
          typeof Object.getOwnPropertyDescriptor(toOwner(path), name)?.value === 'function',
      )
      .map(name => `${path}.${String(name)}`),
  );
  return [...globals, ...methods];
}

/**
 * Opens the page in a frame with these replacements, presses its button, and returns what happens. The functions of this window
 * stay as they are.
 */
export async function playFrame([url, replacements]: [string, Replacement[]]): Promise<Outcome> {
  const outcome: Outcome = { end: '', lines: [], thrown: [] };
  let hasLeft = false;
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.height = '400';
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
    addEventListener.call(inner, 'error', event => outcome.thrown.push((event as ErrorEvent).message));
    addEventListener.call(inner, 'unhandledrejection', event =>
      outcome.thrown.push(`rejected: ${(event as PromiseRejectionEvent).reason}`),
    );
    // A purchase in a frame redirects the page around it, which would end this function.
    inner.open = url => {
      hasLeft ||= /\/(checkouts|cart\/c)\//.test(`${url}`);
      return null;
    };
    inner.console.error = (...parts: unknown[]) => outcome.lines.push(parts.map(String).join(' '));
    for (const [path, kind] of replacements) {
      const steps = path.split('.');
      const last = steps.pop() ?? '';
      const find = (root: object) => steps.reduce<object>((owner, name) => Reflect.get(owner, name), root);
      const owner = find(inner);
      const original = Reflect.get(owner, last);
      const isClass = /^[A-Z]/.test(last);
      const values: Record<typeof kind, unknown> = {
        missing: undefined,
        throws() {
          throw new Error(`${path} is not for you`);
        },
        'other realm': Reflect.get(find(window), last),
        'ES5 function': typeof original === 'function' ? wrap(original) : original,
        'wrong result': () => (isClass ? {} : undefined),
      };
      Object.defineProperty(owner, last, { value: values[kind], writable: true, configurable: true });
    }
  };
  Object.assign(window, { replace });
  frame.src = url;
  document.body.replaceChildren(frame);
  const isDone = () => {
    const inner = frame.contentWindow;
    if (!inner || inner.location.href === 'about:blank') return undefined;
    if (hasLeft || inner.location.pathname.startsWith('/checkouts/')) return 'bought';
    const page = frame.contentDocument as Document;
    if (page.readyState !== 'complete') return undefined;
    const all = (selector: string, root: Document | ShadowRoot = page): Element[] => [
      ...(root === page ? Document : DocumentFragment).prototype.querySelectorAll.call(root, selector),
    ];
    const roots = all('*').flatMap(element => element.shadowRoot ?? []);
    const isTold = roots.some(root => all('dialog,[role=alert]', root).length) || all('[role=alert]').length;
    if (isTold) return 'told';
    const hosts = all('shopify-accelerated-checkout');
    const wallets = all('shopify-accelerated-checkout > [slot=button]');
    const buttons = wallets.flatMap(wallet => all('button', wallet.shadowRoot ?? page).slice(0, 1));
    const [button] = buttons as HTMLButtonElement[];
    if (button && !pressed.has(button)) {
      pressed.add(button);
      HTMLElement.prototype.click.call(button);
    }
    const isEmpty = hosts.every(
      host => !host.childElementCount && !(host.shadowRoot && all('.skeleton', host.shadowRoot).length),
    );
    return !button && isEmpty && outcome.lines.length ? 'no buttons' : undefined;
  };
  const pressed = new Set<Element>();
  const end = performance.now() + 1500;
  let found: string | undefined;
  while (!found && performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 15));
    found = isDone();
  }
  await new Promise(resolve => setTimeout(resolve, 30));
  outcome.end = found ?? (pressed.size ? 'a dead button' : 'nothing happens');
  frame.remove();
  return outcome;
}
