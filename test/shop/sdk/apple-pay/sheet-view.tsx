import { useLayoutEffect, useRef } from 'preact/hooks';
import { useKeptFocus } from '../google-pay/kept-focus';
import { formatAmount, getSheetLanguage, sayInSheet } from '../sheet-words';
import type { Sheet } from './sheet';
import { CardChoice, ContactChoice, MethodChoice } from './sheet-choices';
import { asksAddress, isPayable } from './sheet-state';
import { describeError, describeRecurring } from './sheet-text';

const ROLES = { 'aria-labelledby': 'title', 'aria-modal': 'true' } as const;

export function SheetView({ sheet }: { sheet: Sheet }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { request } = sheet;
  const { phase, items, total, recurring, errors } = sheet.state.value;
  const isWorking = phase === 'validating' || phase === 'asking' || phase === 'paying';
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { name: lang, dir } = getSheetLanguage();
  const keepFocus = useKeptFocus(dialog, isWorking);

  return (
    <dialog
      ref={dialog}
      data-testid="apay-sheet"
      lang={lang}
      dir={dir}
      {...ROLES}
      aria-busy={isWorking}
      onClose={sheet.close}
      onFocusIn={keepFocus}
    >
      <div class="head">
        <span class="sandbox">{sayInSheet('sandbox')}</span>
        <div class="bar">
          <h2 id="title" class="mark">
            Pay
          </h2>
          <button type="button" class="link" data-testid="apay-close" onClick={sheet.close}>
            {sayInSheet('cancel')}
          </button>
        </div>
        <div class={isWorking ? 'progress on' : 'progress'} />
      </div>
      <div class="body">
        <fieldset disabled={phase !== 'ready'}>
          <CardChoice sheet={sheet} />
          {!!request.requiredShippingContactFields?.length && <ContactChoice sheet={sheet} />}
          {asksAddress(request) && <MethodChoice sheet={sheet} />}
          {items.length > 0 && (
            <section>
              <h3>{sayInSheet('order')}</h3>
              <dl>
                {items.map((item, index) => (
                  <div key={`${index} ${item.label}`} data-testid="apay-item">
                    <dt>{item.label}</dt>
                    <dd>{formatAmount(item.amount, request.currencyCode)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </fieldset>
      </div>
      <div class="foot">
        {errors.length > 0 && (
          <div class="error" role="alert" data-testid="apay-error">
            {errors === 'failure' ? (
              <p>{sayInSheet('notPaid')}</p>
            ) : (
              errors.map(error => (
                <p key={error.message} data-code={error.code} data-field={error.contactField}>
                  {describeError(error)}
                </p>
              ))
            )}
          </div>
        )}
        {recurring && (
          <p class="quiet" data-testid="apay-recurring">
            {describeRecurring(recurring, request.currencyCode)}
          </p>
        )}
        <p class="total">
          <span>{total.label}</span>
          <output data-testid="apay-total">
            {total.type === 'pending'
              ? sayInSheet('pending')
              : formatAmount(total.amount, request.currencyCode)}
          </output>
        </p>
        <button
          type="button"
          class="pay"
          data-testid="apay-pay"
          disabled={!isPayable(sheet.state.value)}
          onClick={sheet.pay}
        >
          {sayInSheet(isWorking ? 'working' : 'payNow')}
        </button>
      </div>
    </dialog>
  );
}
