/** Detail of the event `wallet-rendered`. */
export interface Rendered {
  /** Whether the button is there. */
  status: 'success' | 'failure';
  /** Of a failure: `ineligible`, or the message of the error. */
  message?: string;
}

/** Tells the page around the checkout's element what became of its button. */
export function tellRendered(element: HTMLElement, detail: Rendered): void {
  element.dispatchEvent(new CustomEvent('wallet-rendered', { bubbles: true, composed: true, detail }));
}
