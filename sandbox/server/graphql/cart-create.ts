import { type GraphQLResolveInfo, getDirectiveValues } from 'graphql';
import {
  addLine,
  checkLine,
  createCart,
  type LineInput,
  type LineProblem,
  setAttributes,
} from '../store/cart';
import { findDiscount } from '../store/products';
import type { Store } from '../store/store';
import type { Attribute } from '../store/types';
import { type BuyerIdentityInput, checkBuyerIdentity, setBuyerIdentity } from './buyer';
import { cartMutation } from './cart-mutation';
import { type Context, cartId, type Payload, toWarning, type UserError, userError } from './context';

interface CartInput {
  lines?: CartLineInput[] | null;
  discountCodes?: string[] | null;
  attributes?: Attribute[] | null;
  note?: string | null;
  buyerIdentity?: BuyerIdentityInput | null;
}

interface Args {
  input?: CartInput | null;
}

export const cartCreate = cartMutation<Args>(
  'cartCreate',
  (context, { input }, info) => create(context, input ?? {}, contextCountry(info as GraphQLResolveInfo)),
  () => ({ userErrors: [], warnings: [] }),
);

function create({ store }: Context, input: CartInput, country?: string): Payload {
  const lines = input.lines ?? [];
  const identity = input.buyerIdentity ?? {};
  const userErrors = [
    ...checkLines(store, lines),
    ...checkBuyerIdentity(identity, ['input', 'buyerIdentity']),
  ];
  if (userErrors.length) return { userErrors, warnings: [] };
  const cart = createCart(store, identity.countryCode ?? country);
  const warnings = lines.flatMap(line => {
    const { warning } = addLine(store, cart, toLine(line));
    return warning ? toWarning(cart, warning) : [];
  });
  cart.note = input.note ?? '';
  cart.discountCodes = input.discountCodes ?? [];
  for (const code of cart.discountCodes)
    if (!findDiscount(code))
      warnings.push({
        code: 'DISCOUNT_NOT_FOUND',
        message: `O código ${code} não existe.`,
        target: cartId(cart),
      });
  setAttributes(cart, input.attributes ?? []);
  setBuyerIdentity(store, cart, identity);
  return { cart, userErrors, warnings };
}

/** Returns the country of the operation's `@inContext`. */
function contextCountry({ schema, operation, variableValues }: GraphQLResolveInfo): string | undefined {
  const directive = schema.getDirective('inContext');
  const values = directive && getDirectiveValues(directive, operation, variableValues);
  return (values?.country as string | null | undefined) ?? undefined;
}

/** CartLineInput */
interface CartLineInput {
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

function toLine({ merchandiseId, quantity, sellingPlanId, attributes }: CartLineInput): LineInput {
  return {
    variantId: fromGid(merchandiseId, 'ProductVariant'),
    quantity,
    sellingPlanId: sellingPlanId ? fromGid(sellingPlanId, 'SellingPlan') : undefined,
    attributes: attributes ?? [],
  };
}

function checkLines(store: Store, lines: CartLineInput[]): UserError[] {
  return lines.flatMap((line, index) => {
    const problem = checkLine(store, toLine(line));
    if (!problem) return [];
    const [code, field, message] = PROBLEMS[problem];
    return userError(code, ['input', 'lines', String(index), field], message);
  });
}

/** Returns the number of a global id; `NaN` if it is of another type. */
function fromGid(gid: string, type: string): number {
  return Number(gid.startsWith(`gid://shopify/${type}/`) ? gid.split('/').pop() : Number.NaN);
}
