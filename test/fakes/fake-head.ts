import { stub } from '../run/suite';

/** Replaces the page's head. Records appended tags, which the test loads or fails. */
export function fakeHead() {
  const { head } = document;
  const tags: HTMLScriptElement[] = [];
  stub(head, { append: (...nodes: HTMLScriptElement[]) => void tags.push(...nodes) });
  return {
    tags,
    answer: (type: 'load' | 'error') => tags.at(-1)?.dispatchEvent(new Event(type)),
  };
}
