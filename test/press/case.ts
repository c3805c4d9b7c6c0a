/** A change by the shopper, before the press. */
export interface Edit {
  /** Selector of the control. */
  at: string;
  value?: string;
  checked?: boolean;
  /** True if a script sets the value, without an event. */
  isSilent?: boolean;
  /** True if the control is a button that is pressed. */
  isPress?: boolean;
}

/** A control of a form, the kinds that it stands for, and what the shopper does with it. */
export interface Control {
  kinds: string[];
  html: string;
  edits: Edit[];
}

export type Spot = 'inside' | 'outside';

/** When the theme sends a quantity to the shop. `never`: the form's button sends it. `late`: after a pause. */
export type ThemeScript = 'never' | 'input' | 'change' | 'blur' | 'late' | 'click';

/** The event at which a theme sends a quantity. */
export const THEME_EVENTS = {
  never: '',
  input: 'input',
  change: 'change',
  blur: 'focusout',
  late: 'input',
  click: 'click',
} satisfies Record<ThemeScript, string>;

/** A cart before the page opens. */
export interface CartContent {
  lines: { variantId: number; quantity: number; id: string }[];
  attributes: { key: string; value: string }[];
  note: string;
  discounts: string[];
}

/** A page with forms, and what the shopper types there. Pressing the shop's button and a wallet's must have the same effect. */
export interface PressCase {
  page: 'product' | 'cart';
  kinds: string[];
  /** Content of the page, with `{element}` in place of the script's element. */
  markup: string;
  edits: Edit[];
  cart?: CartContent;
  theme?: ThemeScript;
  /** The time that the shop takes for a change, in ms. */
  shopMs?: number;
  /** Value of the cookie `discount_code`. */
  discountCookie?: string;
  /** True if the shop lowers a quantity above its stock, and doesn't refuse it. */
  lowersQuantities?: boolean;
  /** True if the wallet is Google Pay with its sheet. */
  isSheet?: boolean;
}

/** Puts a control's markup outside of its form. */
export function place(html: string): string {
  return html.replace(/<(input|select|textarea|button|fieldset)\b/g, '<$1 form="product"');
}

/** Applies the shopper's changes to a page. Runs in a browser too, so it uses nothing from outside. */
export function applyEdits(edits: Edit[]): void {
  for (const { at, value, checked, isSilent, isPress } of edits) {
    const controls = [...document.querySelectorAll<HTMLInputElement>(at)];
    if (!controls.length) throw new Error(`No ${at}`);
    for (const control of controls) {
      if (value !== undefined) control.value = value;
      if (checked !== undefined) control.checked = checked;
      if (isPress) control.click();
      if (isSilent || isPress) continue;
      for (const type of ['input', 'change', 'focusout'])
        control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

/** Shows a quantity that the shop has accepted in each copy of its line, as themes do. Runs in a browser too. */
export function renderQuantity(row: string, quantity: string): void {
  for (const line of document.querySelectorAll(`[data-row="${row}"]`)) {
    if (quantity === '0') line.remove();
    for (const control of line.querySelectorAll<HTMLInputElement>('input,select')) {
      control.value = quantity;
      if (control.localName === 'input') control.defaultValue = quantity;
    }
  }
}

/** A cart as both sides of the comparison see it. */
export interface Bought {
  lines: string[];
  attributes: string[];
  note: string;
  discounts: string[];
}

/** Returns what two presses must have in common. A note without a line is bought by nobody. */
export const toComparable = (bought?: Bought) => (bought?.lines.length ? bought : 'nothing');
