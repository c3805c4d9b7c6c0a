import '../run/dom';
import * as assert from 'uvu/assert';
import { ServerError } from '../../src/core/errors/format-error';
import { toElementError } from '../../src/core/platform/errors';
import { test } from '../run/suite';
import { BASE } from '../telemetry/open-telemetry';
import type { Attack } from './attack';
import { view } from './page-view';

const named = (name: string, stack: string) => Object.assign(new Error('no'), { name, stack });

/** Uncaught exceptions of other scripts. */
const FOREIGN: [what: string, error: unknown][] = [
  ['of a theme', named('TypeError', 'at run (https://theme.example/theme.js:1:2)')],
  ["of a file next to the script's", named('TypeError', `at run (${BASE}theme.js:1:2)`)],
  ["of a file next to the script's wallets", named('TypeError', `at run (${BASE}wallets/theme.js:1:2)`)],
  [
    "of a file with the script's name elsewhere",
    named('TypeError', 'at run (https://x.example/portable-wallets.js:1:2)'),
  ],
  [
    "of a file with the script's URL in its own",
    named('TypeError', `at run (https://x.example/?${BASE}telemetry.js:1:2)`),
  ],
  ['of the page itself', named('TypeError', `at run (${location.href}:1:2)`)],
  [
    "with a name of the script's errors",
    named('AcceleratedCheckoutError', 'at https://theme.example/theme.js:1:2'),
  ],
  ['without a stack', 'Script error.'],
  ['that is undefined', undefined],
];

const foreign = FOREIGN.map(
  ([what, error]): Attack => ({
    tried: `an exception ${what}`,
    held: 'is not reported',
    run: () =>
      view(async ({ calls }, clock) => {
        window.dispatchEvent(Object.assign(new Event('error'), { error }));
        window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
        await clock.advance(3000);
        assert.equal(calls('/errors'), []);
      }),
  }),
);

const inlined: Attack = {
  tried: 'an error of an inlined script, which has no file',
  held: 'reports caught errors without lines of the page',
  run: () =>
    view(async ({ emit, sent }, clock) => {
      emit('reported', {}, named('TypeError', `at open (${location.href}:3:7)`));
      await clock.advance(3000);
      const [{ errorClass, stacktrace }] = sent('/errors')[0].events[0].exceptions;
      assert.equal([errorClass, stacktrace], ['TypeError', []]);
    }),
};

const cart = document.createElement('shopify-accelerated-checkout-cart');

const token: Attack = {
  tried: 'an expired token on each view of a cart',
  held: 'sends no error report',
  run: () =>
    view(async ({ emit, calls }, clock) => {
      const fail = (code: string) =>
        emit('reported', {}, toElementError(cart, new ServerError('limitedCartQuery failed:', [{ code }])));
      fail('UNAUTHORIZED');
      await clock.advance(3000);
      assert.equal(calls('/errors'), []);
      // Another failure of the same query is reported.
      fail('GRAPHQL');
      await clock.advance(3000);
      assert.is(calls('/errors').length, 1);
    }),
};

const cookies: Attack = {
  tried: "receivers on the shop's own origin with the cart cookie",
  held: "sends no cookie, and only the origin of the page's URL",
  run: () =>
    view(
      async ({ emit, fetch }, clock) => {
        emit('reported', {}, named('TypeError', ''));
        emit('click', { instrument: 'PayPal', page: 'product' });
        await clock.advance(3000);
        const sent = fetch.calls.map(({ init }) => [init.credentials, init.referrerPolicy]);
        assert.equal(sent, Array(4).fill(['omit', 'origin']));
      },
      { options: { errors: '/errors', otlp: '/otlp' } },
    ),
};

const FAR = 'x'.repeat(4096);

/** Errors with long texts. Each ends with a text that would be sent if it were read. */
const LONG: [what: string, error: object][] = [
  ['a message of 4 kB and more', new Error(`${'answered A_'.repeat(400)} Load failed`)],
  ['a message of 4 MB', new Error(`${FAR.repeat(1024)} Load failed`)],
  [
    'a stack of 100,000 lines',
    named('Error', `${'at x (https:\n'.repeat(100_000)}at ${BASE}telemetry.js:1:2`),
  ],
  ['a line of 4 MB in a stack', named('Error', `at ${FAR.repeat(1024)} (${BASE}telemetry.js:1:2)`)],
  ['a name of 4 MB', named(`${FAR.repeat(1024)} TypeError`, '')],
];

const long = LONG.map(
  ([what, error]): Attack => ({
    tried: `an error with ${what}`,
    held: 'reads only the start',
    run: () =>
      view(async ({ emit, sent }, clock) => {
        emit('reported', {}, error);
        await clock.advance(3000);
        const [{ errorClass, message, stacktrace }] = sent('/errors')[0].events[0].exceptions;
        assert.equal([errorClass, message, stacktrace], ['Error', '', []]);
      }),
  }),
);

const chain: Attack = {
  tried: 'an error with 1,000 causes',
  held: 'reports twenty of them',
  run: () =>
    view(async ({ emit, sent }, clock) => {
      let error = named('TypeError', '');
      for (let depth = 0; depth < 1000; depth++)
        error = Object.assign(named('RangeError', ''), { cause: error });
      emit('reported', {}, error);
      await clock.advance(3000);
      assert.is(sent('/errors')[0].events[0].exceptions.length, 20);
    }),
};

const cases: Attack[] = [...foreign, inlined, token, cookies, ...long, chain];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
