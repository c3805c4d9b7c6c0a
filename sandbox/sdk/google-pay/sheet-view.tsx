/** @jsxImportSource preact */
import { formatAmount, getSheetMessage } from '../sheet-messages';
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
import type { Sheet } from './sheet';
import { isPayable, isTouchable, listAddresses, listCards } from './sheet-state';

/** Event on the window that makes the sheet crash. */
const CRASH = 'gpay-sandbox-crash';

export function showSheet(sheet: Sheet): () => void {
  addEventListener(CRASH, sheet.crash);
  const hide = mountSheet('gpaySandbox', () => {
    void sheet.state.value;
    return <SheetView sheet={sheet} />;
  });
  return () => {
    removeEventListener(CRASH, sheet.crash);
    hide();
  };
}

/** The last button, if the payment is not authorized in the sheet. */
const PAY_LABELS = {
  COMPLETE_IMMEDIATE_PURCHASE: 'payNow',
  DEFAULT: 'continue',
  CONTINUE_TO_REVIEW: 'reviewOrder',
} as const;

function SheetView({ sheet }: { sheet: Sheet }) {
  const { request } = sheet;
  const state = sheet.state.value;
  const { merchantName } = request.merchantInfo;
  const payLabel = request.callbackIntents?.includes('PAYMENT_AUTHORIZATION')
    ? 'payNow'
    : PAY_LABELS[request.transactionInfo.checkoutOption ?? 'DEFAULT'];
  const {
    currencyCode,
    displayItems = [],
    totalPriceLabel,
    totalPriceStatus,
    totalPrice,
  } = state.transaction;
  const foot = (
    <>
      {state.notice && (
        <p class="error" role="alert" data-testid="gpay-error">
          {(state.notice !== 'failure' && state.notice.message) || getSheetMessage('failure')}
        </p>
      )}
      <Total
        testId="gpay-total"
        label={totalPriceLabel ?? getSheetMessage(totalPriceStatus === 'ESTIMATED' ? 'estimated' : 'total')}
        amount={
          totalPriceStatus === 'NOT_CURRENTLY_KNOWN'
            ? getSheetMessage('pending')
            : formatAmount(totalPrice, currencyCode)
        }
      />
      <Pay
        testId="gpay-pay"
        label={state.loading ? 'working' : payLabel}
        disabled={!isPayable(state, request)}
        onPay={sheet.pay}
      />
      {merchantName && <small>{getSheetMessage('payTo').replace('{shop}', merchantName)}</small>}
    </>
  );

  return (
    <Dialog
      testId="gpay-sheet"
      bar={<Bar onClose={sheet.close} />}
      isBusy={state.loading}
      isLocked={!isTouchable(state)}
      foot={foot}
      onClose={sheet.close}
    >
      <AccountRow sheet={sheet} />
      {request.shippingAddressRequired && <AddressChoice sheet={sheet} />}
      {request.shippingOptionRequired && (
        <Delivery
          testId="gpay-option"
          options={state.options.map(({ id, label, description: detail }) => ({ id, label, detail }))}
          chosen={state.optionId}
          onChoose={sheet.chooseOption}
        />
      )}
      <Choice
        testId="gpay-card"
        title={getSheetMessage('card')}
        choices={listCards(request, state.account)}
        chosen={state.card?.id}
        describe={({ network, lastDigits }) => `${network} •••• ${lastDigits}`}
        onChoose={sheet.chooseCard}
        none={getSheetMessage('noCard')}
      />
      {/* As in the real sheet, a total without a label has no items. */}
      {totalPriceLabel && (
        <Items
          testId="gpay-item"
          items={displayItems.map(({ label, type, price, status }) => ({
            label,
            type,
            amount: status === 'PENDING' ? getSheetMessage('pending') : formatAmount(price, currencyCode),
          }))}
        />
      )}
    </Dialog>
  );
}

function Bar({ onClose }: { onClose(): void }) {
  return (
    <>
      <h2 id="title">G Pay</h2>
      <button
        type="button"
        class="close"
        data-testid="gpay-close"
        aria-label={getSheetMessage('close')}
        onClick={onClose}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </>
  );
}

function AccountRow({ sheet }: { sheet: Sheet }) {
  const { name, email } = sheet.state.value.account;
  return (
    <div class="account">
      <span class="avatar" aria-hidden="true">
        {name[0]}
      </span>
      <span class="grow">
        <strong>{name}</strong>
        <small data-testid="gpay-email">{email}</small>
      </span>
      <button type="button" class="link" data-testid="gpay-switch-account" onClick={sheet.switchAccount}>
        {getSheetMessage('switchAccount')}
      </button>
    </div>
  );
}

function AddressChoice({ sheet }: { sheet: Sheet }) {
  const { address } = sheet.state.value;
  return (
    <Choice
      testId="gpay-address"
      title={getSheetMessage('address')}
      choices={listAddresses(sheet.request)}
      chosen={address?.id}
      describe={({ countryCode, locality, administrativeArea, postalCode, hint }) =>
        describePlace(countryCode, [locality || administrativeArea, postalCode], hint)
      }
      onChoose={sheet.chooseAddress}
      none={getSheetMessage('noAddress')}
    >
      {address && (
        <Lines
          lines={[
            [address.name],
            [address.address1, address.address2],
            [address.locality, address.administrativeArea, address.postalCode],
          ]}
        />
      )}
    </Choice>
  );
}
