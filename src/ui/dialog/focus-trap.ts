/**
 * Keeps Tab inside the dialog. The platform's dialog lets the focus go on to the browser's own controls after its last one.
 */
export function keepFocus(dialog: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('a[href],button,[tabindex="0"]')];
    const from = stops.indexOf((dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement);
    const to = event.shiftKey ? Math.max(from, 0) - 1 : from + 1;
    event.preventDefault();
    stops.at(to % stops.length)?.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}
