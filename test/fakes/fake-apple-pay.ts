import { ApplePayError } from '../../sandbox/sdk/apple-pay/dictionaries';
import { checkRequest, checkUpdate, readUpdate } from '../../sandbox/sdk/apple-pay/request-rules';
import {
  createState,
  EVENTS,
  isFinal,
  type PendingState,
  readResult,
  toResult,
} from '../../sandbox/sdk/apple-pay/session-rules';
import type {
  Contact,
  Payment,
  PaymentMethod,
  Request,
  Result,
  ShippingMethod,
  Update,
} from '../../sandbox/sdk/apple-pay/types';
import { stub } from '../run/suite';

type State = ReturnType<typeof createState>;

/** An open session, controlled by the test. Each method settles when the wallet has responded or ended the session. */
export interface FakeSession {
  version: number;
  request: Request;
  state: State;
  validate(url?: string): Promise<unknown>;
  chooseContact(shippingContact: Contact): Promise<Update>;
  chooseMethod(shippingMethod: Partial<ShippingMethod>): Promise<Update>;
  chooseCard(paymentMethod: Partial<PaymentMethod>): Promise<Update>;
  authorize(payment: Payment): Promise<Result>;
  /** Closes the sheet, as the shopper does. */
  cancel(): void;
  /** Puts the page into the back/forward cache, which ends the session at once and fires `cancel` in a later task. */
  suspend(): void;
}

/** Apple Pay with the sandbox's rules of requests, responses and states. */
export interface FakeApplePay {
  sessions: FakeSession[];
  /** The last session. @throws if there is none */
  readonly session: FakeSession;
  /** @default 14 */
  newest: number;
  /** @default true */
  canPay: () => boolean;
  remove(): void;
}

type Handler = ((event: unknown) => void) | undefined;

/** Installs Apple Pay in the page, as in Safari. */
export function installApplePay(): FakeApplePay {
  const fake: FakeApplePay = {
    sessions: [],
    get session() {
      const session = fake.sessions.at(-1);
      if (!session) throw new Error('There is no session');
      return session;
    },
    newest: 14,
    canPay: () => true,
    remove() {
      Reflect.deleteProperty(window, 'ApplePaySession');
      Reflect.deleteProperty(window, 'ApplePayError');
    },
  };

  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static supportsVersion = (version: number) => version <= fake.newest;
    static canMakePayments = () => fake.canPay();

    [handler: string]: unknown;
    readonly #state = createState();
    #answer: (answer: never) => void = () => {};

    constructor(version: number, request: Request) {
      checkRequest(request, { version: fake.newest }, version);
      const ask = <T>(pending: PendingState, detail: object): Promise<T> => {
        this.#state.startPending(pending);
        return this.#tell(EVENTS[pending], detail);
      };
      fake.sessions.push({
        version,
        request,
        state: this.#state,
        validate: (validationURL = 'https://apple.example/session') =>
          this.#tell('validatemerchant', { validationURL }),
        chooseContact: shippingContact => ask('ShippingContactSelected', { shippingContact }),
        chooseMethod: shippingMethod => ask('ShippingMethodSelected', { shippingMethod }),
        chooseCard: paymentMethod => ask('PaymentMethodSelected', { paymentMethod }),
        authorize: payment => ask('Authorized', { payment }),
        suspend: () => {
          this.#state.cancel();
          setTimeout(() => (this.oncancel as Handler)?.({}));
        },
        cancel: () => {
          this.#state.cancel();
          (this.oncancel as Handler)?.({});
        },
      });
    }

    begin() {
      this.#state.begin();
    }

    abort() {
      this.#state.abort();
      this.#answer(undefined as never);
    }

    completeMerchantValidation(session: object) {
      this.#state.mayValidate();
      if (typeof session !== 'object' || session === null) throw new TypeError('Type error');
      this.#state.validated();
      this.#answer(session as never);
    }

    completeShippingContactSelection(update: Update) {
      this.#complete('ShippingContactSelected', update);
    }

    completeShippingMethodSelection(update: Update) {
      this.#complete('ShippingMethodSelected', update);
    }

    completePaymentMethodSelection(update: Update) {
      this.#complete('PaymentMethodSelected', update);
    }

    completePayment(given: Result) {
      const read = readResult(given);
      this.#state.assertPending('Authorized');
      const result = toResult(read);
      if (isFinal(result)) this.#state.complete();
      else this.#state.answered();
      this.#answer(result as never);
    }

    #complete(pending: Exclude<PendingState, 'Authorized'>, update: Update) {
      const read = readUpdate(update, pending);
      this.#state.assertPending(pending);
      checkUpdate(read, { version: fake.newest });
      this.#state.answered();
      this.#answer(update as never);
    }

    #tell<T>(type: string, detail: object): Promise<T> {
      return new Promise(resolve => {
        this.#answer = resolve;
        (this[`on${type}`] as Handler)?.(detail);
      });
    }
  }

  stub(window, { ApplePaySession, ApplePayError });
  return fake;
}
