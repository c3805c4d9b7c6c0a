import { ApplePayError } from './apple-pay-error';
import { readControl } from './control';
import { invalidAccess } from './exceptions';
import { isFinal, toContactUpdate, toResult } from './legacy';
import { findSessionFault } from './merchant-session';
import { checkRequest, checkUpdate } from './request-rules';
import { type Asking, createState, EVENTS } from './session-state';
import { createSheet, type Sheet } from './sheet';
import type { LineItem, Request, Result, ShippingMethod, Update } from './types';
import { view } from './view';
import { STATUSES } from './vocabulary';

const VALIDATION_URL = 'https://apple-pay-gateway.example.com/paymentservices/startSession';
const NEWEST_VERSION = 14;

/** One session a page. */
let active: ApplePaySession | undefined;

function checkPlace(): void {
  if (!isSecureContext)
    throw invalidAccess('Trying to start an Apple Pay session from an insecure document.');
  if (readControl().available === 'throws')
    throw new DOMException(
      'Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)',
      'SecurityError',
    );
}

export class ApplePaySession extends EventTarget {
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

  readonly #control = readControl();
  readonly #state = createState();
  readonly #heard = new Set<string>();
  readonly #sheet: Sheet;
  #answer: (answer: unknown) => void = () => {};
  #hide: () => void = () => {};

  constructor(version: number, request: Request) {
    super();
    checkPlace();
    if (!(navigator.userActivation?.isActive ?? true))
      throw invalidAccess('Must create a new ApplePaySession from a user gesture handler.');
    if (!ApplePaySession.supportsVersion(version))
      throw invalidAccess(`"${version}" is not a supported version.`);
    checkRequest(request, this.#control);
    this.#sheet = createSheet(
      structuredClone(request),
      {
        validate: () => this.#ask('validatemerchant', { validationURL: VALIDATION_URL }),
        ask: (asking, detail) => this.#select(asking, detail),
        cancel: () => this.#cancel(),
      },
      this.#control,
    );
  }

  static supportsVersion(version: number): boolean {
    if (!version) throw invalidAccess();
    checkPlace();
    return version <= (readControl().version ?? NEWEST_VERSION);
  }

  static canMakePayments(): boolean {
    checkPlace();
    return readControl().available !== false;
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
    return false;
  }

  override addEventListener(type: string, ...rest: [EventListenerOrEventListenerObject | null]): void {
    this.#heard.add(type);
    super.addEventListener(type, ...rest);
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
    const update = toContactUpdate(given, methods, total, items);
    this.#complete('ShippingContactSelected', update, 'ApplePayShippingContactUpdate');
  }

  completeShippingMethodSelection(given: number | Update, newTotal?: LineItem, items?: LineItem[]): void {
    this.#state.mayAnswer('ShippingMethodSelected');
    // Any status but success ends the session; and this answer has no errors.
    if (typeof given === 'number' && given !== STATUSES.STATUS_SUCCESS) this.#cancel();
    else {
      const update = given != null && {
        ...toContactUpdate(given, undefined, newTotal, items),
        errors: undefined,
      };
      this.#complete('ShippingMethodSelected', update as Update, 'ApplePayShippingMethodUpdate');
    }
  }

  completePaymentMethodSelection(given: LineItem | Update, newLineItems?: LineItem[]): void {
    const update = given && 'amount' in given ? { newTotal: given, newLineItems } : given;
    this.#complete('PaymentMethodSelected', update as Update, 'ApplePayPaymentMethodUpdate');
  }

  /** The sheet has no field for coupons: nobody is ever asked. */
  completeCouponCodeChange(_update: Update): void {
    this.#state.mayAnswer('CouponCodeChanged');
  }

  completePayment(given: number | Result): void {
    this.#state.mayAnswer('Authorized');
    const result = toResult(given);
    if (typeof result?.status !== 'number') throw new TypeError('Type error');
    checkErrors(result.errors);
    if (isFinal(result)) this.#state.complete();
    else this.#state.answered();
    this.#answer(result);
    if (isFinal(result)) this.#end();
  }

  #complete(asking: Asking, update: Update, dictionary: string): void {
    this.#state.mayAnswer(asking);
    checkUpdate(update, this.#control, dictionary);
    checkErrors(update.errors);
    this.#state.answered();
    this.#answer(structuredClone({ ...update, errors: update.errors?.map(error => ({ ...error })) }));
  }

  #select(asking: Asking, detail: object): Promise<unknown> {
    // Without a listener the browser goes on by itself.
    if (!this.#heard.has(EVENTS[asking])) return Promise.resolve(undefined);
    this.#state.ask(asking);
    return this.#ask(EVENTS[asking], detail);
  }

  /** Every event comes from the sheet, never inside the page's own call, and only while the sheet is there. */
  #ask(type: string, detail: object): Promise<unknown> {
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

  /** A page that goes into the back/forward cache leaves no sheet behind. */
  readonly #leave = () => {
    if (this.#state.isLive()) this.#cancel();
  };

  #end(): void {
    if (active === this) active = undefined;
    removeEventListener('pagehide', this.#leave);
    this.#sheet.end();
    this.#hide();
  }
}

function checkErrors(errors: unknown[] = []): void {
  if (!errors.every(error => error instanceof ApplePayError)) throw new TypeError('Type error');
}

Object.assign(ApplePaySession, STATUSES);

for (const type of [...Object.values(EVENTS), 'validatemerchant', 'couponcodechanged', 'cancel']) {
  const handlers = new WeakMap<ApplePaySession, EventListener | null>();
  Object.defineProperty(ApplePaySession.prototype, `on${type}`, {
    get(this: ApplePaySession) {
      return handlers.get(this) ?? null;
    },
    set(this: ApplePaySession, handler: EventListener | null) {
      if (!handlers.has(this))
        this.addEventListener(type, (event: Event) => handlers.get(this)?.call(this, event));
      handlers.set(this, typeof handler === 'function' ? handler : null);
    },
  });
}
