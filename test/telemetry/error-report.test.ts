import '../run/dom';
import * as assert from 'uvu/assert';
import { errorsBody, sessionsBody } from '../../sandbox/panel/collector/bodies';
import { toAction } from '../../src/core/errors/actions';
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
/** Errors differ by their place, because messages are not sent. */
const scriptError = (column: number) =>
  Object.assign(new TypeError('no'), {
    stack: `TypeError: no\n    at open (${BASE}portable-wallets.js?v=3:1:${column})`,
  });
const themeError = (column: number) =>
  Object.assign(new Error('theme'), { stack: `at x (https://theme.example/a.js:1:${column})` });
const columns = () => events().map(({ exceptions }) => exceptions[0].stacktrace[0].columnNumber);
const throwUncaught = (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error }));
const report = (error: unknown) => opened.emit('reported', {}, error);

test('sends the start of a visit once', async () => {
  await clock.advance(5000);
  const [call, ...others] = opened.calls('/notify/sessions');
  assert.equal(others, []);
  assert.is(call?.headers['bugsnag-payload-version'], '1');
  const [body] = opened.sent('/notify/sessions');
  assert.equal(sessionsBody(body, ''), []);
  assert.is(body.sessions.length, 1);
});

test('sends the start of a visit to the URL in the tag', async () => {
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
  report(
    Object.assign(scriptError(77), {
      cause: scriptError(78),
      message: 'The server answered NEW_CODE to Ana',
    }),
  );
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

/** The placeholder that the test loader substitutes for the release id. */
const OWN_RELEASE = '.';

test('names the built files, whatever release name the shop sets', async () => {
  report(scriptError(77));
  await clock.advance(1000);
  assert.equal(events()[0].app, { version: 'r7', codeBundleId: OWN_RELEASE, type: 'browser' });
  opened.close();
  opened = openTelemetry({ options: { errors: '/notify' } });
  report(scriptError(77));
  await clock.advance(1000);
  assert.is(events()[0].app.version, OWN_RELEASE);
});

test('sends content type, time and release in its headers', async () => {
  report(scriptError(1));
  await clock.advance(1000);
  const headers = opened.calls('/notify')[0]?.headers;
  assert.equal(
    [headers?.['bugsnag-payload-version'], headers?.['bugsnag-api-key'], headers?.['bugsnag-sent-at']],
    ['5', '0a1b', '2026-01-31T12:00:01.000Z'],
  );
});

test("reports a mistake of the page's author as a warning", async () => {
  report(new DeveloperError('invalid-webcomponent', 'add it'));
  await clock.advance(1000);
  assert.equal([events()[0].exceptions[0].errorClass, events()[0].severity], ['DeveloperError', 'warning']);
});

test('reports each error once', async () => {
  for (const column of [2, 2, 3]) report(scriptError(column));
  await clock.advance(1000);
  assert.equal(columns(), [2, 3]);
});

test('drops noise', async () => {
  report(new TypeError('Failed to fetch'));
  await clock.advance(1000);
  assert.equal(opened.calls('/notify'), []);
});

const ELEMENTS: [what: string, boxes: number, gone: boolean, sent: boolean][] = [
  ["an element that can't render, if it has a box", 1, false, true],
  ["no element in a closed drawer that can't render", 0, false, false],
  ["a removed element that can't render, if another one is visible", 0, true, true],
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
  ['no error code with a status other than 200', 403, false],
  ['no expired token', 401, false],
  ['an error code with status 200', 200, true],
];

for (const [what, status, sent] of ANSWERS)
  test(`reports ${what}`, async () => {
    onEnd(onMetric(([name, labels, value]) => opened.emit(name, { ...labels }, value)));
    recordErrors();
    const body = { errors: [{ message: '', extensions: { code: 'SHOP_INACTIVE' } }] };
    opened.fetch.answers.cart = json(body, { status });
    const { errors } = await clock.run(
      createStreamingClient(CONFIG, 'GooglePay', script.options)(cart, { id: '1' }),
    );
    toAction(errorResult(...errors), contextOf('GooglePay'));
    await clock.advance(1000);
    assert.is(opened.calls('/notify').length, Number(sent));
  });

test('reports nothing while no element is visible', async () => {
  document.body.innerHTML = '';
  report(scriptError(1));
  await clock.advance(1000);
  assert.equal(opened.calls('/notify'), []);
});

test('reports uncaught errors of the script', async () => {
  for (const error of [scriptError(1), themeError(1)]) throwUncaught(error);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: scriptError(2) }));
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

test('reads no layout for uncaught errors of other scripts', async () => {
  let looks = 0;
  stub(Element.prototype, {
    getClientRects() {
      looks++;
      return [{}];
    },
  });
  for (let n = 0; n < 5; n++) throwUncaught(themeError(n));
  assert.is(looks, 0);
  throwUncaught(scriptError(1));
  assert.is(looks, 1);
});

test('reports caught errors without a frame of the script, because inlined scripts have none', async () => {
  report(themeError(1));
  await clock.advance(1000);
  assert.equal(
    events().map(({ exceptions }) => [exceptions[0].errorClass, exceptions[0].stacktrace]),
    [['Error', []]],
  );
});

test('reports at most ten errors at a time', async () => {
  for (let n = 0; n < 15; n++) report(scriptError(n));
  await clock.advance(1000);
  assert.is(events().length, 10);
});

test('counts the errors of the visit', async () => {
  for (const column of [1, 2]) report(scriptError(column));
  throwUncaught(scriptError(3));
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

test("continues the count on the visit's next page, and sends no second start", async () => {
  report(scriptError(1));
  await clock.advance(1000);
  const [{ sessions }] = opened.sent('/notify/sessions');
  opened.close();
  opened = openTelemetry({ options: { errors: 'https://errors.example/notify' }, continuesVisit: true });
  report(scriptError(1));
  await clock.advance(1000);
  assert.equal(opened.calls('/notify/sessions'), []);
  assert.equal(errorsBody(opened.sent('/notify')[0], ''), []);
  assert.equal(events()[0].session, { ...sessions[0], events: { handled: 2, unhandled: 0 } });
});

for (const state of ['denied', 'none', 'full'] as const)
  test(`sends errors but no visit if the page's storage is ${state}`, async () => {
    opened.close();
    fakeStorage(state);
    opened = openTelemetry({ options: { errors: 'https://errors.example/bare' }, continuesVisit: true });
    report(scriptError(1));
    await clock.advance(1000);
    assert.equal(opened.calls('/bare/sessions'), []);
    const [body] = opened.sent('/bare');
    assert.equal(errorsBody(body, ''), []);
    assert.equal([body.events.length, body.events[0].session], [1, undefined]);
  });

test('works on an insecure page', async () => {
  opened.close();
  stub(crypto, { randomUUID: undefined });
  opened = openTelemetry({ options: { errors: '/notify' } });
  await clock.advance(1000);
  assert.equal(sessionsBody(opened.sent('/notify/sessions')[0], ''), []);
});

test('still reports errors of the script after a hundred errors of others', async () => {
  for (let n = 0; n < 150; n++) throwUncaught(themeError(n));
  report(scriptError(7));
  await clock.advance(1000);
  assert.equal(columns(), [7]);
});

test('treats a click as proof of a visible element', async () => {
  document.body.innerHTML = '';
  opened.emit('click', { instrument: 'PayPal', page: 'product' });
  report(scriptError(1));
  await clock.advance(1000);
  assert.is(events().length, 1);
});

test.run();
