import { type ReadonlySignal, signal } from '@preact/signals';
import { createToken, listCards, toPaymentMethod } from './cards';
import { CONTACTS, findContact, pickFields, redact } from './contacts';
import type { Control } from './control';
import { isFinal } from './legacy';
import type { Asking } from './session-state';
import { applyUpdate, asksAddress, isPayable, type SheetState, startState } from './sheet-state';
import type { Payment, Request, Result, Update } from './types';
import { ANSWER_TIMEOUT_MS } from './vocabulary';

/** The page behind the sheet, as its session speaks to it. */
export interface Shop {
  /** Settles when the page has validated the merchant. */
  validate(): Promise<unknown>;
  /** The page's answer to a selection, or nothing where it does not listen. */
  ask(asking: Asking, detail: object): Promise<unknown>;
  /** The shopper, or the sheet itself, gives up. */
  cancel(): void;
}

/** The sheet from its opening to its end; the view shows `state` and calls the verbs. */
export interface Sheet {
  readonly request: Request;
  readonly state: ReadonlySignal<SheetState>;
  open(): Promise<void>;
  chooseContact(id: string): Promise<void>;
  chooseMethod(id: string): Promise<void>;
  chooseCard(id: string): Promise<void>;
  pay(): Promise<void>;
  /** By the shopper. */
  close(): void;
  /** By the page. */
  end(): void;
}

export function createSheet(request: Request, shop: Shop, control: Control = {}): Sheet {
  const timeoutMs = control.answerTimeoutMs ?? ANSWER_TIMEOUT_MS;
  const state = signal(startState(request, control));
  const set = (patch: Partial<SheetState>) => {
    state.value = { ...state.value, ...patch };
  };
  const isOpen = () => state.value.phase !== 'closed';
  let patience: ReturnType<typeof setTimeout> | undefined;
  const shut = () => {
    clearTimeout(patience);
    set({ phase: 'closed' });
  };

  /** Nothing where the sheet went away meanwhile, or lost patience. */
  async function wait<T>(answer: Promise<T>): Promise<{ answer: T } | undefined> {
    const limit = new Promise<undefined>(resolve => {
      patience = setTimeout(resolve, timeoutMs, undefined);
    });
    const first = await Promise.race([answer.then(value => ({ answer: value })), limit]);
    clearTimeout(patience);
    if (!isOpen()) return undefined;
    if (first) return first;
    console.error(`[apple pay sandbox] The page did not answer within ${timeoutMs} ms`);
    set({ phase: 'failed', errors: 'failure' });
    shop.cancel();
    return undefined;
  }

  async function ask(asking: Asking, detail: object): Promise<boolean> {
    set({ phase: 'asking', errors: [], blocked: false });
    const reply = await wait(shop.ask(asking, detail));
    if (!reply) return false;
    if (reply.answer) state.value = applyUpdate(state.value, reply.answer as Update);
    else set({ phase: 'ready' });
    return true;
  }

  const askContact = () => ask('ShippingContactSelected', { shippingContact: redact(state.value.contact) });
  const askCard = async () => {
    const { card } = state.value;
    return card
      ? ask('PaymentMethodSelected', { paymentMethod: toPaymentMethod(card, request) })
      : Promise.resolve(true);
  };

  function toPayment(): Payment {
    const { card, contact } = state.value;
    if (!card) throw new Error('There is no card to pay with');
    return {
      token: createToken(card),
      billingContact: pickFields(findContact(card.billingId), request.requiredBillingContactFields),
      shippingContact: pickFields(contact, request.requiredShippingContactFields),
    };
  }

  return {
    request,
    state,
    async open() {
      if (!(await wait(shop.validate()))) return;
      set({ phase: 'ready' });
      if (asksAddress(request) && !(await askContact())) return;
      const { errors, blocked } = state.value;
      // The error about the address stands until the shopper has chosen another.
      if ((await askCard()) && blocked) set({ errors, blocked });
    },
    async chooseContact(id) {
      const contact = CONTACTS.find(saved => saved.id === id);
      if (!contact || state.value.phase !== 'ready') return;
      set({ contact });
      if (asksAddress(request)) await askContact();
      else set({ errors: [] });
    },
    async chooseMethod(id) {
      const shippingMethod = state.value.methods.find(({ identifier }) => identifier === id);
      if (!shippingMethod || state.value.phase !== 'ready') return;
      set({ methodId: id });
      await ask('ShippingMethodSelected', { shippingMethod });
    },
    async chooseCard(id) {
      const card = listCards(request).find(saved => saved.id === id);
      if (!card || state.value.phase !== 'ready') return;
      set({ card });
      await askCard();
    },
    async pay() {
      if (!isPayable(state.value)) return;
      set({ phase: 'paying', errors: [] });
      const reply = await wait(shop.ask('Authorized', { payment: toPayment() }));
      if (!reply) return;
      const { errors = [] } = reply.answer as Result;
      set(isFinal(reply.answer as Result) ? { phase: 'closed' } : { phase: 'ready', errors });
    },
    close() {
      if (!isOpen()) return;
      const hasFailed = state.value.phase === 'failed';
      shut();
      if (!hasFailed) shop.cancel();
    },
    end: shut,
  };
}
