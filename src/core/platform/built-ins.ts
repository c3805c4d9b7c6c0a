import { toUrl } from './url';

/** Built-ins that are only checked for being functions. */
const FUNCTIONS =
  'AbortController FormData MutationObserver ResizeObserver Proxy Promise RegExp String URLSearchParams WeakSet fetch getComputedStyle matchMedia queueMicrotask setTimeout';

/**
 * Checks the built-ins that a page may have replaced, with old polyfills for example.
 *
 * @throws TypeError if one of them doesn't work as the script needs. Called before any element is defined
 */
export function assertBuiltIns(): void {
  const key = {};
  const works =
    new Map([...new Map([[key, 1]])]).get(key) === 1 &&
    new WeakMap([[key, 1]]).get(key) === 1 &&
    [...new Set([key])][0] === key &&
    toUrl('a:b')?.href === 'a:b' &&
    // Signals bind the function that ends an effect.
    key.valueOf.bind(key)() === key;
  for (const name of FUNCTIONS.split(' '))
    if (typeof Reflect.get(window, name) !== 'function') throw new TypeError(name);
  if (!works) throw new TypeError('Map, Set, URL or bind');
}
