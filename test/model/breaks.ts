import type { Name } from './invariants';
import type { WalletName } from './world';

/** A change that breaks an invariant, and a seed with which the model detected it. */
export interface Break {
  invariant: Name;
  /** Path inside `src`. */
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  wallet: WalletName;
  seed: number;
  /** Number of sequences. @default 1500 */
  runs?: number;
}

export const BREAKS: Break[] = [
  {
    invariant: 'oneOrder',
    file: 'core/purchase/submit.ts',
    from: 'api.submit(attemptToken)',
    to: 'api.submit(attemptToken + Math.random())',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'irrevocable',
    file: 'core/purchase/machine.ts',
    from: "cancel: state => ({ ...state, sheetGone: 'cancelled' })",
    to: "cancel: state => settle(state, 'cancelled')",
    wallet: 'GooglePay',
    seed: 5,
  },
  {
    invariant: 'knownSuccess',
    file: 'core/purchase/end.ts',
    from: "redirect(context, validateRedirectUrl(toSafeUrl(context, action.redirectUrl)), 'completed');",
    to: '',
    wallet: 'ApplePay',
    seed: 1,
  },
  {
    invariant: 'unknown',
    file: 'core/purchase/submit.ts',
    from: "case 'SubmitLost':\n      return UNKNOWN_OUTCOME;",
    to: "case 'SubmitLost':\n      return { type: 'decelerate', reason: 'dynamic_tax' };",
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'agreedTotal',
    file: 'core/i18n/money.ts',
    from: 'return amount.currencyCode !==',
    to: 'if (limit) return false;\n  return amount.currencyCode !==',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'agreedDelivery',
    file: 'core/purchase/agreement.ts',
    from: 'chosen: ChosenDelivery[]): boolean {',
    to: 'chosen: ChosenDelivery[]): boolean {\n  if (groups) return true;',
    wallet: 'ApplePay',
    seed: 5,
    runs: 4000,
  },
  {
    invariant: 'agreedLines',
    file: 'core/purchase/agreement.ts',
    from: 'toLinesKey(ordered) !== toLinesKey(cart)',
    to: 'false',
    wallet: 'GooglePay',
    seed: 5,
    runs: 3000,
  },
  {
    invariant: 'cancelStops',
    file: 'core/purchase/purchase.ts',
    from: 'createApi(() => context.state.isRevocable)',
    to: 'createApi(() => true)',
    wallet: 'ApplePay',
    seed: 1,
  },
  {
    invariant: 'forgotten',
    file: 'core/purchase/removal.ts',
    from: 'left && isPending()',
    to: '!left && isPending()',
    wallet: 'PayPal',
    seed: 1,
  },
  {
    invariant: 'onTime',
    file: 'core/platform/constants.ts',
    from: 'SHEET_TIMEOUT_MS = 27_000',
    to: 'SHEET_TIMEOUT_MS = 31_000',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'irrevocable',
    file: 'core/purchase/click.ts',
    from: "if (persisted && click && !['busy', 'unconfirmed'].includes(click.purchase.status.peek()))",
    to: 'if (persisted && click)',
    wallet: 'GooglePay',
    seed: 1,
    runs: 6000,
  },
  {
    invariant: 'onePage',
    file: 'core/purchase/end.ts',
    from: "throw new Error('Invalid Checkout URL');",
    to: 'return String(href);',
    wallet: 'ApplePay',
    seed: 1,
  },
  {
    invariant: 'calm',
    file: 'core/purchase/click.ts',
    from: '.catch(fail);',
    to: ';',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'agreedIdentity',
    file: 'wallets/google-pay/sheet.ts',
    from: `        email,
        phone: phoneNumber,`,
    to: `        email: 'outra@example.com',
        phone: phoneNumber,`,
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'knownAmounts',
    file: 'wallets/google-pay/mapping.ts',
    from: 'totalPrice: host.money(cart.totalAmount)',
    to: 'totalPrice: host.money(cart.subtotalAmount)',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'freeSoon',
    file: 'core/purchase/click.ts',
    from: 'await click.loaded?.whenIdle();',
    to: 'await click.loaded?.whenIdle().then(() => new Promise(done => setTimeout(done, 25_000)));',
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'goneCart',
    file: 'wallets/google-pay/sheet.ts',
    from: "if (action.type === 'complete' || action.type === 'decelerate') purchase.finish(action);",
    to: "if (action.type === 'complete') purchase.finish(action);",
    wallet: 'GooglePay',
    seed: 1,
  },
  {
    invariant: 'alive',
    file: 'core/purchase/click.ts',
    from: 'else queueMicrotask(() => releaseButtons(click));',
    to: '',
    wallet: 'BuyItNow',
    seed: 1,
  },
];
