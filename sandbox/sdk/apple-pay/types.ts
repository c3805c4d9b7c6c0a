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

/** The members of a request about later payments. */
export type PaymentsLater = {
  [member in 'automaticReloadPaymentRequest' | 'deferredPaymentRequest' | 'recurringPaymentRequest']?:
    | Request[member]
    | undefined;
};

/** Members of all responses to a selection. */
export interface Update {
  newTotal: LineItem;
  newLineItems?: LineItem[] | undefined;
  newShippingMethods?: ShippingMethod[] | undefined;
  newRecurringPaymentRequest?: Recurring | undefined;
  newAutomaticReloadPaymentRequest?: Request['automaticReloadPaymentRequest'] | undefined;
  newDeferredPaymentRequest?: Request['deferredPaymentRequest'] | undefined;
  newMultiTokenContexts?: Request['multiTokenContexts'] | undefined;
  errors?: ApplePayJS.ApplePayError[] | undefined;
}

export type SheetError = ApplePayJS.ApplePayError;

/** The published interface that the stand-in implements. */
export type Published = { ApplePaySession: typeof ApplePaySession; ApplePayError: typeof ApplePayError };
