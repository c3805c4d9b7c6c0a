import { unclobbered } from '../platform/document';
import { toUrl } from '../platform/url';

/** Returns the controls of a form, wherever they are in the page. Image buttons are missing, as in `form.elements`. */
export function toControls(form: HTMLFormElement): HTMLInputElement[] {
  return Array.from(unclobbered(form).elements) as HTMLInputElement[];
}

/** Returns the path to which a form sends its fields, or one of its buttons; empty if a button leaves the path to its form. */
export function readAction(sender: Element): string {
  const { getAttribute } = unclobbered(sender);
  return toUrl(getAttribute('formaction') ?? getAttribute('action'))?.pathname ?? '';
}

const ADD = /\/cart\/add(\.js)?\/?$/;

/** Returns true if the form, or one of its buttons, adds to the cart. */
export const isAddForm = (form: HTMLFormElement) =>
  [form, ...toControls(form)].some(sender => ADD.test(readAction(sender)));

/** Returns true if a shopper can't press the button. */
export function isOff(button: Element): boolean {
  return button.matches(':disabled') || button.getAttribute('aria-disabled') === 'true';
}

/**
 * Returns the form's own submit buttons. A button with a `formaction` elsewhere, such as a wishlist, isn't one. Some pages have the
 * fields in one form and the button in another form with the same id. So for a form without submit buttons, it returns those of
 * all forms with its id.
 */
export function findButtons(form: HTMLFormElement): HTMLButtonElement[] {
  // If the form has a control named `id`, `form.id` is that control.
  const { id, getRootNode } = unclobbered(form);
  const { querySelectorAll } = unclobbered(getRootNode() as Document);
  const images = Array.from(querySelectorAll<HTMLButtonElement>('input[type=image]'));
  const findOwn = (one: HTMLFormElement) => {
    const action = readAction(one);
    const submits = ([...toControls(one), ...images] as unknown as HTMLButtonElement[]).filter(
      button => button.form === one && /^(submit|image)$/.test(button.type),
    );
    const adding = submits.filter(button => ADD.test(readAction(button) || action));
    return adding.length ? adding : submits.filter(button => !button.hasAttribute('formaction'));
  };
  const own = findOwn(form);
  if (own.length || !id) return own;
  return Array.from(querySelectorAll('form'))
    .filter(other => unclobbered(other).id === id)
    .flatMap(findOwn);
}

/** Returns the button that a shopper would press: the first one that is enabled, preferably the one named `add`. */
export function findButton(buttons: HTMLButtonElement[]): HTMLButtonElement | undefined {
  const enabled = buttons.filter(button => !isOff(button));
  return enabled.find(({ name }) => name === 'add') ?? enabled[0];
}

/**
 * Finds the form of an element: the form around it, else the one form that the browser associates with the nearest controls
 * (`form=`, or a form that the parser has closed early).
 *
 * @param isWanted returns true for a form of the right kind
 */
export function findForm(
  element: Element,
  isWanted: (form: HTMLFormElement) => boolean,
): HTMLFormElement | undefined {
  const closest = element.closest('form');
  if (closest && isWanted(closest)) return closest;
  for (let around: Element | null = element; around; around = unclobbered(around).parentElement) {
    const controls = Array.from(
      unclobbered(around).querySelectorAll<HTMLInputElement>('input,select,textarea,button'),
    );
    const forms = [...new Set(controls.map(({ form }) => form))].filter(form => form && isWanted(form));
    if (forms[0]) return forms[1] ? undefined : forms[0];
  }
  return undefined;
}

/**
 * Returns true if the form's own button could send the form. Otherwise the browser shows the reason, unless the control isn't
 * rendered.
 */
export function reportValidity(form: HTMLFormElement): boolean {
  const safeForm = unclobbered(form);
  // A page may have replaced the method by one without a result.
  return (
    safeForm.noValidate ||
    !!findButton(findButtons(form))?.formNoValidate ||
    safeForm.reportValidity() !== false
  );
}
