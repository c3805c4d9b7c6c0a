/** What the sandbox's API asks of node's `timers/promises`, in a browser. */
export function setTimeout(ms: number): Promise<void> {
  return new Promise(resolve => window.setTimeout(resolve, ms));
}
