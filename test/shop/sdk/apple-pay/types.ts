export type Contact = ApplePayJS.ApplePayPaymentContact;
export type ContactField = ApplePayJS.ApplePayContactField;
export type ErrorCode = ApplePayJS.ApplePayErrorCode;
export type ErrorContactField = ApplePayJS.ApplePayErrorContactField;
export type LineItem = ApplePayJS.ApplePayLineItem;
export type Payment = ApplePayJS.ApplePayPayment;
export type PaymentMethod = ApplePayJS.ApplePayPaymentMethod;
export type Recurring = ApplePayJS.ApplePayRecurringPaymentRequest;
export type ShippingMethod = ApplePayJS.ApplePayShippingMethod;
export type Result = ApplePayJS.ApplePayPaymentAuthorizationResult;

export type Request = ApplePayJS.ApplePayPaymentRequest;

/** What may be agreed about payments after this one. */
export type PaymentsLater = {
  [member in 'automaticReloadPaymentRequest' | 'deferredPaymentRequest' | 'recurringPaymentRequest']?:
    | Request[member]
    | undefined;
};

/** What any of the answers to a selection may hold. */
export interface Update {
  newTotal: LineItem;
  newLineItems?: LineItem[] | undefined;
  newShippingMethods?: ShippingMethod[] | undefined;
  newRecurringPaymentRequest?: Recurring;
  newAutomaticReloadPaymentRequest?: Request['automaticReloadPaymentRequest'];
  newDeferredPaymentRequest?: Request['deferredPaymentRequest'];
  newMultiTokenContexts?: Request['multiTokenContexts'];
  errors?: ApplePayJS.ApplePayError[] | undefined;
}

/** The browser whose Apple Pay it is. */
export interface Engine {
  /** Newest version of the API that it speaks. @default 14 */
  version?: number;
  /** True where it is one of those of version 4 and above that refused a total of nothing all the same. */
  refusesZero?: boolean;
}

/** What a person reads of an error. */
export type SheetError = ApplePayJS.ApplePayError;

/** The published interface that the stand-in is held to. */
export type Published = { ApplePaySession: typeof ApplePaySession; ApplePayError: typeof ApplePayError };
