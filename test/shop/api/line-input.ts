import { checkLine, type LineInput, type LineProblem } from '../store/lines';
import type { Store } from '../store/store';
import type { Attribute } from '../store/types';
import { refuse, type UserError } from './payload';

/** CartLineInput */
export interface CartLineInput {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string | null | undefined;
  attributes?: Attribute[] | null;
}

const PROBLEMS: Record<LineProblem, [code: string, field: keyof CartLineInput, message: string]> = {
  merchandise: ['INVALID', 'merchandiseId', 'O produto não existe.'],
  quantity: ['INVALID', 'quantity', 'A quantidade deve ser maior que zero.'],
  sellingPlanRequired: ['VARIANT_REQUIRES_SELLING_PLAN', 'sellingPlanId', 'Escolha uma assinatura.'],
  sellingPlan: ['SELLING_PLAN_NOT_APPLICABLE', 'sellingPlanId', 'A assinatura não se aplica ao produto.'],
};

export function toLine({ merchandiseId, quantity, sellingPlanId, attributes }: CartLineInput): LineInput {
  return {
    variantId: fromGid(merchandiseId, 'ProductVariant'),
    quantity,
    sellingPlanId: sellingPlanId ? fromGid(sellingPlanId, 'SellingPlan') : undefined,
    attributes: attributes ?? [],
  };
}

export function checkLines(store: Store, lines: CartLineInput[]): UserError[] {
  return lines.flatMap((line, index) => {
    const problem = checkLine(store, toLine(line));
    if (!problem) return [];
    const [code, field, message] = PROBLEMS[problem];
    return refuse(code, ['input', 'lines', String(index), field], message);
  });
}

/** The number of a global id; `NaN` where it names something else, which then exists nowhere. */
function fromGid(gid: string, type: string): number {
  return Number(gid.startsWith(`gid://shopify/${type}/`) ? gid.split('/').pop() : Number.NaN);
}
