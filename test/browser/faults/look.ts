import type { Page } from 'playwright-core';
import type { Scene, Walk } from './walk';

/** What a shopper sees at one moment. */
export interface View {
  /** A dialog of the script itself. */
  isTold: boolean;
  sheet: 'closed' | 'idle' | 'working';
  /** What the wallet's button says; `ordered`: its purchase is an order, or may be one, and a click leads there again. */
  button: 'usable' | 'ordered' | 'gone' | 'blocked';
  /** For each of the walk's controls, whether it takes a click. */
  pressable: boolean[];
}

const OWN_DIALOG = 'dialog[open]:not([data-testid])';

/** Looks at all of it with one question to the browser, two where a window is open: each costs some milliseconds. */
export async function look(scene: Scene, walk: Walk): Promise<View> {
  const window = walk.windowOf?.(scene);
  const view = await ask(scene.page, walk);
  if (!window) return view;
  const { pressable } = await ask(window, walk);
  return { ...view, sheet: 'working', pressable };
}

async function ask(page: Page, { element, sheet = 'no-sheet', controls }: Walk): Promise<View> {
  const input = { element, sheet, controls, dialog: OWN_DIALOG };
  // The driver's own selectors reach into the sheets' shadow roots.
  const all = page.locator([OWN_DIALOG, sheet, ...controls.map(({ selector }) => selector)].join());
  try {
    return await all.evaluateAll((found, { element, sheet, controls, dialog }): View => {
      // A sheet may have drawn more since they were found, and all of it is seen at one moment.
      const roots = [...new Set(found.map(part => part.getRootNode() as ParentNode))];
      const select = (selector: string) => roots.flatMap(root => [...root.querySelectorAll(selector)]);
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
        pressable: controls.map(({ selector, index = 0 }) => {
          const control = select(selector)[index];
          return !!control?.checkVisibility() && control.matches(':enabled');
        }),
      };
    }, input);
  } catch {
    // The page or the window is on its way.
    return { isTold: false, sheet: 'closed', button: 'blocked', pressable: [] };
  }
}
