import { useLayoutEffect, useRef } from 'preact/hooks';
import { getSheetLanguage, sayInSheet } from '../sheet-words';
import { useKeptFocus } from './kept-focus';
import type { Sheet } from './sheet';
import { AccountRow, AddressChoice, CardChoice, OptionChoice } from './sheet-choices';
import { isPayable, isTouchable } from './sheet-state';
import { Items, Total } from './sheet-summary';
import { PAY_LABELS } from './sheet-text';

const ROLES = { 'aria-labelledby': 'title', 'aria-modal': 'true' } as const;

export function SheetView({ sheet }: { sheet: Sheet }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { request } = sheet;
  const state = sheet.state.value;
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { name: lang, dir } = getSheetLanguage();
  const keepFocus = useKeptFocus(dialog, state.loading);

  return (
    <dialog
      ref={dialog}
      data-testid="gpay-sheet"
      lang={lang}
      dir={dir}
      {...ROLES}
      aria-busy={state.loading}
      onClose={sheet.close}
      onFocusIn={keepFocus}
    >
      <div class="head">
        <span class="sandbox">{sayInSheet('sandbox')}</span>
        <div class="bar">
          <h2 id="title">G Pay</h2>
          <button
            type="button"
            class="close"
            data-testid="gpay-close"
            aria-label={sayInSheet('close')}
            onClick={sheet.close}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <div class={state.loading ? 'progress on' : 'progress'} />
      </div>
      <div class="body">
        <fieldset disabled={!isTouchable(state)}>
          <AccountRow sheet={sheet} />
          {request.shippingAddressRequired && <AddressChoice sheet={sheet} />}
          {request.shippingOptionRequired && <OptionChoice sheet={sheet} />}
          <CardChoice sheet={sheet} />
          <Items transaction={state.transaction} />
        </fieldset>
      </div>
      <div class="foot">
        {state.notice && (
          <p class="error" role="alert" data-testid="gpay-error">
            {(state.notice !== 'failure' && state.notice.message) || sayInSheet('failure')}
          </p>
        )}
        <Total transaction={state.transaction} />
        <button
          type="button"
          class="pay"
          data-testid="gpay-pay"
          disabled={!isPayable(state, request)}
          onClick={sheet.pay}
        >
          {state.loading ? sayInSheet('working') : payLabel(sheet)}
        </button>
        {request.merchantInfo.merchantName && (
          <small>{sayInSheet('payTo').replace('{shop}', request.merchantInfo.merchantName)}</small>
        )}
      </div>
    </dialog>
  );
}

function payLabel({ request: { callbackIntents, transactionInfo } }: Sheet): string {
  const isAuthorized = callbackIntents?.includes('PAYMENT_AUTHORIZATION');
  const option = isAuthorized ? 'COMPLETE_IMMEDIATE_PURCHASE' : transactionInfo.checkoutOption;
  return sayInSheet(PAY_LABELS[option ?? 'DEFAULT']);
}
