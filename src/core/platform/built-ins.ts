import { safeDocument } from './document';

/**
 * Checks the built-ins that a page may have replaced, with old polyfills for example: those without which a button would be dead,
 * an element would stay a skeleton, or an exception would reach the page. Takes about 0.1 ms. A failure of other built-ins is
 * handled where it happens.
 *
 * @throws Error if one of them doesn't work as the script needs. Called before any element is defined
 */
export function assertBuiltIns(): void {
  const { isArray } = Array;
  const list = [1];
  const lists = [list];
  const text = isArray.call(list, list) + String(list);
  const set = new Set(lists);
  const pairs = new Map([[list, text]]);
  const map = new WeakMap(pairs);
  const timer: unknown = setTimeout(isArray);
  clearTimeout(timer as number);
  removeEventListener(text, isArray);
  const element = safeDocument.createElement(text);
  element.toggleAttribute(text, true);
  element.removeAttribute(text);
  element.replaceChildren(text);
  element.append(text);
  // Old libraries remove an element only from a parent.
  safeDocument.createElement(text).append(element);
  element.remove();
  element.replaceWith();
  element.querySelector(text);
  const works =
    element.insertBefore(element.childNodes[1] as Node, null) &&
    element instanceof HTMLElement &&
    element.closest(text) &&
    !element.parentNode &&
    timer &&
    performance.now() >= 0 &&
    (Promise.resolve().then(isArray).catch(isArray) as unknown) &&
    set.has(list) &&
    set.delete(list) &&
    map.has(list) &&
    map.get(list) &&
    map.delete(list) &&
    pairs.delete(list) &&
    lists.push(list) &&
    lists.shift() &&
    lists.every(isArray) &&
    lists.some(isArray) &&
    lists.includes(list) &&
    lists.findLast(isArray) &&
    Object.hasOwn(lists, 0) &&
    Number(list) &&
    decodeURIComponent(text) &&
    new RegExp(text).test(text) &&
    text.includes(text) &&
    text.match(text) &&
    // -1 if all of them work.
    text.replace(text, text).toLowerCase().slice(1).indexOf(text) &&
    lists.join();
  if (!works) throw new Error('a built-in');
}
