/**
 * Returns the elements that match a selector. Runs in the page, so it uses nothing from outside. Each compound matches
 * descendants of the previous one, also in open shadow roots, and only children after ` > `.
 */
export function find(selector: string): HTMLElement[] {
  const below = (root: ParentNode): ParentNode[] =>
    [root, ...root.querySelectorAll('*')].flatMap(node => {
      const shadow = node instanceof Element && node.shadowRoot;
      return shadow ? [shadow, ...below(shadow)] : [];
    });
  const rootsOf = (root: ParentNode) => [root, ...below(root)];

  /** Splits a selector at this pattern outside of brackets and quotes. */
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

/** The state of an element that a test may wait for. */
export interface ElementState {
  isVisible: boolean;
  isEnabled: boolean;
  /** In CSS pixels of the viewport. */
  box: { x: number; y: number; width: number; height: number };
  /** True if a click on its center reaches it or a descendant. */
  isHit: boolean;
}

/** Runs in the page, so it uses nothing from outside. */
export function readState(element: HTMLElement, doesScroll: boolean): ElementState {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  if (doesScroll && (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // The center of wrapped text may be outside it, but the center of its first line is inside.
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const at: [number, number] = [x + width / 2, y + height / 2];

  let hit = document.elementFromPoint(...at);
  for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
    const inner = root.elementFromPoint(...at);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const isIn = (node: Node | null): boolean =>
    node !== null &&
    (node === element || isIn(node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)));
  return {
    isVisible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
    isEnabled: !element.matches(':disabled'),
    box: { x, y, width, height },
    isHit: isIn(hit),
  };
}
