import { type ReadonlySignal, signal } from '@preact/signals';
import { nextAccount } from './accounts';
import { findAuthorizationFault, findUpdateFault } from './answer-rules';
import { callShop } from './callback';
import type { Control } from './control';
import { type Choice, toIntermediateData, toPaymentData } from './payment-data';
import { CANCELED, developerError } from './payments-error';
import {
  isPayable,
  isTouchable,
  listAddresses,
  listCards,
  type SheetState,
  startState,
  toOptions,
} from './sheet-state';
import type {
  Callbacks,
  CallbackTrigger,
  PaymentData,
  PaymentDataRequest,
  PaymentsError,
  Update,
} from './types';
import { CALLBACK_TIMEOUT_MS, CHANGE_INTENTS } from './vocabulary';

/** One `loadPaymentData`, from the opening of the sheet to its end; the view shows `state` and calls the verbs. */
export interface Sheet {
  readonly request: PaymentDataRequest;
  readonly state: ReadonlySignal<SheetState>;
  /** Rejects with a `PaymentsError`. */
  readonly outcome: Promise<PaymentData>;
  open(): Promise<void>;
  switchAccount(): Promise<void>;
  chooseAddress(id: string): Promise<void>;
  chooseOption(id: string): Promise<void>;
  chooseCard(id: string): void;
  pay(): Promise<void>;
  close(): void;
  /** Ends with `INTERNAL_ERROR`, whatever is under way. */
  crash(): void;
}

export function createSheet(request: PaymentDataRequest, callbacks: Callbacks, control: Control = {}): Sheet {
  const timeoutMs = control.callbackTimeoutMs ?? CALLBACK_TIMEOUT_MS;
  const state = signal(startState(request, control));
  let succeed: (data: PaymentData) => void = () => {};
  let reject: (error: PaymentsError) => void = () => {};
  const outcome = new Promise<PaymentData>((...settle) => {
    [succeed, reject] = settle;
  });
  let closing = CANCELED;
  let turn = 0;

  const set = (patch: Partial<SheetState>) => {
    state.value = { ...state.value, ...patch };
  };

  function end() {
    turn += 1;
    set({ phase: 'closed', loading: false });
  }

  function failDeveloper(fault: string) {
    closing = developerError('loadPaymentData', fault);
    set({ phase: 'failed', loading: false, notice: 'failure' });
  }

  /** Asks the shop; nothing where the shopper has moved on meanwhile or where there is no answer. */
  async function consult<Data, Answer>(
    name: keyof Callbacks,
    handler: (data: Data) => Answer | Promise<Answer>,
    data: Data,
    onFailure: Partial<SheetState>,
  ): Promise<Answer | undefined> {
    turn += 1;
    const mine = turn;
    const reply = await callShop(handler, data, timeoutMs);
    if (mine !== turn) return undefined;
    if ('answer' in reply) return reply.answer ?? (null as Answer);
    console.error(`[google pay sandbox] ${name} ${reply.failure}`);
    set({ loading: false, notice: 'failure', ...onFailure });
    return undefined;
  }

  async function announce(trigger: CallbackTrigger) {
    const handler = callbacks.onPaymentDataChanged;
    const choice = toChoice(state.value);
    const intents = trigger === 'INITIALIZE' ? CHANGE_INTENTS : [trigger];
    if (!handler || !choice || !intents.some(intent => request.callbackIntents?.includes(intent))) return;
    set({
      phase: 'asking',
      loading: !(trigger === 'INITIALIZE' && control.noLoader),
      notice: undefined,
      blocked: false,
    });
    const data = toIntermediateData(request, choice, trigger);
    const answer = await consult('onPaymentDataChanged', handler, data, { phase: 'ready', blocked: true });
    if (answer === undefined) return;
    const fault = findUpdateFault(answer, request);
    if (fault) failDeveloper(`onPaymentDataChanged (${trigger}) answered: ${fault}`);
    else apply(answer);
  }

  function apply({ newTransactionInfo, newShippingOptionParameters, error }: Update) {
    set({
      phase: 'ready',
      loading: false,
      transaction: { ...state.value.transaction, ...newTransactionInfo },
      ...(newShippingOptionParameters && toOptions(newShippingOptionParameters)),
      notice: error,
      blocked: error !== undefined,
    });
  }

  async function authorize(handler: NonNullable<Callbacks['onPaymentAuthorized']>, data: PaymentData) {
    set({ phase: 'paying', loading: true, notice: undefined });
    const answer = await consult('onPaymentAuthorized', handler, data, { phase: 'failed' });
    if (answer === undefined) return false;
    const fault = findAuthorizationFault(answer, request);
    if (fault) failDeveloper(`onPaymentAuthorized answered: ${fault}`);
    else if (answer.transactionState === 'ERROR')
      set({ phase: 'ready', loading: false, notice: answer.error ?? 'failure' });
    return !fault && answer.transactionState === 'SUCCESS';
  }

  return {
    request,
    state,
    outcome,
    open: () => announce('INITIALIZE'),
    async switchAccount() {
      if (!isTouchable(state.value)) return;
      state.value = startState(request, { account: nextAccount(state.value.account).id });
      await announce('INITIALIZE');
    },
    async chooseAddress(id) {
      const address = listAddresses(request).find(saved => saved.id === id);
      if (!address || !isTouchable(state.value)) return;
      set({ address });
      await announce('SHIPPING_ADDRESS');
    },
    async chooseOption(id) {
      if (!isTouchable(state.value) || !state.value.options.some(option => option.id === id)) return;
      set({ optionId: id });
      await announce('SHIPPING_OPTION');
    },
    chooseCard(id) {
      const card = listCards(request, state.value.account).find(saved => saved.id === id);
      if (card && isTouchable(state.value)) set({ card });
    },
    async pay() {
      const choice = toChoice(state.value);
      if (!choice || !isPayable(state.value, request)) return;
      const data = toPaymentData(request, choice);
      if (callbacks.onPaymentAuthorized && !(await authorize(callbacks.onPaymentAuthorized, data))) return;
      end();
      succeed(data);
    },
    close() {
      if (state.value.phase === 'closed') return;
      end();
      reject(closing);
    },
    crash() {
      end();
      reject({ statusCode: 'INTERNAL_ERROR', statusMessage: 'The sheet has crashed, as a test asked.' });
    },
  };
}

function toChoice({ account, address, optionId, card }: SheetState): Choice | undefined {
  return card && { email: account.email, address, optionId, card };
}
