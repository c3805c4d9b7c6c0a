import '../../../test/run/dom';
import * as assert from 'uvu/assert';
import { stub, test } from '../../../test/run/suite';
import { ApplePaySession } from './session';
import { view } from './sheet';
import { showSheet } from './sheet-view';
import type { Request, Update } from './types';

/** Starts each test of the file on a secure page without a session or a control. */
export function setUpSessions(): void {
  stub(view, { show: showSheet });
  test.after.each(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
}

export const TOTAL = { label: 'Loja Exemplo', amount: '10.00' };
export const UPDATE: Update = {
  newTotal: TOTAL,
  newShippingMethods: [
    { label: 'PAC', detail: '', amount: '10.00', identifier: 'pac' },
    { label: 'SEDEX', detail: '', amount: '25.00', identifier: 'sedex' },
  ],
};
export const ADDRESS: Partial<Request> = { requiredShippingContactFields: ['postalAddress'] };

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

/** Creates a merchant session like Apple's server. */
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

/** Opens a session. `events` has those that `next` has not returned. */
export function openSession(patch: Partial<Request> = {}) {
  const session = new ApplePaySession(14, createRequest(patch));
  const events: Event[] = [];
  let notify: () => void = () => {};
  const listen = (type: string) =>
    session.addEventListener(type, event => {
      events.push(event);
      notify();
    });
  async function next(type: string) {
    while (!events.some(event => event.type === type))
      await new Promise<void>(resolve => {
        notify = resolve;
      });
    const index = events.findIndex(event => event.type === type);
    return events.splice(index, 1)[0] as never;
  }
  listen('validatemerchant');
  listen('cancel');
  session.begin();
  return { session, events, listen, next };
}

/** Opens a session with a valid merchant and waits for an event. */
export async function openUntilEvent(type: string, patch?: Partial<Request>) {
  const scene = openSession(patch);
  scene.listen(type);
  await scene.next('validatemerchant');
  scene.session.completeMerchantValidation(createMerchantSession());
  return { ...scene, event: (await scene.next(type)) as unknown as Record<string, never> };
}

/** Finds a part of the sheet by its test id. */
export function part(name: string): HTMLElement | null {
  const host = document.querySelector('[data-apay-sandbox]');
  return host?.shadowRoot?.querySelector(`[data-testid=apay-${name}]`) ?? null;
}

/** Asserts that each call throws an error of that name. */
export function assertThrows(name: 'InvalidAccessError' | 'TypeError', ...calls: (() => void)[]): void {
  for (const call of calls) assert.throws(call, (error: Error) => error.name === name, `${call}`);
}
