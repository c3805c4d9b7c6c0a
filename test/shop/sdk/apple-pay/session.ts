import { readControl } from './control';
import { defineHandlers } from './event-handlers';
import { invalidAccess } from './exceptions';
import { isFatal, isFinal, readResult, toContactUpdate, toResult } from './legacy';
import { ListenedTarget } from './listened-target';
import { findSessionFault, VALIDATION_URL } from './merchant-session';
import { checkGesture, checkPlace } from './page-checks';
import { checkRequest, checkUpdate, readUpdate } from './request-rules';
import { type Asking, createState, EVENTS } from './session-state';
import { createSheet, type Sheet } from './sheet';
import type { LineItem, Request, Result, ShippingMethod, Update } from './types';
import { view } from './view';
import { NEWEST_VERSION, STATUSES } from './vocabulary';

/** One session a page. */
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

  readonly #control = readControl();
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
    this.#complete('ShippingContactSelected', toContactUpdate(given, methods, total, items));
  }

  completeShippingMethodSelection(given: number | Update, newTotal?: LineItem, items?: LineItem[]): void {
    if (isFatal(given)) {
      this.#state.mayAnswer('ShippingMethodSelected');
      this.#state.requestCancel();
      setTimeout(() => this.#state.isLive() && this.#cancel());
    } else this.#complete('ShippingMethodSelected', toContactUpdate(given, undefined, newTotal, items));
  }

  completePaymentMethodSelection(given: LineItem | Update, newLineItems?: LineItem[]): void {
    const update = newLineItems ? { newTotal: given, newLineItems } : given;
    this.#complete('PaymentMethodSelected', update as Update);
  }

  /** The sheet has no field for coupons: nobody is ever asked. */
  completeCouponCodeChange(update: Update): void {
    this.#complete('CouponCodeChanged', update);
  }

  completePayment(given: number | Result): void {
    const read = readResult(given);
    this.#state.mayAnswer('Authorized');
    const result = toResult(read);
    if (isFinal(result)) this.#state.complete();
    else this.#state.answered();
    this.#answer(result);
    if (isFinal(result)) this.#end();
  }

  /** An answer is read before the state is looked at, and checked after it; a wrong one leaves the state as it was. */
  #complete(asking: Exclude<Asking, 'Authorized'>, given: Update): void {
    const update = readUpdate(given, asking);
    this.#state.mayAnswer(asking);
    checkUpdate(update, this.#control);
    this.#state.answered();
    this.#answer(update);
  }

  #select(asking: Asking, detail: object): Promise<unknown> {
    // Without a listener the browser goes on by itself.
    if (!this.isHeard(EVENTS[asking])) return Promise.resolve(undefined);
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

  /** A page that is kept for the way back hears of the cancel when it is back; one that is gone hears nothing. */
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
defineHandlers(ApplePaySession.prototype, [...Object.values(EVENTS), 'validatemerchant', 'cancel']);
