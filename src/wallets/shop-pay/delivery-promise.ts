import type { EstimateRequest, FormState, ProductForm } from '../../core/types/page';

/** Attempts to get a promise from the page's delivery client (docs/specification.md#delivery-promise). */
const ATTEMPTS = 15;
const RETRY_MS = 200;
/** Keys of the label's texts, by the calendar days that the delivery takes. */
const TEXTS = ['same_day', 'next_day', 'two_day'];

/** The delivery promise of one button. */
export interface DeliveryPromise {
  /** Returns true if the chosen variant has a promise, or if the promise is being fetched. */
  isEligible(): boolean;
  /** Fetches again if the choice or the postal code has changed. */
  update(): void;
  stop(): void;
}

/**
 * Watches the page's delivery promise for the variant and the selling plan in the form.
 *
 * @param notify called whenever `isEligible` may have changed, with the key of the label's text, or `''` without a label
 */
export function watchDeliveryPromise(form: ProductForm, notify: (text: string) => void): DeliveryPromise {
  let previous = '';
  let isEligible = false;
  let newest = 0;

  async function fetchPromise(request: EstimateRequest) {
    const call = ++newest;
    const settle = (eligible: boolean, text = '') => {
      if (call !== newest) return;
      isEligible = eligible;
      notify(text);
    };
    for (let attempts = ATTEMPTS; attempts && call === newest; attempts--) {
      try {
        const client = window.Shopify?.deliveryPromise;
        if (client) {
          settle(true);
          const estimate = await client.getEstimate(request);
          const { brandedPromise, maxCalendarDaysToDelivery } = estimate?.selectedShippingOption ?? {};
          const isPromised = brandedPromise?.handle === 'shop_promise';
          const text = TEXTS.find((_, days) => days === maxCalendarDaysToDelivery);
          return settle(isPromised, isPromised ? text : '');
        }
      } catch {}
      await new Promise(resolve => setTimeout(resolve, RETRY_MS));
    }
    settle(false);
  }

  return {
    isEligible: () => isEligible,
    update() {
      const request = readRequest(form.value);
      const key = JSON.stringify(request);
      if (key === previous) return;
      previous = key;
      void fetchPromise(request);
    },
    stop() {
      newest++;
    },
  };
}

function readRequest({ variants, sellingPlan = '' }: FormState): EstimateRequest {
  let typed: string | null = '';
  let usual: string | undefined;
  // The storage may be blocked or empty, or have an invalid value.
  try {
    typed = localStorage.getItem('delivery_promise_postal_code');
    usual = JSON.parse(localStorage.getItem('delivery_promise_default_address') ?? '').zip;
  } catch {}
  return {
    // The client knows promises of one variant, not of several lines.
    variantId: (variants.length < 2 && variants[0]) || '',
    sellingPlanId: sellingPlan,
    postalCode: typed || usual,
    isPostalCodeOverride: !!typed,
  };
}
