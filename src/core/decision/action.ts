import { bare } from '../base/bare';
import { report } from '../base/report';
import { writeError } from '../base/write-error';
import type { SheetAction, SheetError } from '../types/action';
import type { PurchaseContext } from '../types/purchase';
import type { AbortReason, Result } from '../types/result';
import { t } from '../words/words';
import { getReaction } from './catalogue';

/**
 * Title and text of the dialog that an aborted purchase ends with. A reason without a row ends the purchase without a dialog.
 */
const DIALOGS = bare<Partial<Record<AbortReason, [title: string, message: string]>>>({
  out_of_stock: ['error_dialogs.checkout.title', 'error_dialogs.product.out_of_stock'],
  checkout_error: ['error_dialogs.checkout.title', 'error_dialogs.checkout.generic_error'],
  empty_cart: ['error_dialogs.checkout.title', 'error_dialogs.checkout.eligibility_error'],
  wallet_error: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
  wallet_service: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
  validation_custom: ['error_dialogs.wallet.title', 'error_dialogs.wallet.generic_error'],
});

/**
 * What happens next after an answer: the most urgent of decelerate, abort, show_error and update. The border of the
 * first law: no wallet sees a code of the server, and nothing behind here sees a type of an SDK.
 */
export function toAction(result: Result, context: PurchaseContext): SheetAction {
  const { data, errors, abortReason, decelerationReason } = result;
  if (decelerationReason) return { type: 'decelerate', reason: decelerationReason };
  for (const error of errors) {
    const reaction = getReaction(error.code, error.field);
    if (reaction.do === 'abort' && reaction.report)
      report(new Error(`The server answered ${writeError(error)}`));
  }
  if (abortReason) {
    const checks = errors.filter(({ code }) => code === 'VALIDATION_CUSTOM');
    const message = checks.map(({ message }) => message?.trim()).find(Boolean);
    return toAbort(checks.length ? 'validation_custom' : abortReason, context, message);
  }
  const shown = errors.flatMap(({ code, field }): SheetError[] => {
    const reaction = getReaction(code, field);
    return reaction.do === 'show'
      ? [
          {
            on: reaction.on,
            field: reaction.field,
            message: t(toKey(reaction, context), { shop: context.shop || t('errors.shop') }),
          },
        ]
      : [];
  });
  if (shown.length) return { type: 'show_error', errors: shown };
  // The server is still not done, although it was asked for as long as there is time.
  if (errors.some(({ code }) => getReaction(code).do === 'wait'))
    return { type: 'decelerate', reason: 'cart_not_ready' };
  return data && !errors.length ? { type: 'update', cart: data } : toAbort('wallet_error', context);
}

function toKey({ on, key }: { on: SheetError['on']; key: string }, context: PurchaseContext): string {
  const country = on === 'billing' ? context.billingCountry : context.country;
  return country === 'AE' ? key.replace('.zone', '.emirate') : key;
}

/** @param serverMessage text of the server, for a check that the shop itself wrote; without one our own text is shown */
export function toAbort(
  reason: AbortReason,
  { brand = '' }: PurchaseContext,
  serverMessage = '',
): SheetAction {
  // What goes wrong with a wallet without a brand is told as a failure of the checkout.
  const isUnnamed = !brand && /^(wallet|validation)_/.test(reason);
  const [title, message] = DIALOGS[isUnnamed ? 'checkout_error' : reason] ?? ['', ''];
  const values = { wallet: brand };
  return {
    type: 'abort',
    reason,
    title: title && t(title, values),
    message: serverMessage || (message && t(message, values)),
  };
}

/** What a sheet shows of an action: its errors, the text of an abort, or an empty message where the page is left. */
export function toSheetErrors(action: SheetAction): [SheetError, ...SheetError[]] {
  const [error, ...others] = action.type === 'show_error' ? action.errors : [];
  return error
    ? [error, ...others]
    : [{ on: 'other', message: action.type === 'abort' ? action.message : '' }];
}
