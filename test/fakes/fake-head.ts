/** Stands in for a head that loads what is appended to it: keeps the tags, which then load or fail when a test says so. */
export function fakeHead() {
  const { head } = document;
  const { append } = head;
  const tags: HTMLScriptElement[] = [];
  head.append = (...nodes) => {
    tags.push(...(nodes as HTMLScriptElement[]));
  };
  return {
    tags,
    answer: (type: 'load' | 'error') => tags.at(-1)?.dispatchEvent(new Event(type)),
    restore: () => {
      head.append = append;
    },
  };
}
