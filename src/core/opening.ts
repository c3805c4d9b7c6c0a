import type { SheetAction } from './types';

/** Abort reasons that may pass: a lost connection, an answer that can't be read. */
const PASSING = ['wallet_error', 'silent'];

/**
 * Creates or reads the cart of a purchase once. Only what is final stays the answer, a cart or what is wrong with the choice
 * (section 4): what may pass is tried again at the next step.
 *
 * @param hasCart whether there is a cart by now
 */
export function createOpening(create: () => Promise<SheetAction>, hasCart: () => boolean) {
  let opening: Promise<SheetAction> | undefined;

  async function run(): Promise<SheetAction> {
    const action = await create();
    if (!hasCart() && action.type === 'abort' && PASSING.includes(action.reason)) opening = undefined;
    return action;
  }

  return (): Promise<SheetAction> => {
    opening ??= run();
    return opening;
  };
}
