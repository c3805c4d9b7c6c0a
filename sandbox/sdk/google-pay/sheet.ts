import { type ReadonlySignal, signal } from '@preact/signals';
import type { GooglePayControl } from '../control';
import { ACCOUNTS } from '../shoppers';
import { type Choice, toIntermediateData, toPaymentData } from './payment-data';
import { CHANGE_INTENTS, findAuthorizationFault, findUpdateFault } from './rules';
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

/** The limit is not published; that of the other wallets is 30 s. */
const CALLBACK_TIMEOUT_MS = 30_000;

export const CANCELED: PaymentsError = {
  statusCode: 'CANCELED',
  statusMessage: 'The shopper closed the payment sheet.',
};

/** Creates the rejection for a wrong parameter, and logs it. */
export function developerError(method: string, fault: string): PaymentsError {
  const statusMessage = `Error in ${method}: ${fault}`;
  console.error(`[google pay sandbox] ${statusMessage}`);
  return { statusCode: 'DEVELOPER_ERROR', statusMessage };
}

/** One call of `loadPaymentData`. The view renders `state` and calls the methods. */
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
  /** Ends with `INTERNAL_ERROR` at any time. */
  crash(): void;
}

/** Renders a sheet and returns a function that removes it. The stand-in's script sets it. */
export const view: { show(sheet: Sheet): () => void } = { show: () => () => {} };

export function createSheet(
  request: PaymentDataRequest,
  callbacks: Callbacks,
  control: GooglePayControl = {},
): Sheet {
  const timeoutMs = control.callbackTimeoutMs ?? CALLBACK_TIMEOUT_MS;
  const state = signal(startState(request, control));
  let succeed: (data: PaymentData) => void = () => {};
  let reject: (error: PaymentsError) => void = () => {};
  const outcome = new Promise<PaymentData>((...settle) => {
    [succeed, reject] = settle;
  });
  let closing = CANCELED;
  let calls = 0;

  const set = (patch: Partial<SheetState>) => {
    state.value = { ...state.value, ...patch };
  };

  function end() {
    calls += 1;
    set({ phase: 'closed', loading: false });
  }

  function failDeveloper(fault: string) {
    closing = developerError('loadPaymentData', fault);
    set({ phase: 'failed', loading: false, notice: 'failure' });
  }

  /** Calls the shop's handler. Returns nothing if it fails, or if the shopper has changed the choice since the call. */
  async function callHandler<Data, Answer>(
    name: keyof Callbacks,
    handler: (data: Data) => Answer | Promise<Answer>,
    data: Data,
    onFailure: Partial<SheetState>,
  ): Promise<Answer | undefined> {
    const call = ++calls;
    const reply = await callShop(handler, data, timeoutMs);
    if (call !== calls) return undefined;
    if ('answer' in reply) return reply.answer ?? (null as Answer);
    console.error(`[google pay sandbox] ${name} ${reply.failure}`);
    set({ loading: false, notice: 'failure', ...onFailure });
    return undefined;
  }

  async function sendChange(trigger: CallbackTrigger) {
    const handler = callbacks.onPaymentDataChanged;
    const choice = toChoice(state.value);
    const intents = trigger === 'INITIALIZE' ? CHANGE_INTENTS : [trigger];
    if (!handler || !choice || !intents.some(intent => request.callbackIntents?.includes(intent))) return;
    set({
      phase: 'updating',
      loading: !(trigger === 'INITIALIZE' && control.noLoader),
      notice: undefined,
      blocked: false,
    });
    const data = toIntermediateData(request, choice, trigger);
    const answer = await callHandler('onPaymentDataChanged', handler, data, {
      phase: 'ready',
      blocked: true,
    });
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
    const answer = await callHandler('onPaymentAuthorized', handler, data, { phase: 'failed' });
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
    open: () => sendChange('INITIALIZE'),
    async switchAccount() {
      if (!isTouchable(state.value)) return;
      state.value = startState(request, { account: otherAccount(state.value.account.id) });
      await sendChange('INITIALIZE');
    },
    async chooseAddress(id) {
      const address = listAddresses(request).find(saved => saved.id === id);
      if (!address || !isTouchable(state.value)) return;
      set({ address });
      await sendChange('SHIPPING_ADDRESS');
    },
    async chooseOption(id) {
      if (!isTouchable(state.value) || !state.value.options.some(option => option.id === id)) return;
      set({ optionId: id });
      await sendChange('SHIPPING_OPTION');
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
      reject({ statusCode: 'INTERNAL_ERROR', statusMessage: 'The sheet has crashed, triggered by a test.' });
    },
  };
}

function toChoice({ account, address, optionId, card }: SheetState): Choice | undefined {
  return card && { email: account.email, address, optionId, card };
}

const otherAccount = (id: string) => ACCOUNTS.find(account => account.id !== id)?.id;

/** The response of a callback, or the reason of its failure. */
type Reply<Answer> = { answer: Answer } | { failure: string };

/** Calls the shop's handler with a time-out. Copies the data, as between the real sheet and the page. */
async function callShop<Data, Answer>(
  handler: (data: Data) => Answer | Promise<Answer>,
  data: Data,
  timeoutMs: number,
): Promise<Reply<Answer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Reply<Answer>>(resolve => {
    timer = setTimeout(resolve, timeoutMs, { failure: `did not respond within ${timeoutMs} ms` });
  });
  try {
    return await Promise.race([limit, answerOf(handler, data)]);
  } finally {
    clearTimeout(timer);
  }
}

async function answerOf<Data, Answer>(
  handler: (data: Data) => Answer | Promise<Answer>,
  data: Data,
): Promise<Reply<Answer>> {
  try {
    // The real sheet is another window, so callbacks run in a later task.
    await new Promise(resolve => setTimeout(resolve));
    return { answer: structuredClone(await handler(structuredClone(data))) };
  } catch (error) {
    return { failure: `was rejected: ${error}` };
  }
}
