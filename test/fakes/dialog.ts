/** Returns the open dialogs, oldest first. */
export function findDialogs(): HTMLDialogElement[] {
  return [...document.body.children].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []),
  ]);
}

/** Returns the only open dialog. @throws if there is none, or more than one */
export function findDialog(): HTMLDialogElement {
  const [dialog, ...others] = findDialogs();
  if (!dialog || others.length)
    throw new Error(`Expected one dialog, found ${dialog ? 1 + others.length : 0}`);
  return dialog;
}

export function readDialog(): { title: string | undefined; message: string | undefined } {
  const dialog = findDialog();
  return {
    title: dialog.querySelector('h2')?.textContent ?? undefined,
    message: dialog.querySelector('#message')?.textContent ?? undefined,
  };
}
