import { t } from '../i18n/messages';
import { report } from '../platform/errors';
import { hasOwn, nullProto } from '../platform/objects';
import type { FinalAction, SheetAction, SheetError } from '../types/action';
import type { Field, SheetPlace } from '../types/address';
import type { PurchaseDetails, SheetContext, WalletNames } from '../types/purchase-details';
import type { AbortReason, Result } from '../types/result';
import { ServerError } from './format-error';

/** The facts of a purchase that its messages name. Without a `source`, a product is bought. */
type DialogContext = WalletNames & Partial<Pick<PurchaseDetails, 'source'>>;

/**
 * Title and text of the dialog at the end of an aborted purchase, and another text for a cart, which may have several items. The reason
 * `silent` has no row, because it opens no dialog.
 */
const DIALOGS = nullProto<
  Partial<Record<AbortReason, [title: string, message: string, cartMessage?: string]>>
>({
  out_of_stock: [
    'error_dialogs.checkout.title',
    'error_dialogs.product.out_of_stock',
    'error_dialogs.cart.out_of_stock',
  ],
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
  // The cart may be empty because it was ordered in another tab.
  empty_cart: ['error_dialogs.cart.title', 'error_dialogs.checkout.eligibility_error'],
  wallet_error: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
  wallet_service: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
  validation_custom: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
});

/** Address fields that no sheet shows, by country. */
const HIDDEN_FIELDS = nullProto<Partial<Record<string, Field[]>>>({
  HK: ['province', 'zip'],
  JP: ['city'],
  SG: ['city', 'province'],
});

/**
 * Turns a result into the next action: decelerate, else abort, else show_error, else update. Without a sheet, an `update`
 * redirects to the shop's checkout, which shows the errors. Wallets get actions, never the server's codes.
 *
 * @param facts facts about the open sheet. An error about an input that the sheet can't edit decelerates
 */
function toAction(result: Result, context: DialogContext, facts?: SheetContext): SheetAction {
  const sheet = nullProto<SheetContext>(facts);
  const { data, errors, abortReason, decelerationReason } = result;
  if (decelerationReason) return { type: 'decelerate', reason: decelerationReason };
  if (data && sheet.isAbsent && canRedirect(result)) return { type: 'redirect', cart: data };
  if (abortReason) {
    const textsOf = (reason: AbortReason) =>
      errors.flatMap(({ reaction, message = '' }) =>
        hasOwn(reaction, 'reason') && reaction.reason === reason ? message.trim() : [],
      );
    const texts = textsOf('validation_custom');
    if (texts.length) return toAbort('validation_custom', context, texts.find(Boolean));
    // The server's text about a quantity is shown only if it has a number, which the shopper needs.
    const rules = abortReason.startsWith('quantity_') ? textsOf(abortReason) : [];
    return toAbort(
      abortReason,
      context,
      rules.find(text => /\p{N}/u.test(text)),
    );
  }
  const values = { shop: context.shop || t('errors.shop') };
  const sheetErrors = errors.flatMap(({ reaction }): SheetError[] => {
    if (reaction.do !== 'show') return [];
    const { on, field } = reaction;
    return [{ on, field, message: t(toKey(reaction, sheet), values) }];
  });
  const isUncorrectable = !sheetErrors.every(error => isEditable(error, sheet));
  if (sheetErrors.length && !isUncorrectable) return { type: 'show_error', errors: sheetErrors };
  // The sheet can't edit what is wrong, or the server is still working after all retries.
  if (isUncorrectable || errors.some(({ reaction }) => reaction.do === 'wait'))
    return { type: 'decelerate', reason: 'cart_not_ready' };
  return data && !errors.length ? { type: 'update', cart: data } : toAbort('wallet_error', context);
}

/** Returns true if the shop's checkout can sell the cart of a result despite its errors. */
function canRedirect({ errors, abortReason }: Result): boolean {
  const aborts = errors.flatMap(({ reaction }) => (reaction.do === 'abort' ? reaction : []));
  // The abort reason may instead come from a warning, or from the cart itself.
  const isFromErrors = !abortReason || aborts.some(({ reason }) => reason === abortReason);
  return isFromErrors && aborts.every(reaction => hasOwn(reaction, 'canRedirect'));
}

/**
 * Turns a result into the next action. Reports unexpected codes, and all errors if the purchase goes on despite them. Reports
 * nothing if the result has a deceleration reason.
 */
export function toReportedAction(result: Result, context: DialogContext, sheet?: SheetContext): SheetAction {
  const action = toAction(result, context, sheet);
  if (!result.decelerationReason)
    for (const error of result.errors)
      if (action.type === 'redirect' || hasOwn(error.reaction, 'report'))
        report(new ServerError('The server answered', [error]));
  return action;
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
  const message = (hasOwn(Object(source), 'id') && cartMessage) || productMessage;
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
  const [error, ...others] = action.type === 'show_error' ? action.errors : [];
  return error
    ? [error, ...others]
    : [{ on: 'other', message: action.type === 'abort' ? action.message : '' }];
}
