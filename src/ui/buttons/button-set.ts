import type { ReactNode } from 'react';
import { createRoot as createTree } from 'react-dom/client';
import { toElementError } from '../../core/base/accelerated-checkout-error';
import { report } from '../../core/base/report';
import type { WalletConfig } from '../../core/types/wallet-config';
import { broken } from '../../wallets';
import { createStyledRoot } from '../styles/styles';
import { keepButtons, type Placed, restoreButtons } from './kept-buttons';
import { readHeight } from './read-height';
import { type Assignment, createWalletElement } from './wallet-button';

export interface ButtonSetOptions extends Pick<Assignment, 'disabled' | 'form' | 'read' | 'drawn'> {
  /** Finds the wallets to show. A set that can't be found is an empty one, and reported. */
  find(signal: AbortSignal): Promise<Placed[]>;
  /**
   * The shadow tree around the slots.
   *
   * @param room height in CSS pixels of what the server wrote: where something of it does not come, its room stays, so
   * that nothing below moves
   */
  layout(slots: string[], room: number): ReactNode;
  /**
   * Tells what the element has in common with others that show the same buttons: one that comes by the next frame after this one
   * went shows these, at once. Not for an element that must look before it knows what they are for.
   *
   * @default the buttons go with the element
   */
  key?(): string;
  /** Shown until the first look is over, where the server wrote nothing. @default nothing */
  placeholder?: ReactNode;
}

export interface ButtonSet {
  /** Looks anew; only the newest look counts. */
  refresh(): Promise<void>;
  end(): void;
}

/**
 * The wallets of one element. Until the first look is over there is no shadow tree, and what the server wrote shows as
 * the page sized it; then the wallets' elements take its place, in the light, where themes and trackers look for them.
 */
export function createButtonSet(
  host: HTMLElement,
  { find, layout, placeholder, key, ...assigned }: ButtonSetOptions,
): ButtonSet {
  let placed: Placed[] = [];
  let children: HTMLElement[] = [];
  /** Slots of the wallets that an app has taken out. */
  const taken = new Set<string>();
  let newest = new AbortController();
  let room = 0;
  /** What the buttons were made for. */
  let previous: string | undefined;
  let tree: ReturnType<typeof createTree> | undefined;

  const draw = (content: ReactNode) => {
    tree ??= createTree(createStyledRoot(host));
    tree.render(content);
  };
  // What the server wrote shows nowhere in an element that lives again.
  if (placeholder && (host.shadowRoot || !host.firstElementChild)) draw(placeholder);

  /** A wallet whose button could not be drawn: the next one has its turn. */
  const giveWay = (config: WalletConfig, error: unknown) => {
    broken.set(config, error as Error);
    void refresh();
  };

  // What the page promises is the page's own.
  const put = () =>
    host.replaceChildren(
      ...children.filter(({ slot }) => !taken.has(slot)),
      ...host.querySelectorAll(':scope>[slot=shop-promise]'),
    );

  /** Apps move wallets to other places of the page: they go from there too. */
  const clear = () => {
    for (const child of children) child.remove();
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
    room ||= await readHeight(host);
    if (signal.aborted) return;
    try {
      show(found);
    } catch (error) {
      fail(error);
      clear();
      host.replaceChildren();
    }
  };

  const show = (found: Placed[], kept: HTMLElement[] = []) => {
    placed = found.filter(({ slot }) => !taken.has(slot));
    const next = JSON.stringify(placed.map(({ wallet: { config, page }, slot }) => [slot, config, page]));
    // A button that stays the same one keeps its focus, and its purchase.
    if (next === previous && children.every(child => child.isConnected)) return;
    previous = next;
    host.style.minHeight = '';
    clear();
    children = placed.map(({ wallet, slot }, index) =>
      createWalletElement({ ...wallet, ...assigned, giveWay }, host, slot, kept[index]),
    );
    put();
    draw(
      layout(
        placed.map(({ slot }) => slot),
        room,
      ),
    );
  };

  // A theme lays other markup over the element: back to what was there. What an app takes out stays out.
  const observer = new MutationObserver(() => {
    const gone = children.filter(child => !child.isConnected);
    if (!gone.length) return;
    if (gone.length === children.length && host.querySelector(':scope>:not([slot=shop-promise])')) {
      put();
      void refresh();
    } else for (const { slot } of gone) taken.add(slot);
  });
  observer.observe(host, { childList: true });

  const before = key && restoreButtons(key());
  if (before) {
    ({ room } = before);
    show(before.placed, before.children);
  }

  return {
    refresh,
    end() {
      newest.abort();
      observer.disconnect();
      // Where it lives again at once, nothing below moves.
      host.style.minHeight = `${host.offsetHeight}px`;
      tree?.unmount();
      clear();
      if (key && children.length) keepButtons(key(), { placed, children, room });
    },
  };
}
