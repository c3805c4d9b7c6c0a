import { stub } from '../run/suite';

/** Replaces the page's session storage: `denied` throws on access, `full` on write. */
export type StorageState = 'denied' | 'none' | 'full';

const STATES: Record<StorageState, () => unknown> = {
  denied() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  none: () => null,
  full: () => ({
    getItem: () => null,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  }),
};

/** @returns restores the page's own */
export function fakeStorage(state: StorageState): () => void {
  return stub(globalThis, {
    get sessionStorage() {
      return STATES[state]();
    },
  });
}
