import type { RegistryRow } from '../../src/wallets/registry';

/** The registry's row of a wallet that no release has; its file is `wallets/test-pay.js`. */
export const testPay: RegistryRow = {
  instrument: 'TestPay',
  element: 'test-pay-button',
  module: 'test-pay',
  brand: 'Test Pay',
  opens: 'sheet',
  operations: ['testPayTokenCreate'],
  reasons: { testPayMissing: 'its test is missing' },
};
