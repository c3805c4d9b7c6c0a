import '../run/dom';
import * as assert from 'uvu/assert';
import { ServerError } from '../../src/core/errors/format-error';
import { AcceleratedCheckoutError, DeveloperError } from '../../src/core/platform/errors';
import type { CartError } from '../../src/core/types/result';
import { fakeClock } from '../fakes/fake-clock';
import { fixture, stub, test } from '../run/suite';
import { BASE, openTelemetry, showElement } from './open-telemetry';

const clock = fixture(fakeClock);

const SCRIPT = `at open (${BASE}portable-wallets.js:1:77)`;
const THEME = 'at run (https://theme.example/theme.js:1:2)';

const BESIDE = `at run (${BASE}theme.js:1:2)`;
const PAGE = 'at run (https://shop.example/products/caneca:1:2)';
/** What is known about an error besides itself. */
interface Facts {
  isUncaught?: boolean;
  /** True if no element is visible. */
  isUnseen?: boolean;
}
const UNCAUGHT = { isUncaught: true };
const named = (name: string) => Object.assign(new Error('no'), { name });

/** Creates an error with a stack in Chromium's format. */
const from = (stack: string, error: Error) => Object.assign(error, { stack: `${error}\n    ${stack}` });
const failed = (cause: Error) =>
  new AcceleratedCheckoutError(`can't be shown: ${cause}`, undefined, { cause });

const answered = (...errors: CartError[]) => new ServerError('The server answered', errors);

const ERRORS: [what: string, error: unknown, sent: boolean, facts?: Facts][] = [
  ['a bug of the script', from(SCRIPT, new TypeError('x is undefined')), true],
  [
    'an error with a frame of the script among others',
    from(`${THEME}\n    ${SCRIPT}`, new TypeError('no')),
    true,
  ],
  ['an uncaught bug of the script', from(SCRIPT, new TypeError('no')), true, UNCAUGHT],
  ['a caught error without a stack', 'popup blocked', true],
  ['an uncaught error without a stack', 'Script error.', false, UNCAUGHT],
  ['an uncaught error of another script', from(THEME, new TypeError('no')), false, UNCAUGHT],
  ['a caught error of another script', from(THEME, new TypeError('no')), true],
  [
    'an error of another script with a name of this one',
    from(THEME, named('DeveloperError')),
    false,
    UNCAUGHT,
  ],
  ['an error of a file next to the script', from(BESIDE, new TypeError('no')), false, UNCAUGHT],
  ['an error of the page that inlines the script', from(PAGE, new TypeError('no')), false, UNCAUGHT],
  ["an element that can't render", failed(new TypeError('no')), true],
  ['an element that is not visible', failed(new TypeError('no')), false, { isUnseen: true }],
  ['an element without a network connection', failed(new TypeError('Failed to fetch')), false],
  ['an element without a response', failed(answered({ code: 'HTTP' })), false],
  ["an element's response with API errors", failed(answered({ code: 'GRAPHQL' })), true],
  ['a lost response among others', from(SCRIPT, answered({ code: 'INVALID' }, { code: 'NETWORK' })), false],
  ['a text with a name of a code', from(SCRIPT, new Error('The server answered HTTP')), true],
  ["a mistake of the page's author", new DeveloperError('invalid-webcomponent', 'add it'), true],
  [
    'a mistake that leaves nothing visible',
    new DeveloperError('invalid-webcomponent', 'add it'),
    true,
    { isUnseen: true },
  ],
  ['an unknown code', from(SCRIPT, answered({ code: 'NEW_CODE', field: 'input' })), true],
  ['a restricted account', from(SCRIPT, answered({ code: 'RESTRICTED_WALLET_ACCOUNT' })), false],
  ['a lost connection in Chromium', new TypeError('Failed to fetch'), false],
  ['a lost connection in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), false],
  ['a lost connection in Safari', new TypeError('Load failed'), false],
  ['a module that did not load', new TypeError('Importing a module script failed.'), false],
  ['an SDK that did not load', from(SCRIPT, new Error('Could not load https://pay.example/sdk.js')), false],
  ['an abort', new DOMException('The user aborted a request.', 'AbortError'), false],
  ['a time-out', new DOMException('signal timed out', 'TimeoutError'), false],
  ['an error without a visible element', from(SCRIPT, new TypeError('no')), false, { isUnseen: true }],
];

/** Returns true if the error is sent. */
async function isSent(error: unknown, { isUncaught, isUnseen }: Facts = {}): Promise<boolean> {
  document.body.innerHTML = '';
  if (!isUnseen) showElement();
  const { emit, calls, close } = openTelemetry({ options: { errors: '/notify' } });
  if (isUncaught) window.dispatchEvent(Object.assign(new Event('error'), { error }));
  else emit('reported', {}, error);
  await clock.advance(1000);
  const { length } = calls('/notify');
  close();
  return length > 0;
}

for (const [what, error, expected, facts] of ERRORS)
  test(`${expected ? 'sends' : 'drops'} ${what}`, async () => {
    assert.is(await isSent(error, facts), expected);
  });

test('checks visibility only if that decides', async () => {
  for (const [what, error, , { isUncaught = false } = {}] of ERRORS) {
    const isDecided =
      (await isSent(error, { isUncaught })) === (await isSent(error, { isUncaught, isUnseen: true }));
    let reads = 0;
    stub(Object.getPrototypeOf(document), {
      get visibilityState() {
        reads++;
        return 'visible';
      },
    });
    await isSent(error, { isUncaught });
    assert.is(reads, isDecided ? 0 : 1, what);
  }
});

test.run();
