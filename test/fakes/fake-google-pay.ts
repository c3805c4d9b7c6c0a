import {
  findAuthorizationFault,
  findReadyFault,
  findRequestFault,
  findUpdateFault,
} from '../../sandbox/sdk/google-pay/rules';
import type {
  Authorization,
  ButtonOptions,
  IntermediatePaymentData,
  PaymentData,
  PaymentDataRequest,
  PaymentOptions,
  Update,
} from '../../sandbox/sdk/google-pay/types';
import { stub } from '../run/suite';

/** An open sheet, controlled by the test. */
export interface FakeSheet {
  request: PaymentDataRequest;
  /** @throws if the response breaks a rule of the SDK */
  change(data: Partial<IntermediatePaymentData>): Promise<Update>;
  /** @throws if the response breaks a rule of the SDK */
  authorize(data: PaymentData): Promise<Authorization>;
  /** Closes the sheet. */
  close(): void;
  /** Fails the sheet. */
  fail(error: unknown): void;
}

/** Google's SDK with the sandbox's rules of requests and responses. */
export interface FakeGooglePay {
  clients: PaymentOptions[];
  buttons: ButtonOptions[];
  sheets: FakeSheet[];
  /** The last sheet. @throws if none is open */
  readonly sheet: FakeSheet;
  /** @default true */
  isReady: () => Promise<boolean>;
  remove(): void;
}

/** Installs the SDK in the page, as its script would. */
export function installGooglePay(): FakeGooglePay {
  const fake: FakeGooglePay = {
    clients: [],
    buttons: [],
    sheets: [],
    get sheet() {
      const sheet = fake.sheets.at(-1);
      if (!sheet) throw new Error('No sheet is open');
      return sheet;
    },
    isReady: async () => true,
    remove: () => Reflect.deleteProperty(window, 'google'),
  };

  class PaymentsClient {
    readonly #options: PaymentOptions;

    constructor(options: PaymentOptions) {
      this.#options = options;
      fake.clients.push(options);
    }

    async isReadyToPay(request: google.payments.api.IsReadyToPayRequest) {
      refuse(findReadyFault(request));
      return { result: await fake.isReady() };
    }

    createButton(options: ButtonOptions): HTMLElement {
      fake.buttons.push(options);
      const button = document.createElement('button');
      button.addEventListener('click', options.onClick);
      return button;
    }

    loadPaymentData(request: PaymentDataRequest): Promise<PaymentData> {
      const { environment, paymentDataCallbacks: callbacks = {} } = this.#options;
      return new Promise((resolve, reject) => {
        refuse(findRequestFault({ request, callbacks, environment }));
        fake.sheets.push({
          request,
          async change(data) {
            const answer = (await callbacks.onPaymentDataChanged?.(
              data as IntermediatePaymentData,
            )) as Update;
            refuse(findUpdateFault(answer, request));
            return answer;
          },
          async authorize(data) {
            const answer = (await callbacks.onPaymentAuthorized?.(data)) as Authorization;
            refuse(findAuthorizationFault(answer, request));
            if (answer.transactionState === 'SUCCESS') resolve(data);
            return answer;
          },
          // An Error, because uvu passes a test that throws anything else.
          close: () => reject(Object.assign(new Error('Sheet closed'), { statusCode: 'CANCELED' })),
          fail: reject,
        });
      });
    }
  }

  stub(window, { google: { payments: { api: { PaymentsClient } } } });
  return fake;
}

function refuse(fault: string | undefined): void {
  if (fault) throw new Error(`Google Pay refuses: ${fault}`);
}
