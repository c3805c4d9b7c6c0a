/** The control that names the variant of a product. */
export const VARIANT = '<input type="hidden" name="id" value="101">';

/** Another form of the same product, as themes write it for a bar that sticks to the window. */
export const TWIN = '<form id="product"><button name="add"></button></form>';

/** Makes a product's form the page, with this in it and this beside it. */
export function createForm(inside: string, beside = ''): HTMLFormElement {
  document.body.innerHTML = `<form id="product">${inside}</form>${beside}`;
  return document.querySelector('form') as HTMLFormElement;
}

export const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;

/** What a theme's script does after it has chosen a variant. */
export const emitChange = () => find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
