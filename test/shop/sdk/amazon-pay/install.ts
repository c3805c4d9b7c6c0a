import { createSdk } from './create-sdk';

/** What tells Amazon Pay and Buy with Prime apart. */
export interface Brand {
  /** Name of the SDK in `window.amazon`. */
  global: string;
  /** As the button says it. */
  name: string;
  /** Path of the hosted page, where the script comes from. */
  page: string;
}

/** Puts the SDK into the page beside what other scripts of Amazon have put there. */
export function install({ global, name, page }: Brand): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const sdk = createSdk({ name, page: new URL(page, src).href, go: url => location.assign(url) });
  window.amazon = { ...window.amazon, [global]: sdk };
}
