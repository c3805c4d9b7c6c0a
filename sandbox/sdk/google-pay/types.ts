type Api = typeof google.payments.api;

/** The published interface that the stand-in implements. */
export type PaymentsApi = Pick<Api, 'PaymentsClient'>;

export type Address = google.payments.api.Address;
export type ButtonOptions = google.payments.api.ButtonOptions;
export type CallbackIntent = google.payments.api.CallbackIntent;
export type CallbackTrigger = google.payments.api.CallbackTrigger;
export type CardFundingSource = google.payments.api.CardFundingSource;
export type CardNetwork = google.payments.api.CardNetwork;
export type Callbacks = google.payments.api.PaymentDataCallbacks;
export type DisplayItem = google.payments.api.DisplayItem;
export type IntermediatePaymentData = google.payments.api.IntermediatePaymentData;
export type PaymentData = google.payments.api.PaymentData;
export type PaymentDataError = google.payments.api.PaymentDataError;
export type PaymentOptions = google.payments.api.PaymentOptions;
export type PaymentsError = google.payments.api.PaymentsError;
export type ReadyRequest = google.payments.api.IsReadyToPayRequest;
export type SelectionOption = google.payments.api.SelectionOption;
export type ShippingOptionParameters = google.payments.api.ShippingOptionParameters;
export type TransactionInfo = google.payments.api.TransactionInfo;
export type Update = google.payments.api.PaymentDataRequestUpdate;
export type Authorization = google.payments.api.PaymentAuthorizationResult;

/** The published type leaves out the two members that platforms use. */
export type MerchantInfo = google.payments.api.MerchantInfo & { authJwt?: string; merchantOrigin?: string };

/** A valid request. The rules accept only one kind of transaction. */
export type PaymentDataRequest = Omit<
  google.payments.api.PaymentDataRequest,
  'transactionInfo' | 'merchantInfo'
> & {
  transactionInfo: TransactionInfo;
  merchantInfo: MerchantInfo;
};
