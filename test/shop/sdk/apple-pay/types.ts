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

/** What any of the answers to a selection may hold. */
export interface Update {
  newTotal: LineItem;
  newLineItems?: LineItem[] | undefined;
  newShippingMethods?: ShippingMethod[] | undefined;
  newRecurringPaymentRequest?: Recurring;
  errors?: ApplePayJS.ApplePayError[] | undefined;
}

/** What a person reads of an error. */
export type SheetError = ApplePayJS.ApplePayError;

/** The published interface that the stand-in is held to. */
export type Published = { ApplePaySession: typeof ApplePaySession; ApplePayError: typeof ApplePayError };
