import { emitMetric } from '../platform/metric';
import { nullProto } from '../platform/objects';
import { emitWalletEvent } from '../platform/page-event';
import type { Metric, MetricLabels } from '../types/metric';
import type { WalletErrorCode, WalletEvents } from '../types/page-event';
import type { Purchase } from '../types/purchase';
import type { DecelerationReason } from '../types/result';

/**
 * The page's event for each metric after the click, and for `finish` by its action. `click` isn't here: its event comes before
 * the metric, because a page can prevent it.
 */
export const PAGE_EVENTS = nullProto<Record<string, keyof WalletEvents>>({
  cancelled: 'wallet-cancel',
  complete: 'wallet-complete',
  decelerate: 'wallet-redirect',
  update: 'wallet-redirect',
  leave: 'wallet-redirect',
  abort: 'wallet-error',
  show_error: 'wallet-error',
});

/** Detail of the event, without its wallet. */
type MoreDetail = { code: WalletErrorCode } | { reason: DecelerationReason };

/** Emits a metric of a purchase, and the event of the page that the table has for it. */
export function emitPurchaseEvent<N extends 'cancelled' | 'finish'>(
  name: N,
  purchase: Purchase,
  labels?: Omit<MetricLabels[N], 'instrument'> & { action?: string },
  more?: MoreDetail,
): void {
  emitMetric(...([name, { instrument: purchase.instrument, ...labels }] as Metric));
  const event = PAGE_EVENTS[labels?.action ?? name];
  if (event) emitWalletEvent(purchase, event, more);
}
