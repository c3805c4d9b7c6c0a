/** The dialogs that are open, oldest first. */
export function findDialogs(): HTMLDialogElement[] {
  return [...document.body.children].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []),
  ]);
}

/** The one dialog that is open. @throws where there is none, or more */
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
