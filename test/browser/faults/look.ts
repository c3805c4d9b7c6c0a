import type { Page } from 'playwright-core';
import type { Scene, Walk } from './walk';

/** What a shopper sees at one moment. */
export interface View {
  /** A dialog of the script. */
  isTold: boolean;
  sheet: 'closed' | 'idle' | 'working';
  /** The state of the wallet's button. `ordered`: its purchase is or may be an order, and a click redirects there again. */
  button: 'usable' | 'ordered' | 'gone' | 'blocked';
  /** True if the wallet's button is visible, even if it is blocked. */
  isShown: boolean;
  /** True if another wallet's button has replaced it. */
  isReplaced: boolean;
  /** For each control of the walk, whether it is enabled. */
  pressable: boolean[];
}

const OWN_DIALOG = 'dialog[open]:not([data-testid])';

/** The view during a navigation of the page or the window. */
const NOTHING: View = {
  isTold: false,
  sheet: 'closed',
  button: 'blocked',
  isShown: false,
  isReplaced: false,
  pressable: [],
};

/** Reads everything in one call to the browser, or two with an open window, because each takes some milliseconds. */
export async function look(scene: Scene, walk: Walk): Promise<View> {
  const window = walk.windowOf?.(scene);
  const view = await ask(scene.page, walk);
  if (!window) return view;
  const { pressable } = await ask(window, walk);
  return { ...view, sheet: 'working', pressable };
}

function ask(page: Page, { element, sheet = 'no-sheet', controls }: Walk): Promise<View> {
  return page.evaluate(see, { element, sheet, controls, dialog: OWN_DIALOG }).catch(() => NOTHING);
}

/** Runs in the page. */
function see({
  element,
  sheet,
  controls,
  dialog,
}: Pick<Required<Walk>, 'element' | 'sheet' | 'controls'> & { dialog: string }): View {
  // Searches the document or an element and its shadow roots, which contain the sheets and the SDKs' buttons.
  const selectIn = (from: ParentNode | null, selector: string) => {
    const roots = [from, from instanceof Element && from.shadowRoot].filter(root => !!root);
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    return roots.flatMap(root => [...root.querySelectorAll(selector)]);
  };
  const select = (selector: string) => selectIn(document, selector);
  const isShown = (wallet: Element | null) =>
    selectIn(wallet, 'a, button, iframe').some(part => part.checkVisibility({ visibilityProperty: true }));
  const open = select(sheet)[0];
  const wallet = document.querySelector(`#main ${element}`);
  const button = (wallet?.shadowRoot ?? wallet)?.querySelector('.wallet,button,a');
  const takesClick = button?.hasAttribute('aria-disabled') === false;
  return {
    isTold: select(dialog).length > 0,
    sheet: !open ? 'closed' : open.getAttribute('aria-busy') === 'true' ? 'working' : 'idle',
    button:
      !button && 'putBack' in window
        ? 'gone'
        : !takesClick
          ? 'blocked'
          : button.getAttribute('aria-busy') === 'true'
            ? 'ordered'
            : 'usable',
    isShown: isShown(wallet),
    isReplaced: !wallet && isShown(document.querySelector('#main shopify-buy-it-now-button')),
    pressable: controls.map(({ selector, index = 0 }) => {
      const control = select(selector)[index];
      return !!control?.checkVisibility() && control.matches(':enabled');
    }),
  };
}
