import { has } from '../base/has';
import { report } from '../base/report';
import { writeError } from '../base/write-error';
import type { SheetAction } from '../types/action';
import type { Result } from '../types/result';

/**
 * Reasons why a cart can never be created (docs/specification.md#click). All other reasons may pass, such as a lost
 * connection or a busy service.
 */
const FINAL = ['checkout_error', 'validation_custom', 'out_of_stock'];

const isFinal = (action?: SheetAction) => action?.type === 'abort' && FINAL.includes(action.reason);

/** Reports a failed creation, unless the shopper sees what is wrong with the choice, or it is reported already. */
export function reportCreation({ errors }: Result, action: SheetAction): void {
  const isReported = errors.some(({ reaction }) => has(reaction, 'report'));
  if (isReported || isFinal(action) || (action.type === 'abort' && action.reason === 'silent')) return;
  report(new Error(`A cart could not be created: ${errors.map(writeError)}`));
}

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
      if (!hasCart() && !isFinal(action)) opening = undefined;
    }
  }

  return (): Promise<SheetAction> => {
    opening ??= run();
    return opening;
  };
}
