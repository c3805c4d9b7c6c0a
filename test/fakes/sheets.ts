import { toAddress } from '../../src/core/address/address';
import type { Host } from '../../src/core/types/host';
import * as applePay from '../../src/wallets/sheets/apple-pay';
import * as googlePay from '../../src/wallets/sheets/google-pay';

const SHEETS: Record<string, unknown> = { 'sheets/apple-pay': applePay, 'sheets/google-pay': googlePay };

/** What comes with a click is there at once: no test's clock waits for a file. */
export const atOnce = {
  address: toAddress,
  ready: async () => {},
  loadFile: async <S>(file: string) => SHEETS[file] as S,
} satisfies Partial<Host>;
