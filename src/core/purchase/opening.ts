import type { SheetAction } from '../types/action';

/** Why a cart can't be made, and never will be (docs/specification.md#click); all else may pass: a lost connection, a busy service. */
const FINAL = ['checkout_error', 'validation_custom', 'out_of_stock', 'empty_cart'];

/**
 * Creates or reads the cart of a purchase once. Only what is final stays the answer, a cart or what is wrong with the choice
 * (docs/specification.md#click): what may pass is tried again at the next step.
 *
 * @param hasCart whether there is a cart by now
 */
export function createOpening(create: () => Promise<SheetAction>, hasCart: () => boolean) {
  let opening: Promise<SheetAction> | undefined;

  async function run(): Promise<SheetAction> {
    let action: SheetAction | undefined;
    try {
      action = await create();
      return action;
    } finally {
      const isFinal = action?.type === 'abort' && FINAL.includes(action.reason);
      if (!hasCart() && !isFinal) opening = undefined;
    }
  }

  return (): Promise<SheetAction> => {
    opening ??= run();
    return opening;
  };
}
