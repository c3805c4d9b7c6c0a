import './sheets';
import { signal } from '@preact/signals';
import { SHEET_TIMEOUT_MS } from '../../src/core/platform/constants';
import { loggedTexts } from '../../src/core/platform/errors';
import { onMetric } from '../../src/core/platform/metric';
import { createSheetHost } from '../../src/core/purchase/sheet-host';
import type { ButtonSettings } from '../../src/core/types/page';
import type { Status } from '../../src/core/types/purchase';
import type { ButtonHost, SheetHost } from '../../src/core/types/wallet';
import { createButtonHost } from '../../src/wallets/button-host';
import { onEnd, stub } from '../run/suite';
import { contextOf } from './context';
import { PRODUCT_CHOICE } from './fake-cart';

/** Creates what a wallet receives of its page and its purchase. */
export interface WholeHost extends ButtonHost, SheetHost {}

/** @param status the status of the purchase */
export function createWholeHost(
  settings: ButtonSettings,
  instrument: string,
  status = signal<Status>('busy'),
): WholeHost {
  const context = contextOf(instrument);
  return {
    ...createButtonHost(settings, context),
    ...createSheetHost({ settings, source: PRODUCT_CHOICE, ...context }, status),
  };
}

/** Also records what the wallet passes on. */
export interface FakeHost extends WholeHost {
  reports: unknown[];
  /** Pending timeouts of a sheet, which the test fires. */
  timeouts: { expire(): void }[];
}

export function createFakeHost(settings: ButtonSettings, instrument: string): FakeHost {
  const host: FakeHost = {
    ...createWholeHost(settings, instrument),
    reports: [],
    timeouts: [],
  };
  loggedTexts.clear();
  onEnd(onMetric(([name, , error]) => name === 'reported' && host.reports.push(error)));
  const { error, setTimeout: set } = Object.assign({}, console, globalThis, { setTimeout });
  stub(console, {
    error(...parts: unknown[]) {
      if (!`${parts[0]}`.startsWith('[portable-wallets]')) error(...parts);
    },
  });
  stub(globalThis, {
    setTimeout(run: () => void, ms?: number, ...input: unknown[]) {
      if (ms !== SHEET_TIMEOUT_MS) return set(run, ms, ...input);
      host.timeouts.push({ expire: run });
      return undefined;
    },
  });
  return host;
}
