/** `Shopify.PaymentButton`, as far as the page's own code defines it. */
export interface PaymentButton {
  /** Themes call it after they have replaced a part of the page. Ours does nothing, because elements mount themselves. */
  init?(): void;
  /** Shows the text that the page's server wrote. */
  showBuyerConsent?(onPolicy: () => void): void;
  hideBuyerConsent?(onPolicy: () => void): void;
  /** The failure marker: the error of an earlier load, which the page keeps here before it calls `init` again. */
  failedToLoad?: unknown;
}

/** The question to the page's delivery-promise client. */
export interface EstimateRequest {
  /** As it stands in the product form. */
  variantId: string;
  /** As it stands in the product form; empty for a one-time purchase. */
  sellingPlanId: string;
  /** Absent where the shopper has given none. */
  postalCode?: string | undefined;
  /** True where the shopper typed the postal code for this question, so that it isn't that of the usual address. */
  isPostalCodeOverride: boolean;
}

export interface Estimate {
  selectedShippingOption?: {
    /** Name of the promise. The label is shown for `shop_promise` alone. */
    brandedPromise?: { handle: string } | null;
    maxCalendarDaysToDelivery?: number | null;
  } | null;
}

/** The client that a page has where it knows when it delivers. There is no public endpoint to ask. */
export interface DeliveryPromiseClient {
  getEstimate(request: EstimateRequest): Promise<Estimate | null | undefined>;
}

declare global {
  /** What the shop's page may keep for the scripts on it. This is its only declaration. */
  interface Window {
    Shopify?: { PaymentButton?: PaymentButton; deliveryPromise?: DeliveryPromiseClient };
    ShopifyAnalytics?: { meta?: { page?: { pageType?: string } } };
    /** The page's flags for its trackers; `p` is the kind of page. */
    __st?: { p?: string };
  }
}
