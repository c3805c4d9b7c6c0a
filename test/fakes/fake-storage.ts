import { stub } from '../run/suite';

/** What a page finds in place of its session storage: `denied` throws when it is asked for, `full` when it is written to. */
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

/** @returns what puts the page's own back */
export function fakeStorage(state: StorageState): () => void {
  return stub(globalThis, {
    get sessionStorage() {
      return STATES[state]();
    },
  });
}
