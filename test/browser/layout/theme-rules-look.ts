/** Waits for the skeleton of a wallet whose SDK loads, and returns its box in CSS pixels. Runs in the page. */
export async function readSkeleton(): Promise<string> {
  const find = () =>
    document
      .querySelector('#late shopify-accelerated-checkout')
      ?.shadowRoot?.querySelector<HTMLElement>('.skeleton');
  const isThere = () => find() && document.querySelector('#buy-it-now button');
  for (const end = performance.now() + 5000; !isThere() && performance.now() < end; )
    await new Promise(requestAnimationFrame);
  return `${find()?.offsetWidth} x ${find()?.offsetHeight}`;
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
