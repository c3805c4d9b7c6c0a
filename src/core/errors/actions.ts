import { t } from '../i18n/messages';
import { report } from '../platform/errors';
import { hasOwn, nullProto } from '../platform/objects';
import type { FinalAction, SheetAction, SheetError } from '../types/action';
import type { Field, SheetPlace } from '../types/address';
import type { PurchaseDetails, SheetContext, WalletNames } from '../types/purchase-details';
import type { AbortReason, Result } from '../types/result';
import { ServerError } from './format-error';
import { findDeceleration } from './policies';

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
 * Reports unexpected codes, and all errors if the purchase goes on despite them.
 */
export function toAction(result: Result, context: Facts): SheetAction {
  const facts = nullProto<Facts>(context);
  const reason = findDeceleration(result.errors) ?? (facts.mustDecelerate ? 'cart_not_ready' : undefined);
  const action: SheetAction =
    reason && !facts.hasNoCart ? { type: 'decelerate', reason } : toOtherAction(result, facts);
  for (const error of result.errors)
    if (action.type === 'redirect' || hasOwn(error.reaction, 'report'))
      report(new ServerError('The server answered', [error]));
  return action;
}

/** Turns a result without a reason to decelerate into the next action. An error about an input that the sheet can't edit decelerates. */
function toOtherAction({ data, errors }: Result, facts: Facts): SheetAction {
  const aborts = errors.flatMap(({ reaction }) => (reaction.do === 'abort' ? reaction : []));
  const final = aborts.find(reaction => !hasOwn(reaction, 'canRedirect'));
  if (data && facts.isAbsent && !final) return { type: 'redirect', cart: data };
  const abort = final ?? aborts[0];
  if (abort) {
    const textsOf = (reason: AbortReason) =>
      errors.flatMap(({ reaction, message = '' }) =>
        hasOwn(reaction, 'reason') && reaction.reason === reason ? message.trim() : [],
      );
    const texts = textsOf('validation_custom');
    if (texts.length) return toAbort('validation_custom', facts, texts.find(Boolean));
    // The server's text about a quantity is shown only if it has a number, which the shopper needs.
    const rules = abort.reason.startsWith('quantity_') ? textsOf(abort.reason) : [];
    return toAbort(
      abort.reason,
      facts,
      rules.find(text => /\p{N}/u.test(text)),
    );
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
  return data && !errors.length ? { type: 'update', cart: data } : toAbort('wallet_error', facts);
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
  const [error, ...others] = action.type === 'show_error' ? action.errors : [];
  return error
    ? [error, ...others]
    : [{ on: 'other', message: action.type === 'abort' ? action.message : '' }];
}
