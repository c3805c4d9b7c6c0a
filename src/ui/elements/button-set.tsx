import { createRoot as createTree } from 'react-dom/client';
import { isOnDark, watchBackground } from '../../core/page/background';
import { isWithinBudget } from '../../core/platform/budget';
import { report, toElementError, toReason } from '../../core/platform/errors';
import { nullProto } from '../../core/platform/objects';
import { emitPageEvent } from '../../core/platform/page-event';
import type { PageType, WalletConfig } from '../../core/types/page';
import type { WalletReadyDetail } from '../../core/types/page-event';
import { failedWallets } from '../../wallets';
import { pendingElements, readServerBox, type ServerBox } from '../brand/appearance';
import type { Child, Style } from '../jsx-runtime';
import { createStyledRoot } from '../styles';
import { cacheButtons, type PlacedWallet, takeCachedButtons } from './button-cache';
import { empty } from './define';
import { isPurchaseBlocking, type WalletElementProps } from './wallet-button';
import { createWalletElement } from './wallet-element';

/** What differs between the elements: their wallets, layout and attributes. */
export interface ButtonSetOptions
  extends Pick<WalletElementProps, 'disabled' | 'form' | 'read' | 'onRender'> {
  /** Kind of page, for `wallet-ready`. */
  pageType: PageType;
  /** Finds the wallets to show. A rejection is reported, and the set stays empty. */
  find(signal: AbortSignal): Promise<PlacedWallet[]>;
  /**
   * Renders the shadow tree around the slots.
   *
   * @param style custom properties of the wallets, and the height of the server's markup. That height stays reserved if some of
   * the buttons don't load, so that nothing below moves
   */
  layout(slots: string[], style: Style): Child;
  /**
   * Returns a key for what the buttons sell. A new element with the same key reuses a removed element's buttons at once if it is
   * added within one animation frame. Not for elements that must fetch the cart first.
   *
   * @default none: the buttons are removed with the element
   */
  key?(): string;
  /** CSS of the layout, added to the CSS that all elements share. @default none */
  css?: string;
  /** Shown until the wallets are found, if the server rendered nothing. @default nothing */
  placeholder?: Child;
}

/** The buttons of one element. */
export interface ButtonSet {
  /** Finds the wallets again; only the newest call counts. */
  refresh(): Promise<void>;
  dispose(): void;
}

/**
 * Creates the buttons of one element. The server's markup shows until the wallets are found. Then the wallets' elements replace
 * it in the light DOM, where themes and trackers look for them.
 */
export function createButtonSet(host: HTMLElement, options: ButtonSetOptions): ButtonSet {
  const { find, layout, css, placeholder, key, pageType, ...assigned } = nullProto<ButtonSetOptions>(options);
  let placed: PlacedWallet[] = [];
  /** Space of the server's markup; without height until it is laid out and has been read. */
  let box: ServerBox = { height: 0 };
  let children: HTMLElement[] = [];
  /** The children whose buttons have rendered. */
  let rendered = new Set<Element>();
  /** Slots of wallets that an app has removed. */
  const removed = new Set<string>();
  const isKept = ({ slot }: { slot: string }) => !removed.has(slot);
  let newest = new AbortController();
  /** Wallets, slots and configurations of the current buttons, as text. */
  let previous: string | null = null;
  let tree: ReturnType<typeof createTree> | undefined;
  /** Why the newest search has failed. */
  let reason: WalletReadyDetail['reason'];
  /** True once an app has replaced the content too often. */
  let isAbandoned = false;

  const render = (content: Child) => {
    tree ??= createTree(createStyledRoot(host, css));
    tree.render(content);
  };
  // A remounted element has a shadow root, in which the server's markup isn't visible.
  if (placeholder && (host.shadowRoot || !host.firstElementChild)) render(placeholder);

  /** Skips a wallet whose button failed to render, so that the next one is tried. */
  const onRenderError = (config: WalletConfig, error: unknown) => {
    failedWallets.set(config, error);
    void refresh();
  };

  const onRender = (element: Element) => {
    rendered.add(element);
    options.onRender?.(element);
    emitReady();
  };

  /** Emits `wallet-ready` after all connected children have rendered. */
  const emitReady = () => {
    if (children.some(child => child.isConnected && !rendered.has(child))) return;
    const shown = placed.filter(isKept);
    const wallets = shown.map(({ wallet }) => wallet.config.name);
    emitPageEvent(host, 'wallet-ready', { wallets, pageType, reason });
  };

  // The content of the slot `shop-promise` is the page's own and stays.
  const insertChildren = () =>
    host.replaceChildren(...children.filter(isKept), ...host.querySelectorAll(':scope>[slot=shop-promise]'));

  /**
   * Removes the wallets' elements, wherever an app has moved them. In prototype.js, `remove` throws for a detached element.
   */
  const clear = () => {
    for (const child of children) child.replaceWith();
  };

  const refresh = async () => {
    let signal: AbortSignal | undefined;
    const fail = (error: unknown) => {
      if (!signal?.aborted) {
        report(toElementError(host, error));
        reason = toReason(error);
      }
      return [];
    };
    try {
      newest.abort();
      newest = new AbortController();
      ({ signal } = newest);
      reason = undefined;
      const found = await find(signal).catch(fail);
      if (signal.aborted || isAbandoned) return;
      if (!box.height) box = readServerBox(host);
      show(found);
    } catch (error) {
      fail(error);
      clear();
      empty(host);
    }
  };

  const show = (found: PlacedWallet[], kept: HTMLElement[] = []) => {
    placed = found.filter(isKept);
    const next = JSON.stringify(
      placed.map(({ wallet: { config, settings }, slot }) => [slot, config, settings]),
    );
    // Nothing has changed: a button that stays keeps its focus and its purchase.
    if (next === previous && children.every(child => child.isConnected)) return;
    previous = next;
    host.style.minHeight = '';
    clear();
    rendered = new Set();
    children = placed.map(({ wallet, slot }, index) =>
      createWalletElement(
        nullProto<WalletElementProps>(wallet, assigned, { onRender, onRenderError }),
        host,
        slot,
        kept[index],
      ),
    );
    // The margins of the skeleton replace those that a theme's rules for Buy it now would add.
    if (box.margin && children[0]) children[0].style.marginBlock = box.margin;
    insertChildren();
    const content = layout(
      placed.map(({ slot }) => slot),
      nullProto<Style>(...placed.map(({ wallet }) => wallet.settings.compat), {
        minHeight: `${box.height}px`,
      }),
    );
    // A closed drawer with an empty cart needs no shadow tree.
    if (content || tree) render(content);
    if (!children.length) emitReady();
  };

  // If an app replaces all content of the element, the buttons are restored. A single button that it removes stays removed.
  const observer = new MutationObserver(() => {
    const gone = children.filter(child => !child.isConnected);
    if (!gone.length) return;
    if (gone.length === children.length && host.querySelector(':scope>:not([slot=shop-promise])')) {
      isAbandoned = !isWithinBudget(host);
      // Shows the app's content.
      if (isAbandoned) return render(<slot />);
      insertChildren();
      void refresh();
    } else {
      for (const { slot } of gone) removed.add(slot);
      emitReady();
    }
  });
  observer.observe(host, { childList: true });

  const stopWatching = watchBackground(host, () => {
    const looks = placed.map(({ wallet }) => wallet.settings.isOnDark);
    if (!looks.includes(!isOnDark(host))) return false;
    // A button that is drawn anew would lose its purchase, so that waits for the end.
    if (isPurchaseBlocking()) return true;
    return void refresh();
  });

  const restored = key && takeCachedButtons(key());
  if (restored) {
    ({ box } = restored);
    show(restored.placed, restored.children);
  } else pendingElements.add(host);

  return {
    refresh,
    dispose() {
      newest.abort();
      observer.disconnect();
      stopWatching();
      // The height stays reserved, so that nothing below moves if the element is remounted at once.
      host.style.minHeight = `${host.offsetHeight}px`;
      tree?.unmount();
      clear();
      if (key && children.length) cacheButtons(key(), { placed, children, box });
    },
  };
}
