import type { ReactNode } from 'react';
import { createRoot as createTree } from 'react-dom/client';
import { report } from '../core/report';
import type { WalletConfig } from '../core/types';
import { broken, type ReadyWallet } from '../wallets';
import { createRoot } from './styles';
import { type Assignment, createWalletElement } from './wallet-button';

/** A wallet that can pay, and the slot of its element. */
export interface Placed {
  wallet: ReadyWallet;
  slot: string;
}

export interface ButtonSetOptions extends Pick<Assignment, 'disabled' | 'read'> {
  /** Finds the wallets to show. A set that can't be found is an empty one, and reported. */
  look(signal: AbortSignal): Promise<Placed[]>;
  /**
   * The shadow tree around the slots.
   *
   * @param room height in CSS pixels of what the server wrote: where something of it does not come, its room stays, so
   * that nothing below moves
   */
  layout(slots: string[], room: number): ReactNode;
  /** Told after each look, with the slots that are there now. */
  shown?(slots: string[]): unknown;
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
  { look, layout, placeholder, shown, ...assigned }: ButtonSetOptions,
): ButtonSet {
  let children: HTMLElement[] = [];
  let newest = new AbortController();
  let room = 0;
  let tree: ReturnType<typeof createTree> | undefined;

  const draw = (content: ReactNode) => {
    tree ??= createTree(createRoot(host));
    tree.render(content);
  };
  if (placeholder && !host.firstElementChild) draw(placeholder);

  /** A wallet whose button could not be drawn: the next one has its turn. */
  const giveWay = (config: WalletConfig) => {
    broken.add(config);
    void refresh();
  };

  const refresh = async () => {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    const placed = await look(signal).catch(error => {
      if (!signal.aborted) report(error);
      return [];
    });
    if (signal.aborted) return;
    const assignment = { ...assigned, giveWay };
    children = placed.map(({ wallet, slot }) =>
      createWalletElement({ ...wallet, ...assignment }, host, slot),
    );
    room ||= host.offsetHeight;
    host.replaceChildren(...children);
    const slots = placed.map(({ slot }) => slot);
    draw(layout(slots, room));
    shown?.(slots);
  };

  // A theme that lays the server's markup over the element takes all of its wallets away; one alone is an app's wish.
  const observer = new MutationObserver(() => {
    if (children.length && children.every(child => !child.isConnected)) void refresh();
  });
  observer.observe(host, { childList: true });

  return {
    refresh,
    end() {
      newest.abort();
      observer.disconnect();
      tree?.unmount();
      for (const child of children) child.remove();
    },
  };
}
