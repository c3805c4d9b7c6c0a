import { emitMetric } from '../platform/metric';
import { nullProto } from '../platform/objects';
import { emitWalletEvent } from '../platform/page-event';
import type { FinalAction } from '../types/action';
import type { Metric, MetricLabels } from '../types/metric';
import type { WalletEvents } from '../types/page-event';
import type { PurchaseDetails } from '../types/purchase-details';
import type { AbortReason, DecelerationReason } from '../types/result';

/**
 * The page's event for each metric after the click. For the metric `finish`, the key is its action. `click` is missing: its event
 * comes before the metric, because a page can cancel the purchase by the event.
 */
export const PAGE_EVENTS: Record<FinalAction['type'] | 'leave' | 'cancelled', keyof WalletEvents> = {
  cancelled: 'wallet-cancel',
  complete: 'wallet-complete',
  decelerate: 'wallet-redirect',
  redirect: 'wallet-redirect',
  leave: 'wallet-redirect',
  abort: 'wallet-error',
  show_error: 'wallet-error',
};

/** How a purchase has ended. */
interface Ending {
  action?: keyof typeof PAGE_EVENTS;
  reason?: AbortReason | DecelerationReason | undefined;
}

/** Emits a metric of a purchase, and the page's event for it (`PAGE_EVENTS`), with the reason or, for an error, its code. */
export function emitPurchaseEvent<N extends 'cancelled' | 'finish'>(
  name: N,
  details: PurchaseDetails,
  labels?: Omit<MetricLabels[N], 'instrument'> & Ending,
): void {
  emitMetric(...([name, { instrument: details.instrument, ...labels }] as Metric));
  const { action = 'cancelled', reason } = nullProto<Ending>(labels);
  const event = PAGE_EVENTS[action];
  const detail = event === 'wallet-error' ? { code: reason ?? 'checkout_error' } : reason && { reason };
  emitWalletEvent(details, event, detail as object);
}
