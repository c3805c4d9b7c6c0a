/** What a test may wait for, of an element. */
export interface ElementState {
  isVisible: boolean;
  isEnabled: boolean;
  /** In CSS pixels of the viewport. */
  box: { x: number; y: number; width: number; height: number };
  /** True where a click on its middle reaches it, or what it holds. */
  isHit: boolean;
}

/** Runs in the page, so it takes nothing from outside of itself. */
export function readState(element: HTMLElement, doesScroll: boolean): ElementState {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  if (doesScroll && (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
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
