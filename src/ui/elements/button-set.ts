import type { CSSProperties, ReactNode } from 'react';
import { createRoot as createTree } from 'react-dom/client';
import { report, toElementError } from '../../core/platform/errors';
import { nullProto } from '../../core/platform/objects';
import type { WalletConfig } from '../../core/types/page';
import { failedWallets } from '../../wallets';
import { createStyledRoot } from '../styles';
import {
  cacheButtons,
  type PlacedWallet,
  pendingElements,
  readHeight,
  readServedHeight,
  takeCachedButtons,
} from './button-cache';
import type { WalletElementProps } from './wallet-button';
import { createWalletElement } from './wallet-element';

export interface ButtonSetOptions
  extends Pick<WalletElementProps, 'disabled' | 'form' | 'read' | 'onRender'> {
  /** Finds the wallets to show. A rejection is reported, and the set is empty then. */
  find(signal: AbortSignal): Promise<PlacedWallet[]>;
  /**
   * Draws the shadow tree around the slots.
   *
   * @param style what the page's styles want of the wallets, and the height of what the server wrote. That stays reserved
   * where a part of it doesn't come, so that nothing below moves
   */
  layout(slots: string[], style: CSSProperties): ReactNode;
  /**
   * Identifies what an element's buttons are for. Where an element goes and another one with the same key comes by the next
   * frame, the other one shows these buttons at once. It is not for an element that has to ask the server first what its
   * buttons are for.
   *
   * @default none: the buttons go with the element
   */
  key?(): string;
  /** Text of the layout's style sheet, beside that of all elements. @default none */
  css?: string;
  /** Shown until the wallets are found, where the server wrote nothing. @default nothing */
  placeholder?: ReactNode;
}

export interface ButtonSet {
  /** Finds the wallets again; only the newest call counts. */
  refresh(): Promise<void>;
  dispose(): void;
}

/**
 * Makes the buttons of one element. Until its wallets are found there is no shadow tree, and what the server wrote shows as
 * the page styles it. Then the wallets' elements replace it in the light DOM, where themes and trackers look for them.
 */
export function createButtonSet(host: HTMLElement, options: ButtonSetOptions): ButtonSet {
  const { find, layout, css, placeholder, key, ...assigned } = nullProto<ButtonSetOptions>(options);
  let placed: PlacedWallet[] = [];
  /** In CSS pixels, of what the server wrote; 0 until it is laid out and has been read. */
  let height = 0;
  let children: HTMLElement[] = [];
  /** Slots of the wallets that an app has taken out. */
  const removed = new Set<string>();
  let newest = new AbortController();
  /** Wallets, slots and configurations that the present buttons were made for, as text. */
  let previous: string | undefined;
  let tree: ReturnType<typeof createTree> | undefined;

  const draw = (content: ReactNode) => {
    tree ??= createTree(createStyledRoot(host, css));
    tree.render(content);
  };
  // An element that is mounted again has a shadow root, in which what the server wrote isn't shown.
  if (placeholder && (host.shadowRoot || !host.firstElementChild)) draw(placeholder);

  /** Skips a wallet whose button could not be drawn, so that the next one is tried. */
  const onRenderError = (config: WalletConfig, error: unknown) => {
    failedWallets.set(config, error);
    void refresh();
  };

  // What stands in the slot `shop-promise` is the page's own and stays.
  const put = () =>
    host.replaceChildren(
      ...children.filter(({ slot }) => !removed.has(slot)),
      ...host.querySelectorAll(':scope>[slot=shop-promise]'),
    );

  /** Removes the wallets' elements, also from where an app has moved them to. `remove` of prototype.js throws for what is gone. */
  const clear = () => {
    for (const child of children) child.replaceWith();
  };

  const refresh = async () => {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    const fail = (error: unknown) => {
      if (!signal.aborted) report(toElementError(host, error));
      return [];
    };
    const found = await find(signal).catch(fail);
    if (signal.aborted) return;
    height ||= readServedHeight(host) || (await readHeight(host));
    if (signal.aborted) return;
    try {
      show(found);
    } catch (error) {
      fail(error);
      clear();
      host.replaceChildren();
    }
  };

  const show = (found: PlacedWallet[], kept: HTMLElement[] = []) => {
    placed = found.filter(({ slot }) => !removed.has(slot));
    const next = JSON.stringify(placed.map(({ wallet: { config, page }, slot }) => [slot, config, page]));
    // Nothing has changed: a button that stays keeps its focus and its purchase.
    if (next === previous && children.every(child => child.isConnected)) return;
    previous = next;
    host.style.minHeight = '';
    clear();
    children = placed.map(({ wallet, slot }, index) =>
      createWalletElement(
        nullProto<WalletElementProps>(wallet, assigned, { onRenderError }),
        host,
        slot,
        kept[index],
      ),
    );
    put();
    draw(
      layout(
        placed.map(({ slot }) => slot),
        Object.assign({}, ...placed.map(({ wallet }) => wallet.page.compat), { minHeight: `${height}px` }),
      ),
    );
  };

  // Where a theme replaces all that is in the element, the buttons are put back. A single button that an app takes out stays
  // out.
  const observer = new MutationObserver(() => {
    const gone = children.filter(child => !child.isConnected);
    if (!gone.length) return;
    if (gone.length === children.length && host.querySelector(':scope>:not([slot=shop-promise])')) {
      put();
      void refresh();
    } else for (const { slot } of gone) removed.add(slot);
  });
  observer.observe(host, { childList: true });

  const restored = key && takeCachedButtons(key());
  if (restored) {
    ({ height } = restored);
    show(restored.placed, restored.children);
  } else pendingElements.add(host);

  return {
    refresh,
    dispose() {
      newest.abort();
      observer.disconnect();
      // The height is kept, so that nothing below moves where the element is mounted again at once.
      host.style.minHeight = `${host.offsetHeight}px`;
      tree?.unmount();
      clear();
      if (key && children.length) cacheButtons(key(), { placed, children, height });
    },
  };
}
