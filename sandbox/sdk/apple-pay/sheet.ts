import { type ReadonlySignal, signal } from '@preact/signals';
import type { ApplePayControl } from '../control';
import type { SavedCard } from '../shoppers';
import { isFinal, type PendingState } from './session-rules';
import {
  CONTACTS,
  createToken,
  findContact,
  listCards,
  pickFields,
  redact,
  type SavedContact,
  toPaymentMethod,
} from './shopper';
import type {
  LineItem,
  Payment,
  Recurring,
  Request,
  Result,
  SheetError,
  ShippingMethod,
  Update,
} from './types';

/** Time-out of the page's response. */
const ANSWER_TIMEOUT_MS = 30_000;

export interface SheetState {
  /** `failed`: the shopper can only close the sheet. */
  phase: 'validating' | 'ready' | 'updating' | 'paying' | 'failed' | 'closed';
  contact: SavedContact;
  card?: SavedCard | undefined;
  methods: ShippingMethod[];
  methodId?: string | undefined;
  total: LineItem;
  items: LineItem[];
  recurring?: Recurring | undefined;
  /** The shop's errors, or `failure` for the sheet's own. */
  errors: SheetError[] | 'failure';
  /** True while the errors must be solved before paying. */
  blocked: boolean;
}

function startState(request: Request, control: ApplePayControl): SheetState {
  return {
    phase: 'validating',
    contact: findContact(control.contact),
    card: listCards(request)[0],
    total: request.total,
    items: request.lineItems ?? [],
    recurring: request.recurringPaymentRequest,
    errors: [],
    blocked: false,
    ...toMethods(request.shippingMethods ?? []),
  };
}

/** A new list selects its first method. */
function toMethods(methods: ShippingMethod[]): Pick<SheetState, 'methods' | 'methodId'> {
  return { methods, methodId: methods[0]?.identifier };
}

/** Applies a response of the page. Missing members stay unchanged. */
function applyUpdate(state: SheetState, update: Update): SheetState {
  const { newTotal, newLineItems, newShippingMethods, newRecurringPaymentRequest, errors = [] } = update;
  return {
    ...state,
    phase: 'ready',
    total: newTotal,
    items: newLineItems ?? state.items,
    recurring: newRecurringPaymentRequest ?? state.recurring,
    ...(newShippingMethods && toMethods(newShippingMethods)),
    errors,
    blocked: errors.length > 0,
  };
}

export const requiresAddress = ({ requiredShippingContactFields: fields }: Request) =>
  fields?.includes('postalAddress') ?? false;

export function isPayable({ phase, blocked, card, total }: SheetState): boolean {
  return phase === 'ready' && !blocked && card !== undefined && total.type !== 'pending';
}

/** Calls of the sheet to its session. */
export interface Shop {
  /** Settles when the page has validated the merchant. */
  validate(): Promise<unknown>;
  /** Resolves with the page's response to an event, or with nothing if the page has no listener. */
  dispatch(pending: PendingState, detail: object): Promise<unknown>;
  /** Called when the shopper closes the sheet, or when a response times out. */
  cancel(): void;
}

/** The view renders `state` and calls the methods. */
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

/** Renders a sheet and returns a function that removes it. The stand-in's script sets it. */
export const view: { show(sheet: Sheet): () => void } = { show: () => () => {} };

export function createSheet(request: Request, shop: Shop, control: ApplePayControl = {}): Sheet {
  const timeoutMs = control.answerTimeoutMs ?? ANSWER_TIMEOUT_MS;
  const state = signal(startState(request, control));
  const set = (patch: Partial<SheetState>) => {
    state.value = { ...state.value, ...patch };
  };
  const isOpen = () => state.value.phase !== 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shut = () => {
    clearTimeout(timer);
    set({ phase: 'closed' });
  };

  /** Resolves with nothing if the sheet has been closed, or after the time-out. */
  async function wait<T>(answer: Promise<T>): Promise<{ answer: T } | undefined> {
    const limit = new Promise<undefined>(resolve => {
      timer = setTimeout(resolve, timeoutMs, undefined);
    });
    const first = await Promise.race([answer.then(value => ({ answer: value })), limit]);
    clearTimeout(timer);
    if (!isOpen()) return undefined;
    if (first) return first;
    console.error(`[apple pay sandbox] The page did not respond within ${timeoutMs} ms`);
    set({ phase: 'failed', errors: 'failure' });
    shop.cancel();
    return undefined;
  }

  async function requestUpdate(pending: PendingState, detail: object): Promise<boolean> {
    set({ phase: 'updating', errors: [], blocked: false });
    const reply = await wait(shop.dispatch(pending, detail));
    if (!reply) return false;
    if (reply.answer) state.value = applyUpdate(state.value, reply.answer as Update);
    else set({ phase: 'ready' });
    return true;
  }

  const updateContact = () =>
    requestUpdate('ShippingContactSelected', { shippingContact: redact(state.value.contact) });
  const updateCard = async () => {
    const { card } = state.value;
    return !card || requestUpdate('PaymentMethodSelected', { paymentMethod: toPaymentMethod(card, request) });
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
      if (requiresAddress(request) && !(await updateContact())) return;
      const { errors, blocked } = state.value;
      // The address error stays until the shopper has chosen another address.
      if ((await updateCard()) && blocked) set({ errors, blocked });
    },
    async chooseContact(id) {
      const contact = CONTACTS.find(saved => saved.id === id);
      if (!contact || state.value.phase !== 'ready') return;
      set({ contact });
      if (requiresAddress(request)) await updateContact();
      else set({ errors: [] });
    },
    async chooseMethod(id) {
      const shippingMethod = state.value.methods.find(({ identifier }) => identifier === id);
      if (!shippingMethod || state.value.phase !== 'ready') return;
      set({ methodId: id });
      await requestUpdate('ShippingMethodSelected', { shippingMethod });
    },
    async chooseCard(id) {
      const card = listCards(request).find(saved => saved.id === id);
      if (!card || state.value.phase !== 'ready') return;
      set({ card });
      await updateCard();
    },
    async pay() {
      if (!isPayable(state.value)) return;
      set({ phase: 'paying', errors: [] });
      const reply = await wait(shop.dispatch('Authorized', { payment: toPayment() }));
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
