import { effect, type Signal } from '@preact/signals';
import { PaymentsClient } from '../../../sandbox/sdk/google-pay/payments-client';
import { type Sheet, view } from '../../../sandbox/sdk/google-pay/sheet';
import { isPayable, type SheetState } from '../../../sandbox/sdk/google-pay/sheet-state';
import { nullProto } from '../../../src/core/platform/objects';
import createGooglePay from '../../../src/wallets/google-pay';
import { createWholeHost } from '../../fakes/fake-host';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { writeIdentity } from '../store';
import { type CreateShopper, toShown } from './shopper';

/** The platform's token, valid until 2096. */
const JWT = `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`;
const ADDRESSES = ['br', 'us', 'gb'];

function writeAmounts({ state }: Sheet): string {
  const { totalPrice, displayItems = [] } = state.value.transaction;
  return [totalPrice, ...displayItems.map(({ price }) => price)].join(' ');
}

/** Google's sheet of the sandbox with its rules and 30 s timeouts. Only the shopper can close it. */
export const createGoogleShopper: CreateShopper = page => {
  let sheet: Sheet | undefined;
  let fail: (error: unknown) => void = () => {};
  let stop = () => {};
  /** True if the page has already received the end of the sheet. */
  let hasReported = false;
  view.show = opened => {
    sheet = opened;
    hasReported = false;
    const broken = new Promise<never>((_, reject) => {
      fail = reject;
    });
    Object.assign(opened, { outcome: Promise.race([opened.outcome, broken]) });
    let rows: unknown = opened.state.value.transaction.displayItems;
    stop = effect(() => {
      const { notice } = opened.state.value;
      if (rows !== opened.state.value.transaction.displayItems) page.display(writeAmounts(opened));
      rows = opened.state.value.transaction.displayItems;
      if (notice) page.timeline.add('sheet', notice === 'failure' ? 'failure' : notice.message || '(empty)');
    });
    return () => stop();
  };
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
  const config = {
    ...GOOGLE_PAY,
    wallet_params: nullProto<object>(GOOGLE_PAY.wallet_params, {
      auth: [{ jwt: JWT, expiresAt: 4_000_000_000 }],
    }),
  };
  const host = createWholeHost(page.settings, 'GooglePay');
  const wallet = createGooglePay(host, config as never, page.settings);
  const isOpen = () => !!sheet && sheet.state.value.phase !== 'closed' && !page.isAway;
  const close = () => {
    if (isOpen()) sheet?.close();
  };

  return {
    click: () => {
      if (!isOpen()) page.click(wallet);
    },
    chooseAddress: index => void (isOpen() && sheet?.chooseAddress(ADDRESSES[index % 3] as string)),
    chooseDelivery(index) {
      const { options = [] } = (isOpen() && sheet?.state.value) || {};
      const option = options[index % (options.length || 1)];
      if (option) void sheet?.chooseOption(option.id);
    },
    chooseCard: () => {},
    pay() {
      const { state, request } = sheet ?? {};
      if (!state || !request || !isOpen() || !isPayable(state.value, request)) return undefined;
      const { transaction, optionId, account, address } = state.value;
      void sheet?.pay();
      const [firstName, ...names] = address?.name.split(' ') ?? [];
      const { locality: city, postalCode: zip, countryCode: country } = address ?? {};
      const identity = writeIdentity(
        account.email,
        address && { ...address, firstName, lastName: names.join(' '), city, zip, country },
      );
      return toShown(transaction.totalPrice ?? '', optionId, identity);
    },
    hurry() {
      const state = sheet?.state as Signal<SheetState> | undefined;
      if (state?.value.phase === 'updating') state.value = { ...state.value, loading: false };
    },
    close,
    break(way) {
      if (!isOpen()) return;
      fail({ statusCode: 'INTERNAL_ERROR' });
      hasReported = true;
      // The second variant: the page receives an error, but the sheet stays open.
      if (way === 0) sheet?.close();
    },
    get isOpen() {
      return isOpen();
    },
    isLeftOpen: false,
    get reportsClose() {
      return hasReported;
    },
    dispose() {
      sheet?.close();
      stop();
      Reflect.deleteProperty(window, 'google');
    },
  };
};
