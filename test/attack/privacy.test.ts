import '../run/dom';
import * as assert from 'uvu/assert';
import { fakeClock } from '../fakes/fake-clock';
import { stub, test } from '../run/suite';
import { BASE, type Opened, openTelemetry, showElement } from '../telemetry/open-telemetry';
import type { Attack } from './attack';
import { privateTexts } from './private-texts';

const RECEIVERS = { otlp: '/otlp', analytics: '/analytics', errors: '/errors' };
/** Every URL that the page sends data to. */
const URLS = ['/otlp/v1/metrics', '/otlp/v1/logs', '/analytics', '/errors', '/errors/sessions'];

/** Puts the text into every input of the script. */
function reportEverywhere(text: string, { emit }: Opened) {
  const stack = [
    `Error: ${text}`,
    `at ${text} (${BASE}portable-wallets.js?${text}:1:77)`,
    `at open (${BASE}wallets/${text}.js:1:2)`,
    `at ${text} (https://theme.example/${text}.js?${text}:1:2)`,
    `${text}@${BASE}telemetry.js:1:7`,
  ].join('\n    ');
  const errorOf = (message: string, name: string) =>
    Object.assign(new Error(message, { cause: new Error(`caused by ${text}`) }), { stack, name });
  emit('reported', {}, errorOf(text, 'TypeError'));
  emit('reported', {}, errorOf(`<shopify-accelerated-checkout> can't be shown: ${text}`, text));
  emit('reported', {}, text);
  emit('reported', {}, { name: text, message: text, stack, code: text, statusCode: text });
  emit('reported', {}, { message: { text }, cause: text, stack: { toString: () => stack } });
  const uncaught = { error: errorOf(`not caught: ${text}`, 'RangeError'), message: text, filename: text };
  window.dispatchEvent(Object.assign(new Event('error'), uncaught));
  const rejected = { reason: errorOf(`rejected: ${text}`, 'SyntaxError') };
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), rejected));
  for (const page of ['product', text]) emit('click', { instrument: text, page, email: text });
  emit('wallet.skipped', { instrument: 'PayPal', reason: text });
  for (const action of ['abort', text]) emit('finish', { instrument: 'PayPal', action, reason: text });
  emit('operation', { name: text, outcome: text }, Date.now());
  for (const style of [text, `row-gap:${text}`, `${text}:8px;button-box-shadow:${text} 8px`])
    emit('compat.sampled', { page: text }, style);
}

/** Returns everything that was sent: URLs, headers, and bodies, raw and parsed. */
function readAll({ fetch }: Opened): string {
  return fetch.calls
    .filter(({ init }) => init.method === 'POST')
    .flatMap(({ url, headers, init }) => {
      const texts: string[] = [];
      JSON.parse(String(init.body), (key, value) => texts.push(key, String(value)));
      return [url, JSON.stringify(headers), String(init.body), ...texts];
    })
    .join('\n');
}

async function reportPrivateText(text: string, marks: string[]) {
  const clock = fakeClock();
  // Digits of a random id are no phone number.
  stub(crypto, { getRandomValues: (bytes: Uint8Array) => bytes });
  document.documentElement.lang = text;
  const element = showElement();
  for (const name of ['shop-id', 'access-token']) element.setAttribute(name, text);
  history.replaceState(null, '', `/products/${encodeURIComponent(text)}?${encodeURIComponent(text)}`);
  sessionStorage.setItem('portable-wallets', text);
  const cookies = { _tracking_consent: '3.AMPS_BRXX_f_f_x', _shopify_y: text, _shopify_s: text, cart: text };
  const opened = openTelemetry({ options: RECEIVERS, cookies, continuesVisit: true });
  reportEverywhere(text, opened);
  await clock.advance(3000);
  for (const way of URLS) assert.ok(opened.calls(way).length, `Nothing went to ${way}`);
  const sent = readAll(opened);
  assert.equal(
    marks.filter(mark => sent.includes(mark)),
    [],
  );
}

/** Each private text in errors, stacks, labels, styles, cookies, attributes and the page's URL at once. */
const cases: Attack[] = privateTexts.map(([what, text, ...marks]) => ({
  tried: `${what} in every input`,
  held: 'no report, log, metric or event contains it',
  run: () => reportPrivateText(text, marks),
}));

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
