import { t } from '../i18n/messages';
import { report } from '../platform/errors';
import { hasOwn, nullProto } from '../platform/objects';
import type { FinalAction, SheetAction, SheetError } from '../types/action';
import type { Field, SheetPlace } from '../types/address';
import type { PurchaseDetails, SheetContext, WalletNames } from '../types/purchase-details';
import type { AbortReason, Result } from '../types/result';
import { ServerError } from './format-error';
import { findReaction } from './policies';

/** The facts of a purchase that its messages name. Without a `source`, a product is bought. */
type DialogContext = WalletNames & Partial<Pick<PurchaseDetails, 'source'>>;

/** What is known besides the response. */
export interface Facts extends DialogContext, SheetContext {
  /** True if there is no cart yet, and so no checkout of it. The purchase then aborts instead of decelerating. @default false */
  hasNoCart?: boolean;
  /** True if the sheet can't go on with the cart. The reason of an error comes first. @default false */
  mustDecelerate?: boolean;
}

/**
 * Title and text of the dialog at the end of an aborted purchase, and another text for a cart, which may have several items. The reason
 * `silent` has no row, because it opens no dialog.
 */
const DIALOGS = nullProto<
  Partial<Record<AbortReason, [title: string, message: string, cartMessage?: string]>>
>({
  validation_custom: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
  checkout_error: ['error_dialogs.checkout.title', 'error_dialogs.checkout.generic_error'],
  quantity_minimum: [
    'error_dialogs.checkout.title',
    'error_dialogs.quantity.minimum',
    'error_dialogs.cart.quantity',
  ],
  quantity_maximum: [
    'error_dialogs.checkout.title',
    'error_dialogs.quantity.maximum',
    'error_dialogs.cart.quantity',
  ],
  quantity_increment: [
    'error_dialogs.checkout.title',
    'error_dialogs.quantity.increment',
    'error_dialogs.cart.quantity',
  ],
  out_of_stock: [
    'error_dialogs.checkout.title',
    'error_dialogs.product.out_of_stock',
    'error_dialogs.cart.out_of_stock',
  ],
  // The cart may be empty because it was ordered in another tab.
  empty_cart: ['error_dialogs.cart.title', 'error_dialogs.checkout.eligibility_error'],
  wallet_error: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
  wallet_service: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
});

/** Address fields that no sheet shows, by country. */
const HIDDEN_FIELDS = nullProto<Partial<Record<string, Field[]>>>({
  HK: ['province', 'zip'],
  JP: ['city'],
  SG: ['city', 'province'],
});

/**
 * Turns a result into the next action. Wallets get actions, never the server's codes. Reports unexpected codes, and all errors if
 * the purchase goes on despite them.
 */
export function toAction(result: Result, context: Facts): SheetAction {
  const action = findAction(result, nullProto<Facts>(context));
  for (const error of result.errors)
    if (action.type === 'redirect' || hasOwn(error.reaction, 'report'))
      report(new ServerError('The server answered', [error]));
  return action;
}

/**
 * Finds the next action: decelerate, else abort, else show_error, else update. Without a sheet, what ends the purchase comes before
 * a deceleration, and all else redirects to the shop's checkout, which shows the errors.
 */
function findAction({ data, errors }: Result, facts: Facts): SheetAction {
  if (data && !errors.length && !facts.mustDecelerate)
    return { type: facts.isAbsent ? 'redirect' : 'update', cart: data };
  const abort = findReaction(errors, 'abort');
  const mayGoOn = !facts.isAbsent || !abort || hasOwn(abort, 'canRedirect');
  const deceleration =
    findReaction(errors, 'decelerate')?.reason ?? (facts.mustDecelerate ? 'cart_not_ready' : undefined);
  if (deceleration && mayGoOn && !facts.hasNoCart) return { type: 'decelerate', reason: deceleration };
  if (data && facts.isAbsent && mayGoOn) return { type: 'redirect', cart: data };
  if (abort) {
    const { reason } = abort;
    // Of the server's texts, those of the shop's own check are shown, and those with the number that a quantity needs.
    const shown =
      reason === 'validation_custom' ? /\S/ : reason.startsWith('quantity_') ? /\p{N}/u : undefined;
    const texts = errors.flatMap(({ reaction, message = '' }) =>
      hasOwn(reaction, 'reason') && reaction.reason === reason && shown?.test(message) ? message.trim() : [],
    );
    return toAbort(reason, facts, texts[0]);
  }
  const values = { shop: facts.shop || t('errors.shop') };
  const sheetErrors = errors.flatMap(({ reaction }): SheetError[] => {
    if (reaction.do !== 'show') return [];
    const { on, field } = reaction;
    return [{ on, field, message: t(toKey(reaction, facts), values) }];
  });
  const isUncorrectable = !sheetErrors.every(error => isEditable(error, facts));
  if (sheetErrors.length && !isUncorrectable) return { type: 'show_error', errors: sheetErrors };
  // The sheet can't edit what is wrong, or the server is still working after all retries.
  if (!facts.hasNoCart && (isUncorrectable || errors.some(({ reaction }) => reaction.do === 'wait')))
    return { type: 'decelerate', reason: 'cart_not_ready' };
  return toAbort('wallet_error', facts);
}

const countryOf = (on: SheetPlace, { billing, delivery }: SheetContext) =>
  on === 'billing' ? billing : delivery;

function toKey({ on, key }: { on: SheetPlace; key: string }, sheet: SheetContext): string {
  return countryOf(on, sheet) === 'AE' ? key.replace('.zone', '.emirate') : key;
}

/** Returns true if the shopper can correct this error in the sheet. */
function isEditable({ on, field }: SheetError, sheet: SheetContext): boolean {
  if (field === 'email' || field === 'phone') return !sheet.uneditable?.includes(field);
  if (sheet.hasNoAddress && !['billing', 'discount', 'other'].includes(on)) return false;
  return !field || !HIDDEN_FIELDS[`${countryOf(on, sheet)}`]?.includes(field);
}

/**
 * Creates the action that ends a purchase with a dialog.
 *
 * @param serverMessage the server's text, for a custom validation of the shop or a rule about quantities. @default the reason's
 * text
 */
export function toAbort(
  reason: AbortReason,
  { brand = '', source }: DialogContext,
  serverMessage = '',
): FinalAction {
  // Without a brand to name, the dialog has the text of a failed checkout.
  const isUnnamed = !brand && /^(wallet|validation)_/.test(reason);
  const [title, productMessage, cartMessage] = DIALOGS[isUnnamed ? 'checkout_error' : reason] ?? ['', ''];
  const message = (source?.type === 'cart' && cartMessage) || productMessage;
  const values = { wallet: brand };
  return {
    type: 'abort',
    reason,
    title: title && t(title, values),
    message: serverMessage || (message && t(message, values)),
    ...(serverMessage && { isFromServer: true }),
  };
}

/**
 * Returns the messages of an action for a sheet: its errors, the text of an abort, or for other actions one empty message.
 */
export function toSheetErrors(action: SheetAction): [SheetError, ...SheetError[]] {
  if (action.type === 'show_error' && action.errors.length)
    return action.errors as [SheetError, ...SheetError[]];
  return [{ on: 'other', message: action.type === 'abort' ? action.message : '' }];
}
