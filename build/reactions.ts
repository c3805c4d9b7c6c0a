import type { Reaction } from '../src/core/types/result';
import { parseCommand } from './command.mjs';

/** Codes of warnings without a reaction. They are not in the bundle, because unknown warnings are ignored. */
export const ignoredWarnings = `
DISCOUNT_CODE_NOT_HONOURED
DISCOUNT_CURRENTLY_INACTIVE
DISCOUNT_CUSTOMER_NOT_ELIGIBLE
DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED
DISCOUNT_ELIGIBLE_CUSTOMER_MISSING
DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE
DISCOUNT_NOT_FOUND
DISCOUNT_NO_ENTITLED_LINE_ITEMS
DISCOUNT_NO_ENTITLED_SHIPPING_LINES
DISCOUNT_PURCHASE_NOT_IN_RANGE
DISCOUNT_QUANTITY_NOT_IN_RANGE
DISCOUNT_USAGE_LIMIT_REACHED
DUPLICATE_DELIVERY_ADDRESS
PAYMENTS_GIFT_CARDS_UNAVAILABLE
`
  .trim()
  .split('\n');

/**
 * Codes of the storefront API without a specific reaction. Like unknown codes, they are reported, and abort with the wallet's generic
 * dialog or redirect (docs/specification.md#reactions), so they are not in the bundle. A test compares these lists with the schema.
 */
export const genericCodes = `
APPLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED
BUNDLES_AND_ADDONS_CANNOT_BE_MIXED
BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION
CART_TOO_LARGE
DELIVERY_LINE_DETAILS_CHANGED
ERROR
GIFT_CARD_RECIPIENT_INVALID
GOOGLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED
INVALID
INVALID_COMPANY_LOCATION
INVALID_DELIVERY_ADDRESS_ID
INVALID_METAFIELDS
INVALID_PAYMENT
MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED
MERCHANDISE_BUNDLE_REQUIRES_COMPONENTS
MERCHANDISE_GIFT_CARDS_UNSUPPORTED
MERCHANDISE_LINE_LIMIT_REACHED
MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR
MERCHANDISE_NOT_APPLICABLE
MERCHANDISE_NOT_FOUND
MERCHANDISE_PRICE_MUST_BE_ABOVE_ZERO
MERCHANDISE_PRICE_MUST_NOT_EXCEED_LIMIT
MERCHANDISE_PRODUCT_NOT_PUBLISHED
MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION
MERCHANDISE_VARIANT_NOT_FOUND
MISSING_CUSTOMER_ACCESS_TOKEN
MISSING_NOTE
NOTE_TOO_LONG
ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED
PARENT_LINE_INVALID_REFERENCE
PARENT_LINE_NESTING_TOO_DEEP
PARENT_LINE_NOT_FOUND
PARENT_LINE_OPERATION_BLOCKED
PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED
PAYMENTS_CREDIT_CARD_BASE_INVALID_START_DATE_OR_ISSUE_NUMBER_FOR_DEBIT
PAYMENTS_CREDIT_CARD_FIRST_NAME_BLANK
PAYMENTS_CREDIT_CARD_LAST_NAME_BLANK
PAYMENTS_CREDIT_CARD_MONTH_INCLUSION
PAYMENTS_CREDIT_CARD_NAME_INVALID
PAYMENTS_CREDIT_CARD_NUMBER_INVALID
PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT
PAYMENTS_CREDIT_CARD_SESSION_ID
PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK
PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE
PAYMENTS_CREDIT_CARD_YEAR_EXPIRED
PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR
PAYMENTS_METHOD_REQUIRED
PAYMENTS_SHOPIFY_PAYMENTS_REQUIRED
PAYMENTS_WALLET_CONTENT_MISSING
SERVICE_UNAVAILABLE
TOO_MANY_DELIVERY_ADDRESSES
`
  .trim()
  .split('\n');

/** `npm run release -- reactions`: prints the reaction to each code of the server. */
export async function printReactions(args: string[]): Promise<string> {
  const { values } = parseCommand(
    args,
    {
      call: 'npm run -s release -- reactions',
      about: 'Prints the reaction to each code of the server as a table.',
    },
    { json: { type: 'boolean', about: 'prints one object' } },
  );
  // The messages read the language of a document.
  await import('../test/run/dom');
  const { errorPolicies, GENERIC_REACTION } = await import('../src/core/errors/policies');
  const { t } = await import('../src/core/i18n/messages');
  const generic = Object.fromEntries(genericCodes.map(code => [code, GENERIC_REACTION]));
  const reactions: [string, Reaction][] = Object.entries({ ...generic, ...errorPolicies }).sort(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  if (values.json) return `${JSON.stringify(Object.fromEntries(reactions), null, 2)}\n`;
  const rows = reactions.map(([code, reaction]) =>
    reaction.do === 'show'
      ? [code, reaction.do, reaction.field ?? reaction.on, t(reaction.key)]
      : [code, reaction.do, 'reason' in reaction ? reaction.reason : ''],
  );
  return [['CODE', 'REACTION', 'ABOUT', 'TEXT'], ...rows]
    .map(([what, detail, ...rest]) => [what?.padEnd(72), detail?.padEnd(12), ...rest].join(' '))
    .concat('')
    .join('\n');
}
