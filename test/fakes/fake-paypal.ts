import type { PayPalButtonsComponentOptions as Options, PayPalButtonStyle as Style } from '@paypal/paypal-js';
import { memoizeOrder } from '../../sandbox/sdk/paypal/checkout';
import { findStyleFault, flowOf, type GivenStyle, isFundingEligible } from '../../sandbox/sdk/paypal/funding';
import { toNamespace } from '../../src/wallets/paypal/namespace';
import { stub } from '../run/suite';

/** PayPal's SDK with the sandbox's rules. The test clicks, approves and closes. */
export interface FakePaypal {
  /** Of the last button. */
  readonly options: Options & { style: Style };
  /** Elements that contain a button. */
  places: HTMLElement[];
  closed: number;
  ineligible: string[];
  /** Runs on each render of a button. @default succeeds */
  render: () => Promise<void>;
  /** Clicks the button. Returns the page's token for the window, or nothing if the page rejects the click. */
  click(): Promise<string | undefined>;
  approve(): Promise<void>;
  cancel(): void;
  fail(message: string): void;
  remove(): void;
}

/** Installs the SDK in the page, as the script of this URL would. */
export function installPaypal(sdkUrl?: string): FakePaypal {
  const namespace = toNamespace(sdkUrl);
  const made: Options[] = [];
  let orderID = '';
  const fake: FakePaypal = {
    get options() {
      return made.at(-1) as FakePaypal['options'];
    },
    places: [],
    closed: 0,
    ineligible: [],
    render: async () => {},
    async click() {
      const { options } = fake;
      const source = options.fundingSource ?? 'paypal';
      let isRefused = false;
      const reject = async () => {
        isRefused = true;
      };
      await options.onClick?.({ fundingSource: source }, { resolve: async () => {}, reject });
      if (isRefused) return undefined;
      try {
        const order = await memoizeOrder(options, source)();
        orderID = order.orderID;
        return order.billingToken ?? orderID;
      } catch (error) {
        options.onError?.(error as Record<string, unknown>);
        throw error;
      }
    },
    async approve() {
      await fake.options.onApprove?.({ orderID }, { redirect() {}, restart() {} });
    },
    cancel: () => fake.options.onCancel?.({ orderID }, { redirect() {} }),
    fail: message => fake.options.onError?.(new Error(message) as unknown as Record<string, unknown>),
    remove: () => Reflect.deleteProperty(window, namespace),
  };

  function Buttons(options: Options = {}) {
    const { fundingSource = 'paypal', style = {} } = options;
    const fault = findStyleFault(style as GivenStyle, fundingSource);
    if (fault) throw fault;
    made.push(options);
    return {
      isEligible: () => isFundingEligible(fundingSource, flowOf(options), fake.ineligible),
      async render(place: HTMLElement) {
        fake.places.push(place);
        await fake.render();
      },
      async close() {
        fake.closed += 1;
      },
    };
  }

  stub(window, { [namespace]: { Buttons, version: 'fake' } });
  return fake;
}
