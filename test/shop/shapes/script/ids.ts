/** Gives ids, and what refers to forms by them, another name, so that one piece of a page can stand there twice. */
export function renameIds(root: ParentNode, rename: (id: string) => string): void {
  for (const element of root.querySelectorAll('[id]')) element.id = rename(element.getAttribute('id') ?? '');
  for (const control of root.querySelectorAll('[form]'))
    control.setAttribute('form', rename(control.getAttribute('form') ?? ''));
}
