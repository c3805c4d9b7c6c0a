import type { INVARIANTS } from '../../src/core/purchase/purchase';
import type { WalletName } from './world';

/** One way of breaking a promise on purpose, and the seed with which the model was seen to notice. */
export interface Break {
  promise: keyof typeof INVARIANTS;
  /** Below `src`. */
  file: string;
  /** Stands in the file once. */
  from: string;
  to: string;
  wallet: WalletName;
  seed: number;
  /** How many sequences it takes. @default 1500 */
  runs?: number;
}

export const BREAKS: Break[] = [
  {
    promise: 'oneOrder',
    file: 'core/purchase/submit.ts',
    from: 'api.submit(attemptToken)',
    to: 'api.submit(attemptToken + Math.random())',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    promise: 'irrevocable',
    file: 'core/purchase/purchase.ts',
    from: "cancel: state => ({ ...state, sheetGone: 'cancelled' })",
    to: "cancel: state => settle(state, 'cancelled')",
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    promise: 'knownSuccess',
    file: 'core/purchase/end.ts',
    from: "complete: ({ redirectUrl }) => go(checkRedirect(findPage(redirectUrl)), 'completed', true),",
    to: 'complete: () => {},',
    wallet: 'ApplePay',
    seed: 1,
  },
  {
    promise: 'unknown',
    file: 'core/purchase/pay.ts',
    from: "case 'SubmitLost':\n      return UNKNOWN;",
    to: "case 'SubmitLost':\n      return { type: 'decelerate', reason: 'dynamic_tax' };",
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    promise: 'agreedTotal',
    file: 'core/words/money.ts',
    from: 'return amount.currencyCode !==',
    to: 'if (limit) return false;\n  return amount.currencyCode !==',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    promise: 'agreedDelivery',
    file: 'core/purchase/delivery.ts',
    // Both guards at once: each of them is enough.
    from: `?? 'DELIVERY_OPTION_GONE';
  };

const write = (groupType: string, option?: DeliveryOption) =>
  [groupType, option?.handle, option?.deliveryMethodType].join();`,
    to: `?? group.deliveryOptions[0];
  };

const write = (groupType: string) => groupType;`,
    wallet: 'ApplePay',
    seed: 1,
  },
  {
    promise: 'cancelStops',
    file: 'core/purchase/checkout.ts',
    from: 'const mayGoOn = () => isRevocable(machine.state);',
    to: 'const mayGoOn = () => true;',
    wallet: 'ApplePay',
    seed: 1,
  },
  {
    promise: 'forgotten',
    file: 'core/purchase/personal-data.ts',
    from: 'attempts && isOwed()',
    to: '!attempts && isOwed()',
    wallet: 'PayPal',
    seed: 1,
  },
  {
    promise: 'onTime',
    file: 'core/base/constants.ts',
    from: 'SHEET_TIMEOUT_MS = 27_000',
    to: 'SHEET_TIMEOUT_MS = 31_000',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    promise: 'irrevocable',
    file: 'core/click/click.ts',
    from: "if (persisted && checkout && !['busy', 'unconfirmed'].includes(checkout.status.peek()))",
    to: 'if (persisted && checkout)',
    wallet: 'GooglePay',
    seed: 1,
    runs: 6000,
  },
  {
    promise: 'onePage',
    file: 'core/purchase/redirect.ts',
    from: "throw new Error('Invalid Checkout URL');",
    to: 'return String(href);',
    wallet: 'ApplePay',
    seed: 1,
  },
  {
    promise: 'calm',
    file: 'core/click/click.ts',
    from: '.catch(fail);',
    to: ';',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    promise: 'alive',
    file: 'core/click/click.ts',
    from: 'else queueMicrotask(() => free(checkout));',
    to: '',
    wallet: 'BuyItNow',
    seed: 1,
  },
];
