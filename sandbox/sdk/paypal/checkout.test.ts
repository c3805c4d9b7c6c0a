import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hold } from '../../../test/fakes/hold';
import { settle } from '../../../test/fakes/settle';
import type { PaypalControl } from '../control';
import { memoizeOrder, pay } from './checkout';
import type { Act, Options, PaymentWindow } from './types';

/** Creates a page that logs its callbacks, and a window that the test controls. */
function open(options: Options = {}, control: PaypalControl = {}) {
  const events: string[] = [];
  const windows: (PaymentWindow & { act(act: Act): void; kind: string })[] = [];
  const openWindow = (kind: 'popup' | 'frame') => {
    events.push(`${kind} opens`);
    const end = hold<Act>();
    let isClosed = false;
    const act = (act: Act) => {
      if (isClosed) return;
      isClosed = true;
      events.push('window closes');
      end.release(act);
    };
    const window = {
      kind,
      act,
      ended: end.promise,
      get isClosed() {
        return isClosed;
      },
      load: (token: string) => events.push(`loads ${token}`),
      close: () => act('close'),
    };
    windows.push(window);
    return window;
  };
  const all: Options = {
    onClick: () => void events.push('onClick'),
    createOrder: async () => {
      events.push('createOrder');
      return 'EC-1';
    },
    onApprove: async ({ orderID, billingToken }) => void events.push(`onApprove ${billingToken ?? orderID}`),
    onCancel: data => void events.push(`onCancel ${data.orderID}`),
    onError: error => void events.push(`onError ${error.message}`),
    ...options,
  };
  const click = () => pay(all, 'paypal', openWindow, control);
  return { events, click, windows, shopper: (act: Act) => windows.at(-1)?.act(act) };
}

const OPENED = ['popup opens', 'onClick', 'createOrder', 'loads EC-1'];

test('opens the window before any callback', () => {
  const { events, click, shopper } = open();
  void click();
  assert.equal(events, ['popup opens', 'onClick']);
  shopper('close');
});

const ENDS: [act: Act, event: string][] = [
  ['approve', 'onApprove EC-1'],
  ['cancel', 'onCancel EC-1'],
  ['close', 'onCancel EC-1'],
  ['fail', 'onError The shopper simulated a failure'],
];

for (const [act, last] of ENDS)
  test(`${act} closes the window before ${last}`, async () => {
    const { events, click, shopper } = open();
    const done = click();
    await settle();
    shopper(act);
    await done;
    assert.equal(events, [...OPENED, 'window closes', last]);
  });

test('calls nothing after a rejected click', async () => {
  const { events, click } = open({ onClick: (_, actions) => actions.reject() });
  await click();
  assert.equal(events, ['popup opens', 'window closes']);
});

test('an order that fails closes the window, and is an error', async () => {
  const { events, click } = open({ createOrder: () => Promise.reject(new Error('no cart')) });
  await click();
  assert.equal(events, ['popup opens', 'onClick', 'window closes', 'onError no cart']);
});

test('reports a rejection of onApprove by onError', async () => {
  const { events, click, shopper } = open({ onApprove: () => Promise.reject(new Error('no details')) });
  const done = click();
  await settle();
  shopper('approve');
  await done;
  assert.is(events.at(-1), 'onError no details');
});

for (const [errorFirst, ends] of [
  [false, ['onCancel EC-1', 'onError Detected popup close']],
  [true, ['onError Detected popup close', 'onCancel EC-1']],
] as const)
  test(`a window closed during createOrder causes a cancel and an error, ${errorFirst ? 'the error at once' : 'both once the order is there'}`, async () => {
    const order = hold<string>();
    const { events, click, shopper } = open({ createOrder: () => order.promise }, { errorFirst });
    const done = click();
    await settle();
    shopper('close');
    await settle();
    assert.is(events.includes('onError Detected popup close'), errorFirst);
    assert.not.ok(events.some(text => text.startsWith('onCancel')));
    order.release('EC-1');
    await done;
    assert.equal(events.slice(-2), ends);
  });

test('a window closed during onClick causes only an error', async () => {
  const answer = hold<void>();
  const { events, click, shopper } = open({ onClick: () => answer.promise });
  const done = click();
  shopper('close');
  answer.release();
  await done;
  assert.equal(events, ['popup opens', 'window closes', 'onError Window is closed, can not determine type']);
});

test('a cancel with a failed order reports only the error', async () => {
  const { events, click, shopper } = open({
    createOrder: () => new Promise((_, reject) => setTimeout(reject, 20, new Error('no cart'))),
  });
  const done = click();
  await settle(2);
  shopper('close');
  await done;
  assert.is(events.at(-1), 'onError no cart');
});

test('only one checkout runs at a time', async () => {
  const { events, click, shopper } = open();
  const first = click();
  await settle();
  await click();
  assert.is(events.at(-1), 'onError Checkout already rendered');
  assert.is(events.filter(text => text === 'popup opens').length, 1);
  shopper('approve');
  await first;
});

test('a checkout can start when the last window is closed, with an order of its own', async () => {
  let made = 0;
  const { events, click, shopper } = open({ createOrder: async () => `EC-${++made}` });
  for (const token of ['EC-1', 'EC-2']) {
    const done = click();
    await settle();
    shopper('cancel');
    await done;
    assert.is(events.at(-1), `onCancel ${token}`);
  }
});

test('onApprove can restart, in a frame', async () => {
  let again = true;
  const { events, click, shopper, windows } = open({
    async onApprove(_, actions) {
      if (again) actions.restart();
      else events.push('done');
      again = false;
    },
  });
  const done = click();
  await settle();
  shopper('approve');
  await done;
  await settle();
  assert.is(windows.at(-1)?.kind, 'frame');
  shopper('approve');
  await settle();
  assert.is(events.at(-1), 'done');
});

const make = (options: Options) => memoizeOrder(options, 'paypal');
const failureOf = (options: Options) =>
  make(options)().then(
    () => undefined,
    error => error.message,
  );

test('creates the order once, however often it is needed', async () => {
  let calls = 0;
  const order = make({ createOrder: async () => `EC-${++calls}` });
  assert.equal(await order(), { orderID: 'EC-1', billingToken: null });
  assert.equal(await order(), { orderID: 'EC-1', billingToken: null });
  assert.is(calls, 1);
});

test('passes the funding source to createOrder', async () => {
  const sources: string[] = [];
  const createOrder: Options['createOrder'] = async ({ paymentSource }) => {
    sources.push(paymentSource);
    return 'EC-1';
  };
  await memoizeOrder({ createOrder }, 'venmo')();
  assert.equal(sources, ['venmo']);
});

test('prefers a billing agreement, whose token is also that of an order', async () => {
  const order = make({ createBillingAgreement: async () => 'BA-7', createOrder: async () => 'EC-1' });
  assert.equal(await order(), { orderID: 'EC-7', billingToken: 'BA-7' });
});

const NO_ID = 'Expected an order id to be passed';
const WRONG_ID = 'Do not pass PAY-XXX or PAYID-XXX directly into createOrder. Pass the EC-XXX token instead';

test('rejects a wrong token, and passes on what the page throws', async () => {
  for (const token of [undefined, '', { id: 'EC-1' }])
    assert.is(await failureOf({ createOrder: async () => token as string }), NO_ID);
  for (const token of ['PAY-1', 'PAYID-1'])
    assert.is(await failureOf({ createOrder: async () => token }), WRONG_ID);
  assert.is(await failureOf({}), 'No mechanism to create order');
  assert.is(await failureOf({ createOrder: () => Promise.reject(new Error('sold out')) }), 'sold out');
});

test.run();
