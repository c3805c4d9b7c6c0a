import { tryCall } from '../platform/objects';

/** Ids of the carts of which a mutation was lost, in `sessionStorage`, so that the marks outlive a reload. */
const STORAGE_KEY = 'portable-wallets-lost-carts';
const STORED_MAX = 20;

/** The ids while the storage is full or blocked. A reload then forgets them. */
let fallback: string[] = [];

/** Numbers of mutations without a response, by cart. */
const pending = new Map<string, number>();

/** Returns an id without the cart's secret (`?key=…`), which some responses leave out. */
const toKey = (cartId: string) => cartId.replace(/\?.*/, '');

function readLost(): string[] {
  const read = (): string[] => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '').map(String);
  return fallback.concat(tryCall(read) ?? []);
}

/** Marks a cart of which a mutation is lost. */
export function markLost(cartId: string): void {
  const keys = [...new Set([...readLost(), toKey(cartId)])].slice(-STORED_MAX);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(keys));
  } catch {
    fallback = keys;
  }
}

/** The page unloads, so that the responses never come, even if it returns from the back/forward cache. */
function onUnload(): void {
  for (const key of pending.keys()) markLost(key);
  pending.clear();
}

/**
 * Counts a mutation of a cart as pending until its response. The sender marks the cart (`markLost`) for each attempt that is lost:
 * sent, and answered by nothing, an unreadable body or a 5xx. The server may still execute a lost mutation, at any time.
 */
export async function trackMutation<T>(cartId: string, sending: Promise<T>): Promise<T> {
  const key = toKey(cartId);
  const count = (step: number) => {
    const next = (pending.get(key) ?? 0) + step;
    if (next > 0) pending.set(key, next);
    else pending.delete(key);
  };
  count(1);
  addEventListener('pagehide', onUnload);
  try {
    return await sending;
  } finally {
    count(-1);
    // A page may have replaced this function. The response counts all the same.
    if (!pending.size) tryCall(() => removeEventListener('pagehide', onUnload));
  }
}

/** Returns true if the server may still execute a mutation of this cart, so that no sheet may submit it. */
export function hasLostRequest(cartId: string): boolean {
  return readLost().includes(toKey(cartId));
}

/** Returns true while a mutation of this cart has no response. */
export function hasPendingRequest(cartId: string): boolean {
  return pending.has(toKey(cartId));
}

/** Counts the mutations of a cart without a response as lost, because nothing waits for them any more. */
export function abandonRequests(cartId: string): void {
  if (hasPendingRequest(cartId)) markLost(cartId);
}
