import { useLayoutEffect, useRef } from 'preact/hooks';
import { useKeptFocus } from './kept-focus';
import type { Sheet } from './sheet';
import { AccountRow, AddressChoice, CardChoice, OptionChoice } from './sheet-choices';
import { isPayable, isTouchable } from './sheet-state';
import { Items, Total } from './sheet-summary';
import { PAY_LABELS, TEXT } from './sheet-text';

const ROLES = { 'aria-labelledby': 'title', 'aria-modal': 'true' } as const;

export function SheetView({ sheet }: { sheet: Sheet }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { request } = sheet;
  const state = sheet.state.value;
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const keepFocus = useKeptFocus(dialog, state.loading);

  return (
    <dialog
      ref={dialog}
      data-testid="gpay-sheet"
      lang="pt-BR"
      {...ROLES}
      aria-busy={state.loading}
      onClose={sheet.close}
      onFocusIn={keepFocus}
    >
      <div class="head">
        <span class="sandbox">{TEXT.sandbox}</span>
        <div class="bar">
          <h2 id="title">{TEXT.title}</h2>
          <button
            type="button"
            class="close"
            data-testid="gpay-close"
            aria-label={TEXT.close}
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
            {(state.notice !== 'failure' && state.notice.message) || TEXT.failure}
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
          {state.loading ? TEXT.working : payLabel(sheet)}
        </button>
        {request.merchantInfo.merchantName && (
          <small>
            {TEXT.payTo} {request.merchantInfo.merchantName}
          </small>
        )}
      </div>
    </dialog>
  );
}

function payLabel({ request: { callbackIntents, transactionInfo } }: Sheet): string {
  return callbackIntents?.includes('PAYMENT_AUTHORIZATION')
    ? PAY_LABELS.COMPLETE_IMMEDIATE_PURCHASE
    : PAY_LABELS[transactionInfo.checkoutOption ?? 'DEFAULT'];
}
