import { emitMetric } from '../platform/metric';
import { emitWalletEvent } from '../platform/page-event';
import type { FinalAction } from '../types/action';
import type { Metric, MetricLabels } from '../types/metric';
import type { WalletErrorCode, WalletEvents } from '../types/page-event';
import type { PurchaseDetails } from '../types/purchase-details';
import type { DecelerationReason } from '../types/result';

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

/** What the event's detail has in addition to `WalletDetail`. */
type MoreDetail = { code: WalletErrorCode } | { reason: DecelerationReason };

/** Emits a metric of a purchase, and the page's event for it (`PAGE_EVENTS`). */
export function emitPurchaseEvent<N extends 'cancelled' | 'finish'>(
  name: N,
  details: PurchaseDetails,
  labels?: Omit<MetricLabels[N], 'instrument'> & { action?: keyof typeof PAGE_EVENTS },
  more?: MoreDetail,
): void {
  emitMetric(...([name, { instrument: details.instrument, ...labels }] as Metric));
  emitWalletEvent(details, PAGE_EVENTS[labels?.action ?? 'cancelled'], more);
}
