import { ApplePaySession } from './session';
import { showSheet } from './show-sheet';
import type { Request, Update } from './types';
import { view } from './view';

view.show = showSheet;

export const TOTAL = { label: 'Loja Exemplo', amount: '10.00' };

export function createRequest(patch: Partial<Request> = {}): Request {
  return {
    countryCode: 'BR',
    currencyCode: 'BRL',
    supportedNetworks: ['visa', 'masterCard'],
    merchantCapabilities: ['supports3DS'],
    total: TOTAL,
    ...patch,
  };
}

/** A merchant session as Apple's server signs it. */
export const createMerchantSession = () => ({
  epochTimestamp: Date.now(),
  expiresAt: Date.now() + 60_000,
  merchantSessionIdentifier: 'SSH1',
  nonce: 'a1b2',
  merchantIdentifier: 'M1',
  domainName: 'shop.example',
  displayName: 'Loja Exemplo',
  signature: 'c0ffee',
});

export const METHODS = [
  { label: 'PAC', detail: '', amount: '10.00', identifier: 'pac' },
  { label: 'SEDEX', detail: '', amount: '25.00', identifier: 'sedex' },
];

export const UPDATE: Update = { newTotal: TOTAL, newShippingMethods: METHODS };

export interface Heard {
  type: string;
  event: Record<string, never>;
}

/** A session that is open and tells what it says. */
export function openSession(patch: Partial<Request> = {}) {
  const session = new ApplePaySession(14, createRequest(patch));
  const heard: Heard[] = [];
  let notify: () => void = () => {};
  const listen = (type: string) =>
    session.addEventListener(type, event => {
      heard.push({ type, event: event as never });
      notify();
    });
  /** Waits for the next event of that type. */
  async function next(type: string) {
    while (!heard.some(other => other.type === type))
      await new Promise<void>(resolve => {
        notify = resolve;
      });
    const index = heard.findIndex(other => other.type === type);
    return heard.splice(index, 1)[0]?.event as never;
  }
  listen('validatemerchant');
  listen('cancel');
  session.begin();
  return { session, heard, listen, next };
}

/** The sheet's part with that name, as a person finds it. */
export function part(name: string): HTMLElement | null {
  const host = document.querySelector('[data-apay-sandbox]');
  return host?.shadowRoot?.querySelector(`[data-testid=apay-${name}]`) ?? null;
}

/** Opens a session whose merchant is valid, and waits until the page is asked that. */
export async function openUntilAsked(type: string, patch?: Partial<Request>) {
  const scene = openSession(patch);
  scene.listen(type);
  await scene.next('validatemerchant');
  scene.session.completeMerchantValidation(createMerchantSession());
  return { ...scene, event: (await scene.next(type)) as unknown as Record<string, never> };
}

/** Name of what is thrown. */
export function nameOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return (error as Error).name;
  }
  return 'none';
}
