import type { SheetAction } from '../types/action';

/**
 * Reasons why a cart can never be created (docs/specification.md#click). All other reasons may pass, such as a lost
 * connection or a busy service.
 */
const FINAL = ['checkout_error', 'validation_custom', 'out_of_stock'];

/**
 * Makes what creates or reads the cart of a purchase once. Only a final answer is kept: a cart, or what is wrong with the
 * choice. After anything else the next step tries again.
 *
 * @param hasCart tells whether there is a cart by now
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
