import type { RegistryRow } from '../../src/wallets/registry';

/** The registry row of a wallet that is in no release. Its file is `wallets/test-pay.js`. */
export const testPay: RegistryRow = {
  instrument: 'TestPay',
  element: 'test-pay-button',
  module: 'test-pay',
  brand: 'Test Pay',
  opens: 'sheet',
  operations: ['testPayTokenCreate'],
  reasons: { testPayMissing: 'its test is missing' },
};
