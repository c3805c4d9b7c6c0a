/** The control that names the variant of a product. */
export const VARIANT = '<input type="hidden" name="id" value="101">';

/** Another form of the same product, as themes render it for a sticky bar. */
export const TWIN = '<form id="product"><button name="add"></button></form>';

/** Replaces the page with a product form with this content, and other content next to it. */
export function createForm(inside: string, beside = ''): HTMLFormElement {
  document.body.innerHTML = `<form id="product">${inside}</form>${beside}`;
  return document.querySelector('form') as HTMLFormElement;
}

export const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;

/** Dispatches the change event of a theme's variant picker. */
export const emitChange = () => find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
