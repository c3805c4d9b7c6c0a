import { checkLine, type LineInput, type LineProblem, stockLeft } from '../store/lines';
import { findVariant, type Store } from '../store/store';
import type { StoredCart } from '../store/types';
import type { CartProblem } from './endpoint';

const MESSAGE = 'Cart Error';

const LINE_PROBLEMS: Record<LineProblem, [status: number, description: string]> = {
  merchandise: [404, 'Não encontramos este produto.'],
  quantity: [422, 'A quantidade deve ser um número inteiro, a partir de 1.'],
  sellingPlanRequired: [422, 'Este produto só é vendido por assinatura.'],
  sellingPlan: [422, 'Este produto não é vendido com esta assinatura.'],
};

/** What keeps a line from being added, if anything. */
export function findProblem(store: Store, cart: StoredCart, input: LineInput): CartProblem | undefined {
  const problem = checkLine(store, input);
  if (!problem) return findStockProblem(store, cart, input.variantId, input.quantity);
  const [status, description] = LINE_PROBLEMS[problem];
  return { status, message: MESSAGE, description };
}

/** Says so where the cart can't take that many more of a variant. */
export function findStockProblem(
  store: Store,
  cart: StoredCart,
  variantId: number,
  more: number,
): CartProblem | undefined {
  const found = findVariant(store, variantId);
  const left = stockLeft(store, cart, variantId);
  if (!found || more <= left) return undefined;
  const { title } = found.product;
  const { stock } = found.variant;
  const description =
    stock < 1
      ? `${title} está esgotado.`
      : left < 1
        ? `Todas as ${stock} unidades de ${title} já estão no seu carrinho.`
        : `Só restam ${left} unidades de ${title}.`;
  return { status: 422, message: MESSAGE, description };
}

export function lineNotFound(): CartProblem {
  return { status: 400, message: 'Bad Request', description: 'Este item não está no carrinho.' };
}
