/**
 * The elements that a selector means; runs in the page, so it takes nothing from outside of itself. Each compound is looked
 * for below those before it, also in open shadow roots, and after ` > ` among their children alone.
 */
export function find(selector: string): HTMLElement[] {
  const below = (root: ParentNode): ParentNode[] =>
    [root, ...root.querySelectorAll('*')].flatMap(node => {
      const shadow = node instanceof Element && node.shadowRoot;
      return shadow ? [shadow, ...below(shadow)] : [];
    });
  const rootsOf = (root: ParentNode) => [root, ...below(root)];

  /** Parts of a selector, divided where this pattern stands outside of brackets and quotes. */
  const split = (text: string, isBreak: RegExp) => {
    const parts = [''];
    let depth = 0;
    let quote = '';
    for (const sign of text) {
      if (quote) quote = sign === quote ? '' : quote;
      else if (/["']/.test(sign)) quote = sign;
      else if (/[[(]/.test(sign)) depth++;
      else if (/[\])]/.test(sign)) depth--;
      if (!depth && !quote && isBreak.test(sign)) parts.push('');
      else parts[parts.length - 1] += sign;
    }
    return parts.map(part => part.trim()).filter(Boolean);
  };

  const found = split(selector, /,/).flatMap(alternative => {
    let roots: ParentNode[] = [document];
    let isChild = false;
    for (const compound of split(alternative, /\s/)) {
      if (compound === '>') isChild = true;
      else {
        const next = roots.flatMap(root =>
          isChild
            ? [root, ...(root instanceof Element && root.shadowRoot ? [root.shadowRoot] : [])].flatMap(
                parent => [...parent.children].filter(child => child.matches(compound)),
              )
            : rootsOf(root).flatMap(parent => [...parent.querySelectorAll(compound)]),
        );
        roots = [...new Set(next)];
        isChild = false;
      }
    }
    return roots;
  });
  return [...new Set(found)] as HTMLElement[];
}
