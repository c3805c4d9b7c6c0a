import { effect } from '@preact/signals';
import { ApplePayError } from '../../../sandbox/sdk/apple-pay/dictionaries';
import { ApplePaySession } from '../../../sandbox/sdk/apple-pay/session';
import { isPayable, type Sheet, view } from '../../../sandbox/sdk/apple-pay/sheet';
import { running } from '../../../src/core/purchase/click';
import createApplePay from '../../../src/wallets/apple-pay';
import { createWholeHost } from '../../fakes/fake-host';
import { APPLE_PAY } from '../../fakes/wallet-configs';
import { writeIdentity } from '../store';
import { type CreateShopper, toShown } from './shopper';

const CONTACTS = ['br', 'us', 'gb'];
const CARDS = ['visa', 'mastercard'];

function writeAmounts({ state }: Sheet): string {
  const { total, items } = state.value;
  return [total, ...items].map(({ amount }) => amount).join(' ');
}

/** Apple's sheet of the sandbox with its states, exceptions and 30 s timeouts. */
export const createAppleShopper: CreateShopper = page => {
  let sheet: Sheet | undefined;
  let session: ApplePaySession | undefined;
  let stop = () => {};
  view.show = opened => {
    sheet = opened;
    let rows: unknown = opened.state.value.items;
    stop = effect(() => {
      const { errors, phase } = opened.state.value;
      if (rows !== opened.state.value.items) page.display(writeAmounts(opened));
      rows = opened.state.value.items;
      if (errors === 'failure') page.timeline.add('sheet', 'failure');
      else for (const { message } of errors) page.timeline.add('sheet', `${message ?? ''} (${phase})`);
    });
    return () => stop();
  };
  class Session extends ApplePaySession {
    constructor(...args: ConstructorParameters<typeof ApplePaySession>) {
      super(...args);
      session = this;
    }
  }
  Object.assign(window, { ApplePaySession: Session, ApplePayError });
  const host = createWholeHost(page.settings, 'ApplePay');
  const wallet = createApplePay(host, APPLE_PAY, page.settings);
  const isOpen = () => !!sheet && sheet.state.value.phase !== 'closed' && !page.isAway;

  return {
    click: () => {
      if (!isOpen()) page.click(wallet);
    },
    chooseAddress: index => void (isOpen() && sheet?.chooseContact(CONTACTS[index % 3] as string)),
    chooseDelivery(index) {
      const { methods = [] } = (isOpen() && sheet?.state.value) || {};
      const method = methods[index % (methods.length || 1)];
      if (method) void sheet?.chooseMethod(method.identifier);
    },
    chooseCard: index => void (isOpen() && sheet?.chooseCard(CARDS[index % 2] as string)),
    pay() {
      if (!sheet || !isOpen() || !isPayable(sheet.state.value)) return undefined;
      const { total, methodId, contact: saved } = sheet.state.value;
      const { contact } = saved;
      const [address1 = '', address2 = ''] = contact.addressLines ?? [];
      void sheet.pay();
      const address = {
        firstName: contact.givenName,
        lastName: contact.familyName,
        address1,
        address2,
        city: contact.locality,
        zip: contact.postalCode,
        country: contact.countryCode,
      };
      return toShown(total.amount, methodId, writeIdentity(contact.emailAddress, address));
    },
    // Apple's sheet accepts no input until its page has responded.
    hurry: () => {},
    close: () => {
      if (isOpen()) sheet?.close();
    },
    break(way) {
      if (!isOpen() || !session) return;
      const broken = session;
      if (way === 1) {
        const { abort } = broken;
        broken.abort = () => {
          abort.call(broken);
          throw new TypeError('Type error');
        };
        return;
      }
      // Only a waiting sheet can break unnoticed. A delay lets its event reach the page first.
      setTimeout(() => {
        if (!['updating', 'paying'].includes(sheet?.state.value.phase ?? '')) return;
        broken.oncancel = null as never;
        sheet?.close();
      }, 1);
    },
    get isOpen() {
      return isOpen();
    },
    get isLeftOpen() {
      return isOpen() && sheet?.state.value.phase !== 'failed' && running.peek() === undefined;
    },
    dispose() {
      stop();
      for (const name of ['ApplePaySession', 'ApplePayError']) Reflect.deleteProperty(window, name);
    },
  };
};
