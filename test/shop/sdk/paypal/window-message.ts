import type { Act } from './types';

/** What the shopper can do in the window's page; it is closed without a word. */
export const ACTS = ['approve', 'cancel', 'fail'] as const satisfies Act[];

/** What the window's page says to the page that opened it. */
export interface WindowMessage {
  paypalSandbox: (typeof ACTS)[number];
}

export function readAct(data: unknown): Act | undefined {
  const said = (data as WindowMessage | null)?.paypalSandbox;
  return ACTS.find(act => act === said);
}
