import { toUrl } from './url';

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
  if (!works) throw new TypeError('Map, Set, URL or bind');
}
