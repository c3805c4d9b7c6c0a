import { ServerError } from '../errors/format-error';
import { gid, readGroup, readLast, splitLines, toPlan, toPositiveInteger, toVariant } from '../page/fields';
import { SHEET_TIMEOUT_MS } from '../platform/constants';
import { readCookie } from '../platform/document';
import { report } from '../platform/errors';
import { emitMetric } from '../platform/metric';
import { hasOwn, nullProto } from '../platform/objects';
import { errorResult } from '../storefront/result';
import type { SheetAction } from '../types/action';
import type { CartLine, CartSource } from '../types/cart';
import type { Fields } from '../types/page';
import type { PurchaseDetails } from '../types/purchase-details';
import type { CartError, ChoiceError, Result } from '../types/result';
import { running } from './click';
import { type PurchaseContext, toEndedAction, toNextAction } from './context';
import { dispatch } from './machine';

/** Opens the cart once. Cancels this purchase if another one has begun since the wallet's last call. */
export async function open(context: PurchaseContext): Promise<SheetAction> {
  if (context.state.isRevocable && !context.stopWatchdog()) dispatch(context, { type: 'cancel' });
  context.opening ??= openCart(context);
  const action = await context.opening;
  const mayGoOn = context.state.isRevocable;
  // This purchase must now remove the personal data of an earlier one.
  if (mayGoOn && context.removal.takeOver()) dispatch(context, { type: 'identify', sheet: {} });
  return mayGoOn || !hasOwn(action, 'cart') ? action : toEndedAction(context);
}

/**
 * Creates or reads the cart. Caches only a cart, or an error that a retry can't fix. After other errors, the next step retries.
 */
async function openCart(context: PurchaseContext): Promise<SheetAction> {
  const { details, source, api, cart } = context;
  let action: SheetAction | undefined;
  try {
    const result = await (source.type === 'error'
      ? errorResult(source)
      : api.open(source, details.opens === 'sheet'));
    action = toNextAction(context, result, true, isConfigChanged(context, result));
    if (source.type === 'product' && !cart.value) reportCreation(result, action);
    return action;
  } finally {
    if (!cart.value && !isFinal(action)) context.opening = undefined;
  }
}

/** Returns true if the cart no longer matches the configuration of its buttons. */
function isConfigChanged({ details, source }: PurchaseContext, { data }: Result): boolean {
  const { settings } = details;
  if (!data || source.type !== 'cart' || !settings.pageType.startsWith('cart')) return false;
  // Without a sheet or page of its own, the wallet redirects to the shop's checkout, which reads the cart.
  if (!details.opens) return false;
  return (
    data.requiresShipping !== settings.requiresShipping || data.hasSellingPlan !== settings.hasSellingPlan
  );
}

/**
 * Reasons why a cart can never be created (docs/specification.md#click). All other reasons are temporary, such as a lost
 * connection or a busy service.
 */
const FINAL_REASONS = /^(checkout_error|validation_custom|out_of_stock|quantity_.+)$/;

const isFinal = (action?: SheetAction) => action?.type === 'abort' && FINAL_REASONS.test(action.reason);

/** Reports a failed creation, unless the shopper sees what is wrong with the choice, or it is reported already. */
function reportCreation({ errors }: Result, action: SheetAction): void {
  const isReported = errors.some(({ reaction }) => hasOwn(reaction, 'report'));
  // An unknown variant is a mistake of the page, not of the shopper.
  const isUnknown = errors.some(({ field }) => field?.endsWith('merchandiseId'));
  if (
    isReported ||
    (isFinal(action) && !isUnknown) ||
    (action.type === 'abort' && action.reason === 'silent')
  )
    return;
  const hint = isUnknown ? '. Check the variant in the form: see docs/embedding.md#server-errors' : '';
  report(new ServerError('A cart could not be created:', errors, hint));
}

/**
 * Re-enables the page's buttons if the wallet makes no call within the sheet's time-out. Its SDK may have lost the click. A
 * shopper who signs in to the wallet may take longer, so the purchase stays open, and a later call disables the buttons again.
 *
 * @returns a function to call when the wallet calls back. It stops the watchdog, and returns false if another purchase has begun
 */
export function startWatchdog(instrument: string): () => boolean {
  const watched = running.peek();
  let isFirst = true;
  const timer = setTimeout(() => {
    if (running.peek() === watched) running.value = undefined;
  }, SHEET_TIMEOUT_MS);
  return () => {
    if (isFirst) emitMetric('opened', { instrument });
    isFirst = false;
    clearTimeout(timer);
    running.value ??= watched;
    return running.peek() === watched;
  };
}

/** Maps the choice at the click to a cart's source (an existing cart, or the input of a new one), or to an error. */
export function toSource(choice: PurchaseDetails['source'], country: string): CartSource | ChoiceError {
  if (choice.type === 'cart') {
    const { id, fields, ...cart } = nullProto(choice);
    if (!id) return { type: 'error', code: 'INVALID_PAYMENT_EMPTY_CART' };
    return { ...cart, id, attributes: readGroup(fields, 'attributes') };
  }
  const lines = [];
  for (const fields of splitLines(choice.fields)) {
    const line = toLine(fields);
    if (hasOwn(line, 'code')) return { type: 'error', ...line };
    lines.push(line);
  }
  return {
    type: 'product',
    input: { lines, discountCodes: readDiscountCodes(), buyerIdentity: { countryCode: country } },
  };
}

/** Returns a cart line from its fields. The browser has already handled `form=`, radios, selects and disabled controls. */
function toLine(fields: Fields): CartLine | CartError {
  const variant = toVariant(readLast(fields, 'id'));
  if (!variant) return { code: 'INVALID_MERCHANDISE' };
  const quantity = toPositiveInteger(readLast(fields, 'quantity') || '1');
  if (!quantity) return { code: 'INVALID_QUANTITY', message: 'invalid quantity' };
  const plan = toPlan(readLast(fields, 'selling_plan'));
  return {
    merchandiseId: gid('ProductVariant', variant),
    quantity,
    ...(plan && { sellingPlanId: gid('SellingPlan', plan) }),
    attributes: readGroup(fields, 'properties').filter(({ value }) => value),
  };
}

/** Reads the discount code without validation, because an unknown one is only a warning of the server. */
function readDiscountCodes(): string[] {
  const code = new URLSearchParams(location.search).get('discount_code') || readCookie('discount_code');
  return code ? [code] : [];
}
