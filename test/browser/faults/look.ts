import type { Page } from 'playwright-core';
import type { Scene, Walk } from './walk';

/** What a shopper sees at one moment. */
export interface View {
  /** A dialog of the script itself. */
  isTold: boolean;
  sheet: 'closed' | 'idle' | 'working';
  /** What the wallet's button says; `ordered`: its purchase is an order, or may be one, and a click leads there again. */
  button: 'usable' | 'ordered' | 'gone' | 'blocked';
  /** The wallet's button can be seen, whether or not it takes a click. */
  isShown: boolean;
  /** Another wallet's button stands in its place. */
  isReplaced: boolean;
  /** For each of the walk's controls, whether it takes a click. */
  pressable: boolean[];
}

const OWN_DIALOG = 'dialog[open]:not([data-testid])';

/** What is seen where the page or the window is on its way. */
const NOTHING: View = {
  isTold: false,
  sheet: 'closed',
  button: 'blocked',
  isShown: false,
  isReplaced: false,
  pressable: [],
};

/** Looks at all of it with one question to the browser, two where a window is open: each costs some milliseconds. */
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
  // Of the document, or of an element, and of the shadow roots in it: the sheets and the SDKs' buttons stand in those.
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
  const button = (wallet?.shadowRoot ?? wallet)?.querySelector('[aria-busy]');
  const takesClick = button?.getAttribute('aria-disabled') === 'false';
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
