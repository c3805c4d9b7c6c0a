import '../run/dom';
import * as assert from 'uvu/assert';
import { errorsBody, sessionsBody } from '../../sandbox/panel/collector/bodies';
import { toReportedAction } from '../../src/core/errors/actions';
import { DeveloperError, toElementError } from '../../src/core/platform/errors';
import { onMetric } from '../../src/core/platform/metric';
import { script } from '../../src/core/platform/script';
import cart from '../../src/core/storefront/documents/cart.graphql';
import { errorResult } from '../../src/core/storefront/result';
import { createStreamingClient } from '../../src/core/storefront/streaming-client';
import { CONFIG } from '../fakes/config';
import { contextOf } from '../fakes/context';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { json } from '../fakes/fake-fetch';
import { fakeStorage } from '../fakes/fake-storage';
import { fixture, onEnd, stub, test } from '../run/suite';
import { BASE, type Opened, openTelemetry, showElement } from './open-telemetry';

const clock = fixture(fakeClock);
let opened: Opened;

test.before.each(() => {
  showElement();
  opened = openTelemetry({
    options: { errors: 'https://errors.example/notify', errorKey: '0a1b', release: 'r7' },
  });
});

const events = () => opened.sent('/notify').flatMap(({ events }) => events);
/** Errors are told apart by where they happened: what they say is not sent. */
const ours = (column: number) =>
  Object.assign(new TypeError('no'), {
    stack: `TypeError: no\n    at open (${BASE}portable-wallets.js?v=3:1:${column})`,
  });
const theirs = (column: number) =>
  Object.assign(new Error('theirs'), { stack: `at x (https://theme.example/a.js:1:${column})` });
const columns = () => events().map(({ exceptions }) => exceptions[0].stacktrace[0].columnNumber);
const throwUncaught = (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error }));
const report = (error: unknown) => opened.tell('reported', {}, error);

test('tells of the visit’s beginning, once', async () => {
  await clock.advance(5000);
  const [call, ...others] = opened.calls('/notify/sessions');
  assert.equal(others, []);
  assert.is(call?.headers['bugsnag-payload-version'], '1');
  const [body] = opened.sent('/notify/sessions');
  assert.equal(sessionsBody(body, ''), []);
  assert.is(body.sessions.length, 1);
});

test('tells it to another URL where the tag names one', async () => {
  opened.close();
  opened = openTelemetry({ options: { errors: '/notify', errorSessions: 'https://sessions.example/start' } });
  await clock.advance(1000);
  assert.is(opened.calls('/start').length, 1);
  assert.equal(
    opened.fetch.calls.filter(({ url }) => url === '/notify/sessions'),
    [],
  );
});

test('reports an error with its causes, its place and its release', async () => {
  report(Object.assign(ours(77), { cause: ours(78), message: 'The server answered NEW_CODE to Ana' }));
  await clock.advance(1000);
  const [body] = opened.sent('/notify');
  assert.equal(errorsBody(body, ''), []);
  const [{ exceptions, app, severity, unhandled, context }] = body.events;
  assert.equal(
    exceptions.map(({ errorClass, message }: Record<string, string>) => `${errorClass} ${message}`),
    ['TypeError The server answered NEW_CODE', 'TypeError '],
  );
  assert.equal(exceptions[0].stacktrace, [
    { file: 'portable-wallets.js', lineNumber: 1, columnNumber: 77, method: '', inProject: true },
  ]);
  assert.equal([app.version, severity, unhandled, context], ['r7', 'error', false, undefined]);
});

/** What the tests' loader has in the place of the release's name. */
const OWN_RELEASE = '.';

test('names the files that were built, whatever the shop calls its release', async () => {
  report(ours(77));
  await clock.advance(1000);
  assert.equal(events()[0].app, { version: 'r7', codeBundleId: OWN_RELEASE, type: 'browser' });
  opened.close();
  opened = openTelemetry({ options: { errors: '/notify' } });
  report(ours(77));
  await clock.advance(1000);
  assert.is(events()[0].app.version, OWN_RELEASE);
});

test('says in its headers what it sends, when, and whose it is', async () => {
  report(ours(1));
  await clock.advance(1000);
  const headers = opened.calls('/notify')[0]?.headers;
  assert.equal(
    [headers?.['bugsnag-payload-version'], headers?.['bugsnag-api-key'], headers?.['bugsnag-sent-at']],
    ['5', '0a1b', '2026-01-31T12:00:01.000Z'],
  );
});

test('warns of a mistake of the page’s author', async () => {
  report(new DeveloperError('invalid-webcomponent', 'add it'));
  await clock.advance(1000);
  assert.equal([events()[0].exceptions[0].errorClass, events()[0].severity], ['DeveloperError', 'warning']);
});

test('reports each error once', async () => {
  for (const column of [2, 2, 3]) report(ours(column));
  await clock.advance(1000);
  assert.equal(columns(), [2, 3]);
});

test('reports no noise', async () => {
  report(new TypeError('Failed to fetch'));
  await clock.advance(1000);
  assert.equal(opened.calls('/notify'), []);
});

const ELEMENTS: [what: string, boxes: number, gone: boolean, sent: boolean][] = [
  ['an element that can’t be shown, where it has a box', 1, false, true],
  ['no element that can’t be shown in a drawer that is closed', 0, false, false],
  ['an element that is gone by now, where another one is seen', 0, true, true],
];

for (const [what, boxes, gone, sent] of ELEMENTS)
  test(`reports ${what}`, async () => {
    const drawer = document.createElement('shopify-accelerated-checkout-cart');
    drawer.getClientRects = () => Array(boxes).fill({}) as never;
    document.body.append(drawer);
    const error = toElementError(drawer, new Error('no'));
    if (gone) drawer.remove();
    report(error);
    await clock.advance(1000);
    assert.equal(
      events().map(({ exceptions }) => exceptions[0].errorClass),
      sent ? ['AcceleratedCheckoutError'] : [],
    );
  });

const ANSWERS: [what: string, status: number, sent: boolean][] = [
  ['no code that came with a status other than 200', 403, false],
  ['no token that counts no more', 401, false],
  ['a code that came with a success', 200, true],
];

for (const [what, status, sent] of ANSWERS)
  test(`reports ${what}`, async () => {
    onEnd(onMetric(([name, labels, value]) => opened.tell(name, { ...labels }, value)));
    recordErrors();
    const body = { errors: [{ message: '', extensions: { code: 'SHOP_INACTIVE' } }] };
    opened.fetch.answers.cart = json(body, { status });
    const { errors } = await clock.run(
      createStreamingClient(CONFIG, 'GooglePay', script.options)(cart, { id: '1' }),
    );
    toReportedAction(errorResult(...errors), contextOf('GooglePay'));
    await clock.advance(1000);
    assert.is(opened.calls('/notify').length, Number(sent));
  });

test('reports nothing while nothing of it can be seen', async () => {
  document.body.innerHTML = '';
  report(ours(1));
  await clock.advance(1000);
  assert.equal(opened.calls('/notify'), []);
});

test('reports what nobody caught, where it is ours', async () => {
  for (const error of [ours(1), theirs(1)]) throwUncaught(error);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: ours(2) }));
  await clock.advance(1000);
  assert.equal(errorsBody(opened.sent('/notify')[0], ''), []);
  assert.equal(
    events().map(({ exceptions, severityReason, unhandled }) => [
      exceptions[0].stacktrace[0].columnNumber,
      severityReason.type,
      unhandled,
    ]),
    [
      [1, 'unhandledException', true],
      [2, 'unhandledPromiseRejection', true],
    ],
  );
});

test('lets no error of anybody else’s script have the browser lay the page out', async () => {
  let looks = 0;
  stub(Element.prototype, {
    getClientRects() {
      looks++;
      return [{}];
    },
  });
  for (let n = 0; n < 5; n++) throwUncaught(theirs(n));
  assert.is(looks, 0);
  throwUncaught(ours(1));
  assert.is(looks, 1);
});

test('reports what was handed to it, also without a line of ours: a script that is inlined has none', async () => {
  report(theirs(1));
  await clock.advance(1000);
  assert.equal(
    events().map(({ exceptions }) => [exceptions[0].errorClass, exceptions[0].stacktrace]),
    [['Error', []]],
  );
});

test('reports ten errors at a time', async () => {
  for (let n = 0; n < 15; n++) report(ours(n));
  await clock.advance(1000);
  assert.is(events().length, 10);
});

test('counts the visit’s errors so far', async () => {
  for (const column of [1, 2]) report(ours(column));
  throwUncaught(ours(3));
  await clock.advance(1000);
  assert.equal(
    events().map(({ session }) => [session.events.handled, session.events.unhandled]),
    [
      [1, 0],
      [2, 0],
      [2, 1],
    ],
  );
});

test('goes on counting on the visit’s next page, and tells of no other beginning', async () => {
  report(ours(1));
  await clock.advance(1000);
  const [{ sessions }] = opened.sent('/notify/sessions');
  opened.close();
  opened = openTelemetry({ options: { errors: 'https://errors.example/notify' }, goesOn: true });
  report(ours(1));
  await clock.advance(1000);
  assert.equal(opened.calls('/notify/sessions'), []);
  assert.equal(errorsBody(opened.sent('/notify')[0], ''), []);
  assert.equal(events()[0].session, { ...sessions[0], events: { handled: 2, unhandled: 0 } });
});

for (const state of ['denied', 'none', 'full'] as const)
  test(`tells of no visit where the page’s storage is ${state}, and of errors all the same`, async () => {
    opened.close();
    fakeStorage(state);
    opened = openTelemetry({ options: { errors: 'https://errors.example/bare' }, goesOn: true });
    report(ours(1));
    await clock.advance(1000);
    assert.equal(opened.calls('/bare/sessions'), []);
    const [body] = opened.sent('/bare');
    assert.equal(errorsBody(body, ''), []);
    assert.equal([body.events.length, body.events[0].session], [1, undefined]);
  });

test('copes with a page that is not secure', async () => {
  opened.close();
  stub(crypto, { randomUUID: undefined });
  opened = openTelemetry({ options: { errors: '/notify' } });
  await clock.advance(1000);
  assert.equal(sessionsBody(opened.sent('/notify/sessions')[0], ''), []);
});

test('still tells of ours after a hundred different errors of others', async () => {
  for (let n = 0; n < 150; n++) throwUncaught(theirs(n));
  report(ours(7));
  await clock.advance(1000);
  assert.equal(columns(), [7]);
});

test('takes it that a shopper who has clicked has seen something', async () => {
  document.body.innerHTML = '';
  opened.tell('click', { instrument: 'PayPal', page: 'product' });
  report(ours(1));
  await clock.advance(1000);
  assert.is(events().length, 1);
});

test.run();
