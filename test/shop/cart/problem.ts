import { checkLine, type LineInput, type LineProblem, stockLeft } from '../store/lines';
import { findVariant } from '../store/store';
import type { StoredCart } from '../store/types';
import type { Visit } from '../web/visit';
import { say, type Word } from '../words/say';
import type { CartProblem } from './endpoint';

const MESSAGE = 'Cart Error';

const LINE_PROBLEMS: Record<LineProblem, [status: number, word: Word]> = {
  merchandise: [404, 'productMissing'],
  quantity: [422, 'wholeNumber'],
  sellingPlanRequired: [422, 'planRequired'],
  sellingPlan: [422, 'planWrong'],
};

/** What keeps a line from being added, if anything. */
export function findProblem(visit: Visit, cart: StoredCart, input: LineInput): CartProblem | undefined {
  const problem = checkLine(visit.store, input);
  if (!problem) return findStockProblem(visit, cart, input.variantId, input.quantity);
  const [status, word] = LINE_PROBLEMS[problem];
  return { status, message: MESSAGE, description: say(visit.settings, word) };
}

/** Says so where the cart can't take that many more of a variant. */
export function findStockProblem(
  { store, settings }: Visit,
  cart: StoredCart,
  variantId: number,
  more: number,
): CartProblem | undefined {
  const found = findVariant(store, variantId);
  const left = stockLeft(store, cart, variantId);
  if (!found || more <= left) return undefined;
  const product = found.product.title;
  const { stock } = found.variant;
  const description =
    stock < 1
      ? say(settings, 'productSoldOut', { product })
      : left < 1
        ? say(settings, 'allInCart', { product, count: stock })
        : say(settings, 'onlyLeft', { product, count: left });
  return { status: 422, message: MESSAGE, description };
}

export function lineNotFound({ settings }: Visit): CartProblem {
  return { status: 400, message: 'Bad Request', description: say(settings, 'lineMissing') };
}
