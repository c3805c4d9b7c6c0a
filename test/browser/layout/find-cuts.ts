/**
 * Lists each label of ours, and each of an SDK that can be looked into, which leaves its button or the window, and says where
 * the page scrolls sideways. Runs in the page.
 */
export function findCuts(): string[] {
  // What a letter's box has above and below the letter may leave the button.
  const slack = 2;
  const wallets = [...document.querySelectorAll('[wallet-params], portable-wallets-dialog')];
  const buttons = wallets.flatMap(wallet => {
    const roots: ParentNode[] = [wallet, ...(wallet.shadowRoot ? [wallet.shadowRoot] : [])];
    const frames = [...wallet.querySelectorAll('iframe')].flatMap(
      ({ contentDocument }) => contentDocument ?? [],
    );
    return [...roots, ...frames].flatMap(root => [
      ...root.querySelectorAll<HTMLElement>('button, a[role=button], h2, p'),
    ]);
  });
  const cut = buttons.filter(button => {
    const page = button.ownerDocument;
    const box = button.getBoundingClientRect();
    const range = page.createRange();
    range.selectNodeContents(button);
    const label = range.getBoundingClientRect();
    const width = page.defaultView?.innerWidth ?? 0;
    return (
      box.height > 0 &&
      (label.left < Math.max(0, box.left) - slack ||
        label.right > Math.min(width, box.right) + slack ||
        label.top < box.top - slack ||
        label.bottom > box.bottom + slack)
    );
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...cut.map(button => `«${button.textContent}»`),
    ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
  ];
}
