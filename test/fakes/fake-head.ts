import { stub } from '../run/suite';

/** Stands in for a head that loads what is appended to it: keeps the tags, which then load or fail when a test says so. */
export function fakeHead() {
  const { head } = document;
  const tags: HTMLScriptElement[] = [];
  stub(head, { append: (...nodes: HTMLScriptElement[]) => void tags.push(...nodes) });
  return {
    tags,
    answer: (type: 'load' | 'error') => tags.at(-1)?.dispatchEvent(new Event(type)),
  };
}
