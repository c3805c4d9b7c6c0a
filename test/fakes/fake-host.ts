import { later } from '../../src/core/click/later';
import { extendHost } from '../../src/core/sdk/extend-host';
import type { Config } from '../../src/core/types/config';
import type { Host } from '../../src/core/types/host';
import { createHost, purchaseHost } from '../../src/wallets/host';
import { contextOf } from './context';
import { atOnce } from './sheets';

// A purchase runs: what comes with it is there.
await later.loadPurchases();

/** The core as a wallet gets it, with everything that leaves the page kept instead. */
export interface FakeHost extends Host {
  reports: unknown[];
  scripts: string[];
  /** What loading a script does. @default arrives at once */
  load: () => Promise<void>;
  /** Time limits set; a test lets one run out by hand. */
  timeouts: { expire(): void }[];
}

export function createFakeHost(page: Config, instrument: string): FakeHost {
  const fake: FakeHost = {
    ...purchaseHost,
    ...createWholeHost(page, instrument),
    ...atOnce,
    reports: [],
    scripts: [],
    load: async () => {},
    timeouts: [],
    report: error => fake.reports.push(error),
    loadScript(url) {
      fake.scripts.push(url ?? 'none');
      return fake.load();
    },
    timeout: promise =>
      new Promise((resolve, reject) => {
        const expire = () => reject(new DOMException('Timeout', 'TimeoutError'));
        fake.timeouts.push({ expire });
        promise.then(resolve, reject);
      }),
  };
  return fake;
}

const brand = await later.loadBrand();

/** The core as a wallet with a sheet has it. */
export const createWholeHost = (page: Config, instrument: string): Host =>
  extendHost(createHost(page, contextOf(instrument), brand), page, contextOf(instrument));
