import type { Host } from '../../src/core/types/host';
import * as applePay from '../../src/wallets/sheets/apple-pay';
import * as googlePay from '../../src/wallets/sheets/google-pay';

const SHEETS: Record<string, unknown> = { 'sheets/apple-pay': applePay, 'sheets/google-pay': googlePay };

/** What a purchase needs is there at once: no test's clock waits for a file. */
export const loadAtOnce: Host['loadFile'] = async <S>(file: string) => SHEETS[file] as S;
