import { type GraphQLResolveInfo, getDirectiveValues } from 'graphql';
import { createCart, setAttributes } from '../store/cart';
import { findDiscount } from '../store/discounts';
import { addLine } from '../store/lines';
import type { Attribute } from '../store/types';
import { type BuyerIdentityInput, checkBuyerIdentity, setBuyerIdentity } from './buyer-identity';
import { cartMutation } from './cart-mutation';
import { type CartLineInput, checkLines, toLine } from './line-input';
import { type Context, cartId, type Payload, toWarning } from './payload';

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

/** The country of the operation's `@inContext`. */
function contextCountry({ schema, operation, variableValues }: GraphQLResolveInfo): string | undefined {
  const directive = schema.getDirective('inContext');
  const values = directive && getDirectiveValues(directive, operation, variableValues);
  return (values?.country as string | null | undefined) ?? undefined;
}
