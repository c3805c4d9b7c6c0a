import { readApplePay } from '../control';
import { checkRequest, checkUpdate, NEWEST_VERSION, readUpdate } from './request-rules';
import {
  createState,
  EVENTS,
  findSessionFault,
  invalidAccess,
  isFatal,
  isFinal,
  normalizeUpdate,
  type PendingState,
  readResult,
  STATUSES,
  toResult,
} from './session-rules';
import { createSheet, type Sheet, view } from './sheet';
import type { LineItem, Request, Result, ShippingMethod, Update } from './types';

/** URL of a server that would sign a merchant session. */
const VALIDATION_URL = 'https://apple-pay-gateway.example.com/paymentservices/startSession';

/** Counts its listeners, because the browser continues without the page if there are none. */
class ListenedTarget extends EventTarget {
  readonly #listeners = new Map<string, Set<unknown>>();

  protected hasListener(type: string): boolean {
    return !!this.#listeners.get(type)?.size;
  }

  override addEventListener(type: string, ...rest: [EventListenerOrEventListenerObject | null]): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(rest[0]));
    super.addEventListener(type, ...rest);
  }

  override removeEventListener(type: string, ...rest: [EventListenerOrEventListenerObject | null]): void {
    this.#listeners.get(type)?.delete(rest[0]);
    super.removeEventListener(type, ...rest);
  }
}

/** @throws if the page can't use Apple Pay at all */
function checkPlace(): void {
  if (!isSecureContext)
    throw invalidAccess('Trying to start an Apple Pay session from an insecure document.');
  if (readApplePay().available === 'throws')
    throw new DOMException(
      'Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)',
      'SecurityError',
    );
}

/** @throws InvalidAccessError outside a gesture of the shopper */
function checkGesture(message: string): void {
  if (!(navigator.userActivation?.isActive ?? true)) throw invalidAccess(message);
}

/** A page has at most one session. */
let active: ApplePaySession | undefined;

export class ApplePaySession extends ListenedTarget {
  declare oncancel: (event: ApplePayJS.Event) => void;
  declare onpaymentauthorized: (event: ApplePayJS.ApplePayPaymentAuthorizedEvent) => void;
  declare onpaymentmethodselected: (event: ApplePayJS.ApplePayPaymentMethodSelectedEvent) => void;
  declare onshippingcontactselected: (event: ApplePayJS.ApplePayShippingContactSelectedEvent) => void;
  declare onshippingmethodselected: (event: ApplePayJS.ApplePayShippingMethodSelectedEvent) => void;
  declare onvalidatemerchant: (event: ApplePayJS.ApplePayValidateMerchantEvent) => void;
  declare oncouponcodechanged: (event: ApplePayJS.ApplePayCouponCodeChangedEvent) => void;
  declare static readonly STATUS_SUCCESS: number;
  declare static readonly STATUS_FAILURE: number;
  declare static readonly STATUS_INVALID_BILLING_POSTAL_ADDRESS: number;
  declare static readonly STATUS_INVALID_SHIPPING_POSTAL_ADDRESS: number;
  declare static readonly STATUS_INVALID_SHIPPING_CONTACT: number;
  declare static readonly STATUS_PIN_REQUIRED: number;
  declare static readonly STATUS_PIN_INCORRECT: number;
  declare static readonly STATUS_PIN_LOCKOUT: number;

  readonly #control = readApplePay();
  readonly #state = createState();
  readonly #sheet: Sheet;
  #answer: (answer: unknown) => void = () => {};
  #hide: () => void = () => {};

  constructor(version: number, request: Request) {
    super();
    checkPlace();
    checkGesture('Must create a new ApplePaySession from a user gesture handler.');
    if (!version || !ApplePaySession.supportsVersion(version))
      throw invalidAccess(`"${version}" is not a supported version.`);
    this.#sheet = createSheet(
      checkRequest(request, this.#control, version),
      {
        validate: () => this.#dispatch('validatemerchant', { validationURL: VALIDATION_URL }),
        dispatch: (pending, detail) => this.#select(pending, detail),
        cancel: () => this.#cancel(),
      },
      this.#control,
    );
  }

  static supportsVersion(version: number): boolean {
    if (!version) throw invalidAccess();
    checkPlace();
    return version <= (readApplePay().version ?? NEWEST_VERSION);
  }

  static canMakePayments(): boolean {
    checkPlace();
    return readApplePay().available !== false;
  }

  static async canMakePaymentsWithActiveCard(_merchantIdentifier: string): Promise<boolean> {
    return ApplePaySession.canMakePayments();
  }

  static async applePayCapabilities(
    _merchantIdentifier: string,
  ): Promise<ApplePayJS.PaymentCredentialStatusResponse> {
    return {
      paymentCredentialStatus: ApplePaySession.canMakePayments()
        ? 'paymentCredentialsAvailable'
        : 'paymentCredentialsUnavailable',
    };
  }

  static async openPaymentSetup(_merchantIdentifier: string): Promise<boolean> {
    checkPlace();
    checkGesture('Must call ApplePaySession.openPaymentSetup from a user gesture handler.');
    return false;
  }

  begin(): void {
    if (this.#state.state === 'Idle' && active)
      throw invalidAccess('Page already has an active payment session.');
    this.#state.begin();
    active = this;
    this.#hide = view.show(this.#sheet);
    addEventListener('pagehide', this.#leave, { once: true });
    void this.#sheet.open();
  }

  abort(): void {
    this.#state.abort();
    this.#end();
  }

  completeMerchantValidation(merchantSession: unknown): void {
    this.#state.mayValidate();
    if (typeof merchantSession !== 'object' || merchantSession === null) throw new TypeError('Type error');
    const fault = findSessionFault(merchantSession);
    if (fault) throw invalidAccess(fault);
    this.#state.validated();
    this.#answer(true);
  }

  completeShippingContactSelection(
    given: number | Update,
    methods?: ShippingMethod[],
    total?: LineItem,
    items?: LineItem[],
  ): void {
    this.#complete('ShippingContactSelected', normalizeUpdate(given, methods, total, items));
  }

  completeShippingMethodSelection(given: number | Update, newTotal?: LineItem, items?: LineItem[]): void {
    if (isFatal(given)) {
      this.#state.assertPending('ShippingMethodSelected');
      this.#state.requestCancel();
      setTimeout(() => this.#state.isLive() && this.#cancel());
    } else this.#complete('ShippingMethodSelected', normalizeUpdate(given, undefined, newTotal, items));
  }

  completePaymentMethodSelection(given: LineItem | Update, newLineItems?: LineItem[]): void {
    const update = newLineItems ? { newTotal: given, newLineItems } : given;
    this.#complete('PaymentMethodSelected', update as Update);
  }

  /** The sheet has no field for coupons, so this always throws. */
  completeCouponCodeChange(update: Update): void {
    this.#complete('CouponCodeChanged', update);
  }

  completePayment(given: number | Result): void {
    const read = readResult(given);
    this.#state.assertPending('Authorized');
    const result = toResult(read);
    if (isFinal(result)) this.#state.complete();
    else this.#state.answered();
    this.#answer(result);
    if (isFinal(result)) this.#end();
  }

  /** Converts a response, checks the state, then the response. A wrong response doesn't change the state. */
  #complete(pending: Exclude<PendingState, 'Authorized'>, given: Update): void {
    const update = readUpdate(given, pending);
    this.#state.assertPending(pending);
    checkUpdate(update, this.#control);
    this.#state.answered();
    this.#answer(update);
  }

  #select(pending: PendingState, detail: object): Promise<unknown> {
    // The browser continues without a listener.
    if (!this.hasListener(EVENTS[pending])) return Promise.resolve(undefined);
    this.#state.startPending(pending);
    return this.#dispatch(EVENTS[pending], detail);
  }

  /** Dispatches an event in a later task, if the sheet is still open. */
  #dispatch(type: string, detail: object): Promise<unknown> {
    return new Promise(resolve => {
      this.#answer = resolve;
      setTimeout(() => {
        if (this.#state.isLive()) this.dispatchEvent(Object.assign(new Event(type), structuredClone(detail)));
      });
    });
  }

  #cancel(): void {
    this.#state.cancel();
    const event = Object.assign(new Event('cancel'), { sessionError: { code: 'unknown', info: {} } });
    if (this.#sheet.state.value.phase === 'failed') active = undefined;
    else this.#end();
    setTimeout(() => this.dispatchEvent(event));
  }

  /** A page in the back/forward cache receives the cancel when it is restored; an unloaded one receives nothing. */
  readonly #leave = ({ persisted }: PageTransitionEvent) => {
    if (!this.#state.isLive()) return;
    if (persisted) this.#cancel();
    else this.abort();
  };

  #end(): void {
    if (active === this) active = undefined;
    removeEventListener('pagehide', this.#leave);
    this.#sheet.end();
    this.#hide();
  }
}

Object.assign(ApplePaySession, STATUSES);

/** Defines the attributes `on…`: a function, or `null`. */
for (const type of [...Object.values(EVENTS), 'validatemerchant', 'cancel']) {
  const handlers = new WeakMap<EventTarget, EventListener>();
  const call = function (this: EventTarget, event: Event) {
    handlers.get(this)?.call(this, event);
  };
  Object.defineProperty(ApplePaySession.prototype, `on${type}`, {
    get(this: EventTarget) {
      return handlers.get(this) ?? null;
    },
    set(this: EventTarget, handler: unknown) {
      if (typeof handler === 'function') {
        handlers.set(this, handler as EventListener);
        this.addEventListener(type, call);
      } else {
        handlers.delete(this);
        this.removeEventListener(type, call);
      }
    },
  });
}
