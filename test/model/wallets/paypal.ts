import { pay } from '../../../sandbox/sdk/paypal/checkout';
import type { Act, Options, PaymentWindow } from '../../../sandbox/sdk/paypal/types';
import { nullProto } from '../../../src/core/platform/objects';
import createPaypal from '../../../src/wallets/paypal';
import { toNamespace } from '../../../src/wallets/paypal/namespace';
import { createWholeHost } from '../../fakes/fake-host';
import type { CreateShopper } from './shopper';

interface ModelWindow extends PaymentWindow {
  end(act: Act): void;
}

function openWindow(): ModelWindow {
  let end: (act: Act) => void = () => {};
  const ended = new Promise<Act>(resolve => {
    end = resolve;
  });
  const opened: ModelWindow & { isClosed: boolean; isLoaded?: boolean } = {
    ended,
    isClosed: false,
    load() {
      opened.isLoaded = true;
    },
    close: () => opened.end('close'),
    end(act) {
      // A window that has not loaded can't approve.
      if (act !== 'approve' || opened.isLoaded) {
        opened.isClosed = true;
        end(act);
      }
    },
  };
  return opened;
}

/** PayPal's window of the sandbox. An approval counts as a payment, and creates no order by itself. */
export const createPaypalShopper: CreateShopper = page => {
  let options: Options = {};
  let window_: ModelWindow | undefined;
  const Buttons = (given?: Options) => {
    options = {
      ...given,
      onCancel(...args) {
        page.timeline.add('close');
        given?.onCancel?.(...args);
      },
    };
    return { isEligible: () => true, render: async () => {}, close: async () => {} };
  };
  const namespace = toNamespace();
  Object.assign(window, { [namespace]: { Buttons } });
  const host = createWholeHost(page.settings, 'PayPal');
  const wallet = createPaypal(host, { name: 'paypal', wallet_params: nullProto({}) }, page.settings);
  wallet.mount?.(document.createElement('div'), () => page.click(wallet));
  const isOpen = () => !!window_ && !window_.isClosed && !page.isAway;

  return {
    click() {
      if (isOpen()) return;
      void pay(
        options,
        'paypal',
        () => {
          window_ = openWindow();
          return window_;
        },
        {},
      );
    },
    chooseAddress: () => {},
    chooseDelivery: () => {},
    chooseCard: () => {},
    hurry: () => {},
    pay() {
      if (isOpen()) window_?.end('approve');
      return undefined;
    },
    close: () => {
      if (isOpen()) window_?.end('cancel');
    },
    break: () => {
      if (isOpen()) window_?.end('fail');
    },
    get isOpen() {
      return isOpen();
    },
    isLeftOpen: false,
    reportsClose: true,
    dispose() {
      window_?.end('close');
      Reflect.deleteProperty(window, namespace);
    },
  };
};
