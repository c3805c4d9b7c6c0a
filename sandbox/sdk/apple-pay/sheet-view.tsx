/** @jsxImportSource preact */
import { formatAmount, getSheetLanguage, getSheetMessage } from '../sheet-messages';
import {
  Choice,
  Delivery,
  Dialog,
  describePlace,
  Items,
  Lines,
  mountSheet,
  Pay,
  Total,
} from '../sheet-parts';
import { isPayable, requiresAddress, type Sheet } from './sheet';
import { CONTACTS, listCards, nameCard } from './shopper';
import type { Recurring } from './types';

/** Mounts a sheet, and unmounts it when it closes. */
export function showSheet(sheet: Sheet): () => void {
  const hide = mountSheet('apaySandbox', () => {
    if (sheet.state.value.phase === 'closed') queueMicrotask(() => hide());
    return <SheetView sheet={sheet} />;
  });
  return hide;
}

function SheetView({ sheet }: { sheet: Sheet }) {
  const { request } = sheet;
  const { phase, card, methods, methodId, items, total, recurring, errors } = sheet.state.value;
  const isBusy = phase === 'validating' || phase === 'updating' || phase === 'paying';
  const format = (amount: string) => formatAmount(amount, request.currencyCode);
  const bar = (
    <>
      <h2 id="title">Pay</h2>
      <button type="button" class="link" data-testid="apay-close" onClick={sheet.close}>
        {getSheetMessage('cancel')}
      </button>
    </>
  );
  const foot = (
    <>
      {errors.length > 0 && (
        <div class="error" role="alert" data-testid="apay-error">
          {errors === 'failure' ? (
            <p>{getSheetMessage('notPaid')}</p>
          ) : (
            errors.map(({ message, code, contactField }) => (
              <p key={message} data-code={code} data-field={contactField}>
                {message || getSheetMessage('notPaid')}
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
      <Total
        testId="apay-total"
        label={total.label}
        amount={total.type === 'pending' ? getSheetMessage('pending') : format(total.amount)}
      />
      <Pay
        testId="apay-pay"
        label={isBusy ? 'working' : 'payNow'}
        disabled={!isPayable(sheet.state.value)}
        onPay={sheet.pay}
      />
    </>
  );

  return (
    <Dialog
      testId="apay-sheet"
      bar={bar}
      isBusy={isBusy}
      isLocked={phase !== 'ready'}
      foot={foot}
      onClose={sheet.close}
    >
      <Choice
        testId="apay-card"
        title={getSheetMessage('card')}
        choices={listCards(request)}
        chosen={card?.id}
        describe={nameCard}
        onChoose={sheet.chooseCard}
        none={getSheetMessage('noCard')}
      />
      {!!request.requiredShippingContactFields?.length && <ContactChoice sheet={sheet} />}
      {requiresAddress(request) && (
        <Delivery
          testId="apay-method"
          options={methods.map(({ identifier: id, label, detail, amount }) => ({
            id,
            label,
            detail,
            amount: format(amount),
          }))}
          chosen={methodId}
          onChoose={sheet.chooseMethod}
        />
      )}
      <Items
        testId="apay-item"
        items={items.map(({ label, amount }) => ({ label, amount: format(amount) }))}
      />
    </Dialog>
  );
}

function describeRecurring({ regularBilling }: Recurring, currency: string): string {
  const {
    amount,
    recurringPaymentIntervalCount: count = 1,
    recurringPaymentIntervalUnit: unit = 'month',
  } = regularBilling;
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const period = new Intl.NumberFormat(getSheetLanguage().name, style).format(count);
  return getSheetMessage('every')
    .replace('{amount}', formatAmount(amount, currency))
    .replace('{period}', period);
}

function ContactChoice({ sheet }: { sheet: Sheet }) {
  const { id, contact } = sheet.state.value.contact;
  return (
    <Choice
      testId="apay-contact"
      title={getSheetMessage('contact')}
      choices={CONTACTS}
      chosen={id}
      describe={({ contact, hint }) =>
        describePlace(contact.countryCode, [contact.locality, contact.postalCode], hint)
      }
      onChoose={sheet.chooseContact}
    >
      <Lines
        lines={[
          [`${contact.givenName} ${contact.familyName}`.trim()],
          contact.addressLines ?? [],
          [contact.locality, contact.administrativeArea, contact.postalCode],
          [contact.emailAddress],
        ]}
      />
    </Choice>
  );
}
