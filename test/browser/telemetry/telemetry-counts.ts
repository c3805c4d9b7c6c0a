import * as assert from 'uvu/assert';
import { toSeries } from '../../shop/collector/taken';
import type { Shop } from '../../shop/server';
import type { DeliveryKind, Settings } from '../../shop/store/types';
import { until } from '../drivers/shop-page';

/** Lets the shop's pages name the collector, to a shopper who has agreed to everything. */
export function watch({ store }: Shop, settings: Partial<Settings> = {}) {
  Object.assign(store.settings, { otlp: true, analytics: true, errors: true, consent: 'all', ...settings });
}

/** What the names of all metrics begin with. */
const SPACE = 'portable_wallets.';

/** How often the collector was told of it, all series together that have these labels. */
export function counted({ store }: Shop, name: string, labels: Record<string, string> = {}): number {
  const fits = (found: Record<string, string>) =>
    Object.entries(labels).every(([label, value]) => found[label] === value);
  return toSeries(store.deliveries)
    .filter(series => series.name === SPACE + name && fits(series.labels))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Waits until the collector has been told of it. */
export async function untilCounted(shop: Shop, name: string, labels?: Record<string, string>, ms = 15_000) {
  try {
    await until(() => counted(shop, name, labels), `${name} ${JSON.stringify(labels ?? {})} is counted`, ms);
  } catch (error) {
    const so = toSeries(shop.store.deliveries).map(
      ({ name, labels, count }) => `${name} ${JSON.stringify(labels)} ${count}`,
    );
    if (error instanceof Error) error.message += `\nCounted so far:\n${so.join('\n')}`;
    throw error;
  }
}

export function deliveries({ store }: Shop, kind: DeliveryKind) {
  return store.deliveries.filter(delivery => delivery.kind === kind);
}

/** The collector has found nothing wrong with anything that it was sent. */
export function assertTaken({ store }: Shop) {
  assert.equal(
    store.deliveries.flatMap(({ kind, problems }) => problems.map(problem => `${kind}: ${problem}`)),
    [],
  );
}
