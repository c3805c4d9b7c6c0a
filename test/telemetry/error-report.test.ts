import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DeveloperError } from '../../src/core/developer-error';
import { type FakeClock, fakeClock } from '../setup/fake-clock';
import { errorsBody, sessionsBody } from '../shop/collector/error-events';
import { BASE, type Opened, openTelemetry } from './open-telemetry';

const { getClientRects } = Element.prototype;
let clock: FakeClock;
let opened: Opened;

test.before.each(() => {
  clock = fakeClock();
  Element.prototype.getClientRects = () => [{}] as never;
  document.body.innerHTML = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';
  opened = openTelemetry({
    options: { errors: 'https://errors.example/notify', errorKey: '0a1b', release: 'r7' },
  });
});

test.after.each(() => {
  opened.close();
  clock.restore();
  document.body.innerHTML = '';
  Element.prototype.getClientRects = getClientRects;
});

const events = () => opened.sent('/notify').flatMap(({ events }) => events);
const ours = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at open (${BASE}portable-wallets.js?v=3:1:77)`,
  });
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
  report(Object.assign(ours('outer'), { cause: ours('inner') }));
  await clock.advance(1000);
  const [body] = opened.sent('/notify');
  assert.equal(errorsBody(body, ''), []);
  const [{ exceptions, app, severity, unhandled, context }] = body.events;
  assert.equal(
    exceptions.map(({ errorClass, message }: Record<string, string>) => `${errorClass} ${message}`),
    ['TypeError outer', 'TypeError inner'],
  );
  assert.equal(exceptions[0].stacktrace, [
    { file: `${BASE}portable-wallets.js`, lineNumber: 1, columnNumber: 77, method: 'open', inProject: true },
  ]);
  assert.equal([app.version, severity, unhandled, context], ['r7', 'error', false, '/products/caneca']);
});

test('says in its headers what it sends, when, and whose it is', async () => {
  report(ours('headers'));
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
  for (const message of ['twice', 'twice', 'another']) report(ours(message));
  await clock.advance(1000);
  assert.equal(
    events().map(({ exceptions }) => exceptions[0].message),
    ['twice', 'another'],
  );
});

test('reports no noise', async () => {
  report(new TypeError('Failed to fetch'));
  await clock.advance(1000);
  assert.equal(opened.calls('/notify'), []);
});

test('reports nothing while nothing of it can be seen', async () => {
  document.body.innerHTML = '';
  report(ours('unseen'));
  await clock.advance(1000);
  assert.equal(opened.calls('/notify'), []);
});

test('reports what nobody caught, where it is ours', async () => {
  const theirs = Object.assign(new Error('theirs'), { stack: 'at https://theme.example/a.js:1:2' });
  for (const error of [ours('uncaught'), theirs])
    window.dispatchEvent(Object.assign(new Event('error'), { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: ours('rejected') }));
  await clock.advance(1000);
  assert.equal(errorsBody(opened.sent('/notify')[0], ''), []);
  assert.equal(
    events().map(({ exceptions, severityReason, unhandled }) => [
      exceptions[0].message,
      severityReason.type,
      unhandled,
    ]),
    [
      ['uncaught', 'unhandledException', true],
      ['rejected', 'unhandledPromiseRejection', true],
    ],
  );
});

test('reports ten errors at a time', async () => {
  for (let n = 0; n < 15; n++) report(ours(`${n}`));
  await clock.advance(1000);
  assert.is(events().length, 10);
});

test('counts the visit’s errors so far', async () => {
  for (const message of ['first', 'second']) report(ours(message));
  await clock.advance(1000);
  assert.equal(
    events().map(({ session }) => session.events.handled),
    [1, 2],
  );
});

test('copes with a page that is not secure', async () => {
  opened.close();
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  opened = openTelemetry({ options: { errors: '/notify' } });
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  await clock.advance(1000);
  assert.equal(sessionsBody(opened.sent('/notify/sessions')[0], ''), []);
});

test('still tells of ours after a hundred different errors of others', async () => {
  for (let n = 0; n < 150; n++)
    report(Object.assign(new Error(`${n}`), { stack: `at x (https://theirs.example/a.js:1:${n})` }));
  report(ours('after the others'));
  await clock.advance(1000);
  assert.equal(
    events().map(({ exceptions }) => exceptions[0].message),
    ['after the others'],
  );
});

test('takes it that a shopper who has clicked has seen something', async () => {
  document.body.innerHTML = '';
  opened.tell('click', { instrument: 'PayPal', page: 'product' });
  report(ours('behind the window of PayPal'));
  await clock.advance(1000);
  assert.is(events().length, 1);
});

test.run();
