/**
 * Waits for the parts that match these selectors. Returns their boxes in CSS pixels, and overflow of the column or
 * the page. Runs in the page; ` >>> ` enters a shadow root.
 */
export async function readBoxes<N extends string>(selectors: Record<N, string>): Promise<Record<N, string>> {
  const find = (selector: string) =>
    selector.split(' >>> ').reduce<(ParentNode | null)[]>(
      (roots, part, depth) =>
        roots.flatMap(root => {
          const inner = depth ? (root as Element).shadowRoot : root;
          return [...(inner?.querySelectorAll<HTMLElement>(part) ?? [])];
        }),
      [document],
    ) as HTMLElement[];
  const all = Object.entries<string>(selectors);
  const isThere = () => all.every(([, selector]) => selector.split(' + ').every(one => find(one).length));
  for (const end = performance.now() + 5000; !isThere() && performance.now() < end; )
    await new Promise(requestAnimationFrame);
  // Resize observers run between two frames. A row that cuts a label becomes a column then.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const column = (document.querySelector('#column') as Element).getBoundingClientRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  const tell = (part: HTMLElement) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isInside = left > column.left - 1 && right < column.right + 1;
    const textRange = document.createRange();
    textRange.selectNodeContents(part);
    // A letter's box may overflow the button above and below the letter.
    const isCut = [...textRange.getClientRects()].some(
      line => line.top < top - 2 || line.bottom > bottom + 2,
    );
    return `${part.offsetWidth} x ${part.offsetHeight}${isInside ? '' : ' outside of the column'}${isCut ? ' with text outside of it' : ''}`;
  };
  const boxes = all.map(([name, selector]) => [
    name,
    [
      ...selector.split(' + ').flatMap(find).map(tell),
      ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
    ].join(' + '),
  ]);
  return Object.fromEntries(boxes) as Record<N, string>;
}

/** Returns the open dialog's box, the width of its text, and problems of readability and use. Runs in the page. */
export function readDialog(): string {
  const root = document.querySelector('portable-wallets-dialog')?.shadowRoot as ShadowRoot;
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  const { left, right, bottom } = dialog.getBoundingClientRect();
  const textRange = document.createRange();
  textRange.selectNodeContents(dialog);
  const lines = [...textRange.getClientRects()];
  const isHit = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(root.elementFromPoint(x + width / 2, y + height / 2));
  };
  const { color, fontSize, userSelect } = getComputedStyle(root.querySelector('#message') as Element);
  const wrong = {
    'can not be seen': !dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    'is not at the bottom': Math.abs(bottom - innerHeight) > 1 || left < 0 || right > innerWidth + 1,
    'has text outside of it': lines.some(line => line.left < left || line.right > right),
    'has a button that can not be clicked': ![...root.querySelectorAll('button')].every(isHit),
    'has text that can not be selected': userSelect === 'none',
  };
  return [
    `${dialog.offsetWidth} x ${dialog.offsetHeight}`,
    `${new Set(lines.map(line => Math.round(line.bottom))).size} lines of text in ${fontSize} ${color}`,
    ...Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? what : [])),
  ].join(', ');
}
